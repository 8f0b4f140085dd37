import { groupBy } from '../../lib/group-by.ts';
import { problem } from '../../problems/problem.ts';
import type { SiteRule } from '../rule.ts';

/** Every page has a title, and no other page has the same. */
export const titles: SiteRule = (site, place) => {
  const byTitle = groupBy(
    site.pages.filter(({ forwards }) => !forwards),
    ({ title }) => title,
  );
  return site.pages.flatMap((page) => {
    if (!page.title) return [problem('output-title', place(page), {})];
    const others = (byTitle.get(page.title) ?? []).filter((other) => other !== page).map(({ output }) => output);
    return others.length > 0 && !page.forwards
      ? [problem('output-duplicate-title', place(page), { title: page.title, others })]
      : [];
  });
};
