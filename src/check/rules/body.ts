/** What everyone needs who sees a page, hears it or jumps about in it. */
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

/** An id names one element of a page. */
export const ids = ruleOfPages((page, place) => {
  const seen = new Set<string>();
  const repeated = page.ids.filter(({ id }) => seen.has(id) || !seen.add(id));
  return repeated.map(({ id, at }) => problem('output-duplicate-id', place(page, at), { id }));
});

/** An image states its size, so that nothing jumps, and says what it shows. */
export const images = ruleOfPages((page, place) =>
  page.images.flatMap(({ src, sized, described, at }) => [
    ...(sized ? [] : [problem('output-image-size', place(page, at), { src })]),
    ...(described ? [] : [problem('output-image-alt', place(page, at), { src })]),
  ]),
);
