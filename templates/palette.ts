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
  if (!color) return HOUSE;
  return tone === 'ruhig' ? QUIET_HUES[color] : HUES[color];
}
