/** What a page says of itself to search engines and browsers, and what tells it from all others. */
import { firstFew, groupBy, type Others } from '../../lib/collections.ts';
import { addressOfOutput } from '../../lib/paths.ts';
import { problem } from '../../problems/problem.ts';
import type { PageFacts } from '../page-facts.ts';
import { isIndexable, type Rule, ruleOfPages } from '../site.ts';

/** Names the pages that say the same as one of them does. */
function othersSaying(pages: readonly PageFacts[], said: (page: PageFacts) => string | undefined) {
  const groups = groupBy(pages, said);
  return (page: PageFacts): Others => firstFew(groups.get(said(page)) ?? [page], page, ({ output }) => output);
}

/** Every page has a title, and no other page has the same. */
export const titles: Rule = ({ pages }, place) => {
  const staying = pages.filter(({ forwards }) => !forwards);
  const othersOf = othersSaying(staying, ({ title }) => title);
  return pages.flatMap((page) => {
    const { title, forwards } = page;
    if (!title) return [problem('output-title', place(page), {})];
    const same = othersOf(page);
    return forwards || same.others.length === 0
      ? []
      : [problem('output-duplicate-title', place(page), { title, ...same })];
  });
};

/** Every page that search engines list has a description, and no other has the same. */
export const descriptions: Rule = ({ pages }, place) => {
  const listed = pages.filter(isIndexable);
  const othersOf = othersSaying(listed, ({ description }) => description?.text);
  return listed.flatMap((page) => {
    const { text: description, at } = page.description ?? {};
    if (!description) return [problem('output-description', place(page, at), {})];
    const same = othersOf(page);
    if (same.others.length === 0) return [];
    return [problem('output-duplicate-description', place(page, at), { description, ...same })];
  });
};

/** No two pages that search engines list have the same main heading. `headings` asks whether there is one. */
export const mainHeadings: Rule = ({ pages }, place) => {
  const listed = pages.filter(isIndexable);
  const othersOf = othersSaying(listed, ({ mainHeading }) => mainHeading?.text);
  return listed.flatMap((page) => {
    const { text: heading, at } = page.mainHeading ?? {};
    const same = othersOf(page);
    if (!heading || same.others.length === 0) return [];
    return [problem('output-duplicate-h1', place(page, at), { heading, ...same }, 'warning')];
  });
};

/** Every page that search engines list says where it belongs: at its own address, in full. */
export const canonicals: Rule = ({ pages, origin = '' }, place) => {
  const listed = pages.filter(isIndexable);
  const othersOf = othersSaying(listed, ({ canonical }) => canonical?.href);
  return listed.flatMap((page) => {
    if (!page.canonical) return [problem('output-canonical-missing', place(page), {})];
    const { href, at } = page.canonical;
    const own = `${origin}${encodeURI(addressOfOutput(page.output))}`;
    if (href === own || href === decodeURI(own)) return [];
    return [problem('output-canonical', place(page, at), { href, own, ...othersOf(page) })];
  });
};

/** A page says which language it is written in, and has one part that is the page itself. */
export const document = ruleOfPages((page, place) => [
  ...(page.lang ? [] : [problem('output-lang', place(page), {})]),
  // A page that only sends its visitors on is seen for a moment, if at all.
  ...(page.mains.length === 1 || page.forwards
    ? []
    : [problem('output-main', place(page, page.mains[1]?.at), { count: page.mains.length })]),
]);

/** Structured data is JSON. Search engines drop what they cannot read, without a word. */
export const structuredData = ruleOfPages((page, place) =>
  page.data.filter(({ texts }) => texts === undefined).map(({ at }) => problem('output-json', place(page, at), {})),
);
