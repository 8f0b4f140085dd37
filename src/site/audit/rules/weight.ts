import type { Budget } from '../../../api/template-api.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { groupBy } from '../../../base/lib/collections.ts';
import type { CheckedSite, PlaceOf, Rule } from '../checked-site.ts';
import { type FirstVisit, fileOf, firstVisits, PARTS, type Part, partOf, total } from '../first-visit.ts';

/** A page over its budget. */
interface Heavy {
  /** Path in the output folder. */
  readonly page: string;
  readonly visit: FirstVisit;
  readonly bytes: number;
  readonly budget: number;
}

/**
 * The first visit to a page stays within the budget of its type. Only the heaviest page of a type is reported: the others
 * load mostly the same files. Too much text is a warning, and so is a little too much code.
 */
export const weight: Rule = {
  kind: 'site',
  judge(place, site) {
    const pages = site.outlines.flatMap(({ output, page }) => (page ? [output] : []));
    return [...groupBy(pages, (output) => site.records.get(output)?.type)].flatMap(([type, own]) => {
      const budget = site.budgets?.[type ?? '*'] ?? site.budgets?.['*'];
      return budget ? judge(site, own, budget, place) : [];
    });
  },
};

function judge(site: CheckedSite, pages: readonly string[], budget: Budget, place: PlaceOf): Finding[] {
  const visitTo = firstVisits(site);
  const visits = pages.map((page) => ({ page, visit: visitTo(page) }));
  return PARTS.flatMap((part) => {
    const limit = budget[part];
    if (limit === undefined) return [];
    const over = visits
      .map((each): Heavy => ({ ...each, bytes: total(partOf(each.visit, part)), budget: limit }))
      .filter(({ bytes }) => bytes > limit)
      .sort((a, b) => b.bytes - a.bytes);
    return over[0] ? [heavyFinding(site, over[0], part, over.length - 1, place)] : [];
  });
}

/** Parts that grow with what editors write. The others depend on templates. */
const WRITTEN_BY_EDITORS: readonly Part[] = ['total', 'html'];

/** Up to this multiple of its budget, code is only warned about: a full budget must not refuse the first honest change. */
const TOLERANCE = 1.1;

function heavyFinding(
  site: CheckedSite,
  { page, visit, bytes, budget }: Heavy,
  part: Part,
  others: number,
  place: PlaceOf,
) {
  const [largest] = [...partOf(visit, part)].sort((a, b) => b.bytes - a.bytes);
  const previous = site.previous();
  const growth = previous?.has(page) ? bytes - total(partOf(firstVisits(previous)(page), part)) : undefined;
  // Undefined for the page itself and for files that only its style sheets or scripts name.
  const { addresses = [] } = site.factsOf(page)?.page ?? {};
  const reference = addresses.find(({ href }) => fileOf(site, page, href) === largest?.file);
  const params = {
    part,
    bytes,
    budget,
    heaviest: largest?.file ?? page,
    heaviestBytes: largest?.bytes ?? 0,
    growth,
    others,
  };
  const isTolerable = WRITTEN_BY_EDITORS.includes(part) || bytes <= TOLERANCE * budget;
  const severity = isTolerable ? 'warning' : 'error';
  return finding('output-heavy', place({ output: page }, reference?.at ?? 0), params, severity);
}
