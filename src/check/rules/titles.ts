import { firstFew } from '../../lib/first-few.ts';
import { groupBy } from '../../lib/group-by.ts';
import { problem } from '../../problems/problem.ts';
import type { Rule } from '../site.ts';

/** Every page has a title, and no other page has the same. */
export const titles: Rule = (site, place) => {
  const byTitle = groupBy(
    site.pages.filter(({ forwards }) => !forwards),
    ({ title }) => title,
  );
  return site.pages.flatMap((page) => {
    if (!page.title) return [problem('output-title', place(page), {})];
    const same = byTitle.get(page.title) ?? [];
    if (same.length < 2 || page.forwards) return [];
    const others = firstFew(same, page, ({ output }) => output);
    return [problem('output-duplicate-title', place(page), { title: page.title, ...others })];
  });
};
