import { problem } from '../../problems/problem.ts';
import { ruleOfPages } from '../site.ts';

/** An image states its size, so that nothing jumps, and says what it shows. */
export const images = ruleOfPages((page, place) =>
  page.images.flatMap(({ src, sized, described, at }) => [
    ...(sized ? [] : [problem('output-image-size', place(page, at), { src })]),
    ...(described ? [] : [problem('output-image-alt', place(page, at), { src })]),
  ]),
);
