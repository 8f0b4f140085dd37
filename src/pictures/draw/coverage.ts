import { addSpan, endSpans, FULL, type Spans, startSpans } from './spans.ts';

/** The part of the sheet that is worth knowing about, in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Which points lie inside lines that cross: by direction, or every second. */
export type FillRule = 'nonzero' | 'evenodd';

/**
 * Which pixels the area within some contours covers, and how much of each. The edges are exact: every line adds the
 * area to its right to the pixels it crosses, so that adding up a row from left to right gives what is covered. Where
 * lines of one shape cross within a pixel, their areas are added up, which nobody sees.
 */
export function coverage(contours: readonly (readonly number[])[], frame: Frame, rule: FillRule = 'nonzero'): Spans {
  const box = boxAround(contours, frame);
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (!(width > 0 && height > 0)) return new Int16Array(0);
  const ledger = ledgerFor(width, height);
  for (const contour of contours) {
    let x0 = contour.at(-2) ?? 0;
    let y0 = contour.at(-1) ?? 0;
    for (let at = 0; at < contour.length; at += 2) {
      const x1 = contour[at] ?? 0;
      const y1 = contour[at + 1] ?? 0;
      addLine(ledger, height, x0 - box.left, y0 - box.top, x1 - box.left, y1 - box.top);
      x0 = x1;
      y0 = y1;
    }
  }
  return spansOf(ledger, height, box, rule);
}

/** What lines have added to each pixel, and which pixels there may be anything to add up. */
interface Ledger {
  readonly width: number;
  /** Pixels from one row to the next: whole blocks, and at least one pixel more than is seen. */
  readonly stride: number;
  readonly areas: Float32Array;
  /** By block of pixels, 1 if a line crosses it. */
  readonly crossed: Uint8Array;
}

/** Pixels in a block are 2 to the power of this. */
const BLOCK = 4;

let room = { areas: new Float32Array(0), crossed: new Uint8Array(0) };

/** An empty ledger. There is one room for all, because each is emptied as it is read. */
function ledgerFor(width: number, height: number): Ledger {
  const blocks = (width >> BLOCK) + 1;
  const stride = (blocks + (width % (1 << BLOCK) === (1 << BLOCK) - 1 ? 1 : 0)) << BLOCK;
  const size = stride * height;
  if (room.areas.length < size) room = { areas: new Float32Array(size), crossed: new Uint8Array(size >> BLOCK) };
  return { width, stride, ...room };
}

/** Whole pixels around the contours, as far as they lie in the frame. */
function boxAround(contours: readonly (readonly number[])[], frame: Frame): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let at = 0; at < contour.length; at += 2) {
      const x = contour[at] ?? 0;
      const y = contour[at + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return {
    left: Math.max(Math.floor(left), frame.left),
    top: Math.max(Math.floor(top), frame.top),
    right: Math.min(Math.ceil(right), frame.right),
    bottom: Math.min(Math.ceil(bottom), frame.bottom),
  };
}

/** Adds a line's share to each pixel it crosses, as the difference to the pixel on its left. */
function addLine(ledger: Ledger, height: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const { width, stride, areas, crossed } = ledger;
  const down = y0 < y1;
  const top = down ? y0 : y1;
  const bottom = down ? y1 : y0;
  const start = down ? x0 : x1;
  const slope = (x1 - x0) / (y1 - y0);
  const lastRow = Math.min(height, Math.ceil(bottom));
  for (let row = Math.max(0, Math.floor(top)); row < lastRow; row++) {
    const from = Math.max(row, top);
    const to = Math.min(row + 1, bottom);
    const tall = down ? to - from : from - to;
    // What lies left of the frame counts at its left edge, what lies right of it does not count.
    const one = Math.min(Math.max(start + (from - top) * slope, 0), width);
    const other = Math.min(Math.max(start + (to - top) * slope, 0), width);
    const left = Math.min(one, other);
    const right = Math.max(one, other);
    const first = Math.floor(left);
    const at = row * stride + first;
    const columns = Math.ceil(right) - first;
    crossed[at >> BLOCK] = 1;
    if (columns <= 1) {
      const share = tall * ((left + right) / 2 - first);
      areas[at] = (areas[at] ?? 0) + tall - share;
      areas[at + 1] = (areas[at + 1] ?? 0) + share;
      crossed[(at + 1) >> BLOCK] = 1;
      continue;
    }
    // The line crosses several pixels of this row, of which each lies partly to its left and partly to its right.
    const each = tall / (right - left);
    let before = 0;
    for (let column = 0; column < columns; column++) {
      const enters = Math.max(left, first + column);
      const leaves = Math.min(right, first + column + 1);
      const covered = each * ((leaves - enters) * (first + column + 1 - (enters + leaves) / 2) + enters - left);
      areas[at + column] = (areas[at + column] ?? 0) + covered - before;
      crossed[(at + column) >> BLOCK] = 1;
      before = covered;
    }
    areas[at + columns] = (areas[at + columns] ?? 0) + tall - before;
    crossed[(at + columns) >> BLOCK] = 1;
  }
}

/** Adds up each row from left to right, and empties the ledger. */
function spansOf(
  { width, stride, areas, crossed }: Ledger,
  height: number,
  { left, top }: Frame,
  rule: FillRule,
): Spans {
  startSpans();
  for (let row = 0; row < height; row++) {
    const start = row * stride;
    let sum = 0;
    let level = 0;
    let from = 0;
    for (let block = start >> BLOCK; block < (start + stride) >> BLOCK; block++) {
      if (crossed[block] === 0) continue;
      crossed[block] = 0;
      const end = (block + 1) << BLOCK;
      for (let at = block << BLOCK; at < end; at++) {
        const change = areas[at] ?? 0;
        if (change === 0) continue;
        areas[at] = 0;
        sum += change;
        const next = levelOf(sum, rule);
        if (next === level) continue;
        const x = Math.min(at - start, width);
        if (level > 0 && x > from) addSpan(left + from, top + row, x - from, level);
        level = next;
        from = x;
      }
    }
    if (level > 0 && from < width) addSpan(left + from, top + row, width - from, level);
  }
  return endSpans();
}

function levelOf(sum: number, rule: FillRule): number {
  const area = Math.abs(sum);
  if (rule === 'nonzero') return Math.round(Math.min(area, 1) * FULL);
  const rest = area % 2;
  return Math.round((rest > 1 ? 2 - rest : rest) * FULL);
}
