import type { NamedChoice } from 'nebel/template-api';
import { COLORS, HUES, QUIET_HUES } from './colors.gen.ts';
import type { Color, Tone } from './format/classes.ts';

/** Shades of a page, named as in its style sheets. */
export type Palette = Readonly<Record<'accent' | 'accent-mid' | 'accent-pale' | 'accent-tint', string>>;

/** Palette of pages without a hue. */
const HOUSE: Palette = {
  accent: COLORS.teal,
  'accent-mid': COLORS['teal-fresh'],
  'accent-pale': COLORS['teal-pale'],
  'accent-tint': COLORS['fog-2'],
};

/** Returns the palette of a hue, muted on quiet pages, for content that style sheets do not reach. */
export function paletteOf(color: Color | undefined, tone: Tone | undefined): Palette {
  const hues: Readonly<Record<string, Palette>> = tone === 'ruhig' ? QUIET_HUES : HUES;
  return hues[color ?? ''] ?? HOUSE;
}

/** Returns all hues that data can name, each with two of its shades. */
export const hueChoices = (): Readonly<Record<string, NamedChoice>> =>
  Object.fromEntries(
    Object.entries(HUES).map(([name, shades]) => {
      const label = name.charAt(0).toUpperCase() + name.slice(1);
      const fields = `<path fill="${shades.accent}" d="M0 0h2v3H0z"/><path fill="${shades['accent-mid']}" d="M2 0h2v3H2z"/>`;
      return [name, { label, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${fields}</svg>` }];
    }),
  );
