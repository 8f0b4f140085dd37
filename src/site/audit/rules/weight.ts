import type { Budget } from '../../../api/template-api.ts';
import { type Problem, problem } from '../../../base/findings/problem.ts';
import { groupBy } from '../../../base/lib/collections.ts';
import { type FirstVisit, fileOf, firstVisits, PARTS, type Part, partOf, total } from '../first-visit.ts';
import type { PageFacts } from '../page-facts.ts';
import type { CheckedSite, PlaceOf, Rule } from '../site.ts';

/** A page over its budget. */
interface Heavy {
  readonly page: PageFacts;
  readonly visit: FirstVisit;
  readonly bytes: number;
  readonly budget: number;
}

/**
 * The first visit to a page stays within the budget of its type. Only the heaviest page of a type is reported: the others
 * load mostly the same files. Too much text is a warning, and so is a little too much code.
 */
export const weight: Rule = (site, place) => {
  const typeOf = (page: PageFacts) => site.records.get(page.output)?.type;
  return [...groupBy(site.pages, typeOf)].flatMap(([type, pages]) => {
    const budget = site.budgets[type ?? '*'] ?? site.budgets['*'];
    return budget ? judge(site, pages, budget, place) : [];
  });
};

function judge(site: CheckedSite, pages: readonly PageFacts[], budget: Budget, place: PlaceOf): Problem[] {
  const visitTo = firstVisits(site);
  const visits = pages.map((page) => ({ page, visit: visitTo(page) }));
  return PARTS.flatMap((part) => {
    const limit = budget[part];
    if (limit === undefined) return [];
    const over = visits
      .map((each): Heavy => ({ ...each, bytes: total(partOf(each.visit, part)), budget: limit }))
      .filter(({ bytes }) => bytes > limit)
      .sort((a, b) => b.bytes - a.bytes);
    return over[0] ? [finding(site, over[0], part, over.length - 1, place)] : [];
  });
}

/** Parts that grow with what editors write. The others depend on templates. */
const WRITTEN_BY_EDITORS: readonly Part[] = ['total', 'html'];

/** Up to this multiple of its budget, code is only warned about: a full budget must not refuse the first honest change. */
const TOLERANCE = 1.1;

function finding(site: CheckedSite, { page, visit, bytes, budget }: Heavy, part: Part, others: number, place: PlaceOf) {
  const [largest] = [...partOf(visit, part)].sort((a, b) => b.bytes - a.bytes);
  const previous = site.previous(page.output);
  const before = previous?.pages.find(({ output }) => output === page.output);
  const growth = previous && before && bytes - total(partOf(firstVisits(previous)(before), part));
  // Undefined for the page itself and for files that only its style sheets or scripts name.
  const reference = page.addresses.find(({ href }) => fileOf(site, page.output, href) === largest?.file);
  const params = {
    part,
    bytes,
    budget,
    heaviest: largest?.file ?? page.output,
    heaviestBytes: largest?.bytes ?? 0,
    growth,
    others,
  };
  const isTolerable = WRITTEN_BY_EDITORS.includes(part) || bytes <= TOLERANCE * budget;
  const severity = isTolerable ? 'warning' : 'error';
  return problem('output-heavy', place(page, reference?.at ?? 0), params, severity);
}
