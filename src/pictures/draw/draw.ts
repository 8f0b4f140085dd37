import type { PictureLetters } from '../../template-api.ts';
import { coverage, type Frame } from './coverage.ts';
import type { Area, Part, Shape } from './drawing.ts';
import { createLettering } from './lettering.ts';
import { moved, scaleOf } from './matrix.ts';
import { numberOfArea } from './palette.ts';
import { flatten } from './path.ts';
import { toPng } from './png.ts';
import { readSvg } from './read-svg.ts';
import { copySheet, createSheet, paint, type Sheet } from './sheet.ts';
import { intersection, type Spans } from './spans.ts';
import { strokeOutline } from './stroke.ts';

/**
 * Stands for what this drawer makes of an SVG, in the addresses of pictures and where they are kept. To be raised as soon
 * as it makes another one of the same: a test notices.
 */
export const DRAWER = 'drawer 2';

/** Sheets that are packed at the same time, beside the one that is being painted: each takes nearly a megabyte. */
const AT_ONCE = 4;

/** Draws SVGs as PNGs, in their order. */
export async function drawAll(svgs: readonly string[], letters: PictureLetters): Promise<readonly Uint8Array[]> {
  const drawn: Uint8Array[] = [];
  await draw(svgs, letters, (png, index) => {
    drawn[index] = png;
  });
  return drawn;
}

/**
 * Draws SVGs as PNGs and hands each over with its index as soon as it is there. The same SVG with the same letters gives
 * the same bytes on every machine, whichever others are drawn with it. What stands before the first line of text is drawn
 * once for all pictures that begin alike.
 */
export async function draw(
  svgs: readonly string[],
  letters: PictureLetters,
  take: (png: Uint8Array, index: number) => void,
): Promise<void> {
  const write = createLettering(letters);
  const cover = createCover();
  const paintAll = (sheet: Sheet, parts: readonly Part[]) => {
    // What is painted last gets its exact colour, too, however many mixtures come before.
    for (const { color, opacity } of parts) if (opacity === 1) numberOfArea(sheet.palette, color);
    for (const part of parts) {
      if ('text' in part) write(sheet, part);
      else paint(sheet, cover(part, sheet), part.color, part.opacity);
    }
  };
  const packing = new Set<Promise<void>>();
  const spare: Sheet[] = [];
  for (const [backdrop, pictures] of byBackdrop(svgs)) {
    const { width, height, parts } = readSvg(`${backdrop}</svg>`);
    const below = createSheet(width, height);
    // No line of text, even if all have it: a picture must come out the same, whichever others are drawn with it.
    paintAll(below, parts);
    for (const { index, lines } of pictures) {
      const free = spare.findIndex((sheet) => sheet.width === width && sheet.height === height);
      const [sheet = createSheet(width, height)] = free < 0 ? [] : spare.splice(free, 1);
      copySheet(below, sheet);
      paintAll(sheet, readSvg(`${rootOf(backdrop)}${lines}</svg>`).parts);
      const packed = toPng(sheet).then((png) => {
        take(png, index);
        packing.delete(packed);
        spare.push(sheet);
      });
      packing.add(packed);
      if (packing.size >= AT_ONCE) await Promise.race(packing);
    }
  }
  await Promise.all(packing);
}

interface Lettered {
  /** Which of the SVGs it is. */
  readonly index: number;
  /** Lines of text over the backdrop, as SVG. */
  readonly lines: string;
}

/** Pictures by what stands before their first line of text. */
function byBackdrop(svgs: readonly string[]): ReadonlyMap<string, readonly Lettered[]> {
  const pictures = new Map<string, Lettered[]>();
  for (const [index, svg] of svgs.entries()) {
    // Only lines that stand alone at the end can be taken out.
    const [lines = ''] = /(<text\b[^>]*>[^<]*<\/text>)*(?=<\/svg>$)/.exec(svg) ?? [];
    const backdrop = svg.slice(0, svg.length - lines.length - '</svg>'.length);
    pictures.set(backdrop, [...(pictures.get(backdrop) ?? []), { index, lines }]);
  }
  return pictures;
}

const rootOf = (svg: string): string => /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';

/** Finds out what shapes cover, once for each that is drawn in several pictures or colours. */
function createCover() {
  const known = new Map<string, Spans>();
  const covered = (areas: readonly Area[], frame: Frame): Spans => {
    const key = keyOf(areas, frame);
    const found = known.get(key);
    if (found) return found;
    const isEvenOdd = areas.some(({ evenOdd, stroke }) => evenOdd && !stroke);
    const spans = coverage(areas.flatMap(contoursOf), frame, isEvenOdd ? 'evenodd' : 'nonzero');
    known.set(key, spans);
    return spans;
  };
  return (shape: Shape, { width, height }: Sheet): Spans => {
    const frame = { left: 0, top: 0, right: width, bottom: height };
    return shape.within.reduce((spans, areas) => intersection(spans, covered(areas, frame)), covered([shape], frame));
  };
}

const keyOf = (areas: readonly Area[], { right, bottom }: Frame) =>
  areas
    .map(({ data, matrix, evenOdd, stroke }) => `${data}|${matrix}|${evenOdd}|${stroke ? JSON.stringify(stroke) : ''}`)
    .join(`|${right}|${bottom}|`);

function contoursOf({ data, matrix, stroke }: Area): readonly (readonly number[])[] {
  const scale = scaleOf(matrix);
  const lines = flatten(data, scale);
  const contours = stroke ? strokeOutline(lines, stroke, scale) : lines.map(({ points }) => points);
  return contours.map((contour) => moved(contour, matrix));
}
