/**
 * What a shape covers: places in a row of pixels that are covered alike, four numbers each: `x`, `y`, how many pixels,
 * and how much of each, from 1 to `FULL`. Rows lie below each other, and places in a row from left to right.
 */
export type Spans = Int16Array;

/** A pixel that is covered as a whole. Sixteen steps are what an eye can tell apart at an edge. */
export const FULL = 16;

/** Collects places of a shape. There is one notebook for all shapes, because each is finished before the next begins. */
export function startSpans(): void {
  used = 0;
}

export function addSpan(x: number, y: number, length: number, level: number): void {
  if (used + 4 > notebook.length) {
    const larger = new Int16Array(2 * notebook.length);
    larger.set(notebook);
    notebook = larger;
  }
  notebook[used] = x;
  notebook[used + 1] = y;
  notebook[used + 2] = length;
  notebook[used + 3] = level;
  used += 4;
}

export const endSpans = (): Spans => notebook.slice(0, used);

let notebook: Spans = new Int16Array(1 << 16);
let used = 0;

/** What both cover, each as far as the other lets it. */
export function intersection(one: Spans, other: Spans): Spans {
  startSpans();
  let a = 0;
  let b = 0;
  while (a < one.length && b < other.length) {
    const x = one[a] ?? 0;
    const y = one[a + 1] ?? 0;
    const end = x + (one[a + 2] ?? 0);
    const otherX = other[b] ?? 0;
    const otherY = other[b + 1] ?? 0;
    const otherEnd = otherX + (other[b + 2] ?? 0);
    if (y === otherY) {
      const from = Math.max(x, otherX);
      const to = Math.min(end, otherEnd);
      const level = Math.round(((one[a + 3] ?? 0) * (other[b + 3] ?? 0)) / FULL);
      if (from < to && level > 0) addSpan(from, y, to - from, level);
    }
    if (y < otherY || (y === otherY && end <= otherEnd)) a += 4;
    else b += 4;
  }
  return endSpans();
}
