import { problem } from '../../problems/problem.ts';
import { ruleOfPages } from '../site.ts';

/** A page has exactly one main heading, and under each heading the next lower level follows. */
export const headings = ruleOfPages((page, place) => {
  const mains = page.headings.filter(({ level }) => level === 1);
  const skips = page.headings.flatMap(({ level, text, at }, index) => {
    const above = page.headings[index - 1]?.level ?? level;
    return level > above + 1 ? [problem('output-heading-order', place(page, at), { level, above, text })] : [];
  });
  return mains.length === 1 ? skips : [problem('output-h1', place(page), { count: mains.length }), ...skips];
});
