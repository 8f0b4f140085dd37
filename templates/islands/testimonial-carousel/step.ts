import { fillSlots } from 'nebel/shared/slots';

/** Returns the index after a step, wrapping at both ends. */
export function indexAfterStep(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}

/** Returns the slide most visible at a scroll `offset`. `stride` is the distance between slides. */
export function slideAt(offset: number, stride: number, count: number): number {
  if (stride <= 0) return 0;
  return Math.min(Math.max(Math.round(offset / stride), 0), count - 1);
}

/** Formats the position of a slide: «3 von 12». */
export const positionText = (words: string, index: number, count: number) =>
  fillSlots(words, { number: index + 1, count });
