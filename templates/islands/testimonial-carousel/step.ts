import { fillSlots } from 'nebel/shared/slots';

/** The index after a step: past the last comes the first, before the first the last. */
export function stepped(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}

/** The slide that a strip scrolled to `offset` shows most of; `stride` is the distance from slide to slide. */
export function shownAt(offset: number, stride: number, count: number): number {
  if (stride <= 0) return 0;
  return Math.min(Math.max(Math.round(offset / stride), 0), count - 1);
}

/** Puts the place of a slide into words: «3 von 12». */
export const placed = (words: string, index: number, count: number) => fillSlots(words, { number: index + 1, count });
