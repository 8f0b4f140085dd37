import { escapeXml, fillSlots, oncePerSite, type SiteView } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import type { Color } from '../../format/classes.ts';
import { type Palette, paletteOf } from '../../palette.ts';
import { siteDataOf } from '../../site-data.ts';

/** Parsed markup of a drawing. */
export interface Drawing {
  /** `0 10 480 285` */
  readonly viewBox: string;
  /** Alternative text. Empty if the drawing has none. */
  readonly title: string;
  /** True for a landscape that continues beyond its sides (`data-sides="open"`). Interiors end at their walls. */
  readonly hasOpenSides: boolean;
  /** Services to which the rooms of the drawing belong, in document order. */
  readonly rooms: readonly string[];
  /** Content of the root element, without title and description. */
  readonly inner: string;
}

/** Returns the name of a landscape combined with its landmark, if it has one. */
export const withLandmark = (landscape: string | undefined, landmark: string | undefined) =>
  landscape && landmark ? `${landscape}+${landmark}` : landscape;

/** Returns a parsed drawing, or a landscape combined with its landmark. */
export const drawingNamed = oncePerSite((site, name: string): Drawing => {
  const [landscape = '', landmark] = name.split('+');
  const drawing = parseDrawing(site, landscape);
  if (landmark === undefined) return insertLandmark(drawing, undefined, '');
  return insertLandmark(drawing, parseDrawing(site, landmark), siteDataOf(site).words.pictures.behind);
});

/** Throws for a file without a view box in the notation of our drawings: without its size, it would not be visible. */
function parseDrawing(site: SiteView, name: string): Drawing {
  const markup = site.illustration(name);
  const [root = '', attributes = ''] = /<svg\b([^>]*)>/.exec(markup) ?? [];
  const [, viewBox] = /\sviewBox="((?:-?[\d.]+ ){2}[\d.]+ [\d.]+)"/.exec(attributes) ?? [];
  if (!viewBox) throw new Error(`The drawing ${name}.svg needs a view box such as viewBox="0 0 240 220".`);
  const body = markup.slice(markup.indexOf(root) + root.length, markup.lastIndexOf('</svg>'));
  const inner = body.replace(/<title[^>]*>[^<]*<\/title>/, '').replace(/<desc[^>]*>[^<]*<\/desc>/, '');
  // Fill and stroke of the root apply to everything inside, and so do the prefixes that drawing programs declare there.
  const inherited = [...attributes.matchAll(/\s(?:fill|stroke[\w-]*|xmlns:[\w-]+)="[^"]*"/g)].join('');
  return {
    viewBox,
    title: /<title[^>]*>([^<]*)<\/title>/.exec(body)?.[1]?.trim() ?? '',
    hasOpenSides: /data-sides="open"/.test(attributes),
    rooms: [...body.matchAll(/\bdata-room="([^"]*)"/g)].map(([, service = '']) => service),
    inner: inherited ? `<g${inherited}>${inner.trim()}</g>` : inner.replace(/(\bdata-room=")[^"]*/g, '$1'),
  };
}

/** Slot for a landmark in a landscape: x, y, width and height, in its own units. */
const LANDMARK_SLOT = /<g data-landmark="(\S+) (\S+) (\S+) (\S+)"\/>/;

/** Returns the landscape with the landmark in its slot, described by the sentence `behind`, or with the slot removed. */
function insertLandmark(landscape: Drawing, landmark: Drawing | undefined, behind: string): Drawing {
  const [slot = '', x, y, width, height] = LANDMARK_SLOT.exec(landscape.inner) ?? [];
  if (!landmark || !slot) return { ...landscape, inner: landscape.inner.replace(slot, '') };
  const { viewBox, inner, title } = landmark;
  const drawn = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${inner}</svg>`;
  return {
    ...landscape,
    // Titles of drawings are already escaped, the sentence is not.
    title: fillSlots(escapeXml(behind), { landscape: landscape.title, landmark: title }),
    inner: landscape.inner.replace(slot, () => drawn),
  };
}

/**
 * Returns a drawing as a standalone SVG file, in a service's hue or the house hue. Page styles don't reach such a file,
 * so it gets the colours that `illustration.css` sets within a page.
 */
export function svgFileOf({ viewBox, inner }: Drawing, color?: Color): string {
  const markup = applyPalette(inner, paletteOf(color, undefined)).replaceAll('currentColor', COLORS.ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${COLORS.ink}">${markup}</svg>`;
}

/** Replaces the colour variables of a drawing by their values, for contexts without a style sheet. */
export function applyPalette(markup: string, palette: Palette): string {
  const values: Readonly<Record<string, string>> = {
    ...palette,
    'ill-fog': palette['accent-mid'],
    'ill-drop': palette.accent,
    'ill-paper': COLORS.paper,
  };
  return markup.replace(/var\(--([\w-]+),\s*([^)]*)\)/g, (_, name: string, usual: string) => values[name] ?? usual);
}

/** Returns the size of the view box, in its own units. */
export function sizeOf({ viewBox }: Drawing): { readonly width: number; readonly height: number } {
  const [, , width = 0, height = 0] = viewBox.split(/\s+/).map(Number);
  return { width, height };
}

/** Writes a drawing as a file of its own, and returns its address on this site. */
export function pictureUrl(site: SiteView, name: string, color?: Color): string {
  return site.file(`${name}.svg`, svgFileOf(drawingNamed(site, name), color));
}
