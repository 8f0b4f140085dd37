/** Rules about what a page states about itself to search engines and browsers, and what must be unique to it. */

import { type Finding, finding, type Severity } from '../../../base/findings/finding.ts';
import { firstFew, groupBy } from '../../../base/lib/collections.ts';
import { addressOfOutput } from '../../../base/lib/paths.ts';
import { isIndexable, type PlaceOf, ruleOfHeads, ruleOfPages } from '../checked-site.ts';
import type { PageFacts } from '../page-facts.ts';

/** Finds pages with the same text in a part of them. */
function duplicates(
  part: 'title' | 'description' | 'h1',
  pages: readonly PageFacts[],
  place: PlaceOf,
  partOf: (page: PageFacts) => { readonly text?: string | undefined; readonly at?: number } | undefined,
  severity?: Severity,
): Finding[] {
  const groups = groupBy(pages, (page) => partOf(page)?.text);
  return pages.flatMap((page) => {
    const { text, at } = partOf(page) ?? {};
    const same = firstFew(groups.get(text) ?? [page], page, ({ output }) => output);
    if (!text || same.others.length === 0) return [];
    return [finding('page-duplicate', place(page, at), { part, text, ...same }, severity)];
  });
}

/** Every page has a unique title. Redirects and incomplete drafts are not compared. */
export const titles = ruleOfHeads((pages, place, { records }) => [
  ...pages.filter(({ title }) => !title).map((page) => finding('output-head', place(page), { lacks: 'title' })),
  ...duplicates(
    'title',
    pages.filter(({ redirects, output }) => !redirects && !records.get(output)?.isIncomplete),
    place,
    ({ title }) => ({ text: title }),
  ),
]);

/** Every indexable page has a unique description. */
export const descriptions = ruleOfHeads((pages, place) => {
  const listed = pages.filter(isIndexable);
  const without = listed.filter(({ description }) => !description?.text);
  return [
    ...without.map((page) => finding('output-head', place(page, page.description?.at), { lacks: 'description' })),
    ...duplicates('description', listed, place, ({ description }) => description),
  ];
});

/** No two indexable pages have the same main heading. `headings` checks that there is one. */
export const mainHeadings = ruleOfHeads((pages, place) =>
  duplicates('h1', pages.filter(isIndexable), place, ({ mainHeading }) => mainHeading, 'warning'),
);

/** Every indexable page has a canonical link to its own absolute address, and to no other. */
export const canonicals = ruleOfHeads((pages, place, { origin = '', base }) =>
  pages.filter(isIndexable).flatMap((page) => {
    if (page.canonicals.length === 0) return [finding('output-head', place(page), { lacks: 'canonical' })];
    const own = `${origin}${base}${encodeURI(addressOfOutput(page.output))}`;
    return page.canonicals
      .filter(({ href }) => href !== own && href !== decodeURI(own))
      .map(({ href, at }) => finding('output-canonical', place(page, at), { href, own }));
  }),
);

/** The form of a tag of a language: `de`, `de-CH`, `gsw`. */
const LANGUAGE = /^(?:[a-z]{2,3}|[ix])(?:-[a-z\d]{1,8})*$/i;

/** A page starts with its doctype, states its language, encoding and width, and has exactly one `<main>`. */
export const document = ruleOfPages((page, place) => [
  ...(page.hasDoctype ? [] : [finding('output-head', place(page, 0), { lacks: 'doctype' })]),
  ...(LANGUAGE.test(page.lang ?? '') ? [] : [finding('output-head', place(page), { lacks: 'lang' })]),
  ...(page.isUtf8 ? [] : [finding('output-head', place(page), { lacks: 'charset' })]),
  // Visitors hardly ever see a page that redirects.
  ...(page.hasViewport || page.redirects ? [] : [finding('output-head', place(page), { lacks: 'viewport' })]),
  ...(page.mains.length === 1 || page.redirects
    ? []
    : [finding('output-exactly-one', place(page, page.mains[1]?.at), { element: 'main', count: page.mains.length })]),
]);

/** Structured data is valid JSON. Search engines silently ignore it otherwise. */
export const structuredData = ruleOfPages((page, place) =>
  page.unreadableData.map(({ at }) => finding('output-json', place(page, at), {})),
);
