import { COLORS, HUES, QUIET_HUES } from './colors.gen.ts';
import type { Color, Tone } from './format/hue.ts';

/** The shades of a page, as its style sheets name them. */
export type Palette = Readonly<Record<'accent' | 'accent-mid' | 'accent-pale' | 'accent-tint', string>>;

/** What a page without a hue of its own wears. */
const HOUSE: Palette = {
  accent: COLORS.teal,
  'accent-mid': COLORS['teal-fresh'],
  'accent-pale': COLORS['teal-pale'],
  'accent-tint': COLORS['fog-2'],
};

/** The shades of a hue, muted on quiet pages, for whatever is not styled by a page. */
export function paletteOf(color: Color | undefined, tone: Tone | undefined): Palette {
  if (!color) return HOUSE;
  return tone === 'ruhig' ? QUIET_HUES[color] : HUES[color];
}
