import { firstFew } from '../../lib/first-few.ts';
import { groupBy } from '../../lib/group-by.ts';
import { problem } from '../../problems/problem.ts';
import { isIndexable, type Rule } from '../site.ts';

/** Every page that search engines list has a description, and no other has the same. */
export const descriptions: Rule = (site, place) => {
  const listed = site.pages.filter(isIndexable);
  const byText = groupBy(listed, ({ description }) => description?.text);
  return listed.flatMap((page) => {
    if (!page.description?.text) return [problem('output-description', place(page, page.description?.at), {})];
    const { text, at } = page.description;
    const same = byText.get(text) ?? [];
    if (same.length < 2) return [];
    const others = firstFew(same, page, ({ output }) => output);
    return [problem('output-duplicate-description', place(page, at), { description: text, ...others })];
  });
};
