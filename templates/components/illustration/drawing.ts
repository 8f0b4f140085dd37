import { escapeXml, fillSlots, oncePerSite } from 'nebel/template-api';
import { COLORS } from '../../colors.gen.ts';
import type { Color } from '../../format/hue.ts';
import { type Palette, paletteOf } from '../../palette.ts';
import { siteDataOf } from '../../site-data.ts';

/** The parts of a drawing's markup. */
export interface Drawing {
  /** `0 10 480 285` */
  readonly viewBox: string;
  /** What it shows, in words. Empty if it does not say. */
  readonly title: string;
  /** True for a landscape that goes on beyond its sides, `data-sides="open"`. Rooms end with their walls. */
  readonly hasOpenSides: boolean;
  /** The services to which its rooms belong, in their order. */
  readonly rooms: readonly string[];
  /** Everything inside the root, without title and description. */
  readonly inner: string;
}

/** The name of a landscape with its landmark, if it has one. */
export const withLandmark = (landscape: string | undefined, landmark: string | undefined) =>
  landscape && landmark ? `${landscape}+${landmark}` : landscape;

/** One of our drawings, or a landscape and its landmark, taken apart. */
export const drawingNamed = oncePerSite((site, name: string): Drawing => {
  const [landscape = '', landmark] = name.split('+');
  const drawing = takenApart(site.illustration(landscape));
  if (landmark === undefined) return inserted(drawing, undefined, '');
  return inserted(drawing, takenApart(site.illustration(landmark)), siteDataOf(site).words.pictures.behind);
});

function takenApart(markup: string): Drawing {
  const [root = '', attributes = ''] = /<svg\b([^>]*)>/.exec(markup) ?? [];
  const body = markup.slice(markup.indexOf(root) + root.length, markup.lastIndexOf('</svg>'));
  const inner = body.replace(/<title[^>]*>[^<]*<\/title>/, '').replace(/<desc[^>]*>[^<]*<\/desc>/, '');
  // What the root says about lines and colours counts for everything inside.
  const paint = [...attributes.matchAll(/\s(?:fill|stroke[\w-]*)="[^"]*"/g)].join('');
  return {
    viewBox: /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '',
    title: /<title[^>]*>([^<]*)<\/title>/.exec(body)?.[1]?.trim() ?? '',
    hasOpenSides: /data-sides="open"/.test(attributes),
    rooms: [...body.matchAll(/\bdata-room="([^"]*)"/g)].map(([, service = '']) => service),
    inner: paint ? `<g${paint}>${inner.trim()}</g>` : inner,
  };
}

/** Where a landscape has room for a landmark: from the left, from the top, width and height, in its own units. */
const ROOM = /<g data-landmark="(\S+) (\S+) (\S+) (\S+)"\/>/;

/** A landscape with the landmark in its room, described by the sentence `behind`, or with the room left empty. */
function inserted(landscape: Drawing, landmark: Drawing | undefined, behind: string): Drawing {
  const [place = '', x, y, width, height] = ROOM.exec(landscape.inner) ?? [];
  if (!landmark || !place) return { ...landscape, inner: landscape.inner.replace(place, '') };
  const { viewBox, inner, title } = landmark;
  const drawn = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${inner}</svg>`;
  return {
    ...landscape,
    // Titles of drawings are markup already; the sentence is a text.
    title: fillSlots(escapeXml(behind), { landscape: landscape.title, landmark: title }),
    inner: landscape.inner.replace(place, () => drawn),
  };
}

/**
 * A drawing as a file of its own, in the hue of a service or of the house. No style sheet of a page reaches into such a
 * file, so it gets the colours that `illustration.css` gives to a drawing inside a page.
 */
export function asFile({ viewBox, inner }: Drawing, color?: Color): string {
  const markup = painted(inner, paletteOf(color, undefined)).replaceAll('currentColor', COLORS.ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${COLORS.ink}">${markup}</svg>`;
}

/** Markup of a drawing with its colours written out, where no style sheet gives its variables a value. */
export function painted(markup: string, palette: Palette): string {
  const values: Readonly<Record<string, string>> = {
    ...palette,
    'ill-fog': palette['accent-mid'],
    'ill-drop': palette.accent,
    'ill-paper': COLORS.paper,
  };
  return markup.replace(/var\(--([\w-]+),\s*([^)]*)\)/g, (_, name: string, usual: string) => values[name] ?? usual);
}

/** Width and height of a view box, in its own units. */
export function sizeOf({ viewBox }: Drawing): { readonly width: number; readonly height: number } {
  const [, , width = 0, height = 0] = viewBox.split(/\s+/).map(Number);
  return { width, height };
}
