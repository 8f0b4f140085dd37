import { describe, expect, test } from 'vitest';
import { COLORS, HUES, QUIET_HUES } from './colors.gen.ts';

/** Minimum contrast of text at level AA of WCAG 2. */
const MIN_CONTRAST = 4.5;

/** Returns the relative luminance defined by WCAG 2, from 0 for black to 1 for white. */
function luminance(hex: string): number {
  const channels = (hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex).match(/\w\w/g) ?? [];
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number.parseInt(channel, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['hue', HUES],
  ['hue of a quiet page', QUIET_HUES],
])('in every %s that an editor can choose', (_, hues) => {
  const tooPale = (pairsOf: (shades: (typeof HUES)['ocker']) => readonly (readonly [text: string, ground: string])[]) =>
    Object.entries(hues).flatMap(([name, shades]) =>
      pairsOf(shades)
        .filter(([text, ground]) => contrast(text, ground) < MIN_CONTRAST)
        .map((pair) => `${name}: ${pair.join(' on ')}`),
    );

  test('coloured text is readable on paper, on its own tint and on the fog', () => {
    const grounds = [COLORS.paper, COLORS['fog-1'], COLORS['fog-2']];
    expect(tooPale(({ accent, 'accent-tint': tint }) => [tint, ...grounds].map((ground) => [accent, ground]))).toEqual(
      [],
    );
  });

  test('black text is readable on the tint, and white text on the colour', () => {
    const inks = [COLORS.ink, COLORS['ink-2'], COLORS['ink-3']];
    const pairs = tooPale(({ accent, 'accent-tint': tint }) => [
      [COLORS.paper, accent] as const,
      ...inks.map((ink) => [ink, tint] as const),
    ]);
    expect(pairs).toEqual([]);
  });
});

test('contrast is computed as defined by WCAG', () => {
  expect(contrast('#000000', '#fff')).toBe(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
});
