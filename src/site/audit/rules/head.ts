/** Rules about what a page states about itself to search engines and browsers, and what must be unique to it. */

import { finding } from '../../../base/findings/finding.ts';
import { firstFew, groupBy, type NameList } from '../../../base/lib/collections.ts';
import { addressOfOutput } from '../../../base/lib/paths.ts';
import type { PageFacts } from '../page-facts.ts';
import { isIndexable, ruleOfHeads, ruleOfPages } from '../site.ts';

/** Returns a function that lists the other pages with the same value. */
function duplicatesBy(pages: readonly PageFacts[], keyOf: (page: PageFacts) => string | undefined) {
  const groups = groupBy(pages, keyOf);
  return (page: PageFacts): NameList => firstFew(groups.get(keyOf(page)) ?? [page], page, ({ output }) => output);
}

/** Every page has a unique title. Redirects are not compared. */
export const titles = ruleOfHeads((pages, place) => {
  const compared = pages.filter(({ redirects }) => !redirects);
  const duplicatesOf = duplicatesBy(compared, ({ title }) => title);
  return pages.flatMap((page) => {
    const { title, redirects } = page;
    if (!title) return [finding('output-title', place(page), {})];
    const same = duplicatesOf(page);
    return redirects || same.others.length === 0
      ? []
      : [finding('output-duplicate-title', place(page), { title, ...same })];
  });
});

/** Every indexable page has a unique description. */
export const descriptions = ruleOfHeads((pages, place) => {
  const listed = pages.filter(isIndexable);
  const duplicatesOf = duplicatesBy(listed, ({ description }) => description?.text);
  return listed.flatMap((page) => {
    const { text: description, at } = page.description ?? {};
    if (!description) return [finding('output-description', place(page, at), {})];
    const same = duplicatesOf(page);
    if (same.others.length === 0) return [];
    return [finding('output-duplicate-description', place(page, at), { description, ...same })];
  });
});

/** No two indexable pages have the same main heading. `headings` checks that there is one. */
export const mainHeadings = ruleOfHeads((pages, place) => {
  const listed = pages.filter(isIndexable);
  const duplicatesOf = duplicatesBy(listed, ({ mainHeading }) => mainHeading?.text);
  return listed.flatMap((page) => {
    const { text: heading, at } = page.mainHeading ?? {};
    const same = duplicatesOf(page);
    if (!heading || same.others.length === 0) return [];
    return [finding('output-duplicate-h1', place(page, at), { heading, ...same }, 'warning')];
  });
});

/** Every indexable page has a canonical link to its own absolute address. */
export const canonicals = ruleOfHeads((pages, place, { origin = '', base }) => {
  const listed = pages.filter(isIndexable);
  const duplicatesOf = duplicatesBy(listed, ({ canonical }) => canonical?.href);
  return listed.flatMap((page) => {
    if (!page.canonical) return [finding('output-canonical-missing', place(page), {})];
    const { href, at } = page.canonical;
    const own = `${origin}${base}${encodeURI(addressOfOutput(page.output))}`;
    if (href === own || href === decodeURI(own)) return [];
    return [finding('output-canonical', place(page, at), { href, own, ...duplicatesOf(page) })];
  });
});

/** A page starts with its doctype, states its language and has exactly one `<main>`. */
export const document = ruleOfPages((page, place) => [
  ...(page.hasDoctype ? [] : [finding('output-doctype', place(page, 0), {})]),
  ...(page.lang ? [] : [finding('output-lang', place(page), {})]),
  // Visitors hardly ever see a page that redirects.
  ...(page.mains.length === 1 || page.redirects
    ? []
    : [finding('output-main', place(page, page.mains[1]?.at), { count: page.mains.length })]),
]);

/** Structured data is valid JSON. Search engines silently ignore it otherwise. */
export const structuredData = ruleOfPages((page, place) =>
  page.unreadableData.map(({ at }) => finding('output-json', place(page, at), {})),
);
