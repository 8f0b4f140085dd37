/**
 * Generates `templates/colors.gen.ts` from `templates/styles/tokens.css` and `hues.css`: the colours for everything that
 * style sheets do not reach.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLES = join(import.meta.dirname, '../templates/styles');

/** Converts the colours of the style sheets to sRGB hex values, for programs that support neither variables nor OKLCH. */
export function generateColors(): string {
  const css = read('hues.css');
  const shades = matches(css, /--(accent[\w-]*): oklch\(([\d.]+) ([^;]+) var\(--hue\)\);/g);
  const defaultChroma = Number(/var\(--chroma, ([\d.]+)\)/.exec(css)?.[1]);
  const quietChroma = Number(/--chroma: ([\d.]+);/.exec(css)?.[1]);
  const hues = matches(css, /\.hue-(\w+) \{\s*--hue: ([\d.]+);/g);
  const shadesOf = (angle: string, chroma: number) =>
    Object.fromEntries(
      shades.map(([name = '', lightness, saturation = '']) => {
        const factor = Number(/\* ([\d.]+)\)/.exec(saturation)?.[1] ?? 1);
        return [name, oklchToHex(Number(lightness), chroma * factor, Number(angle))];
      }),
    );
  const table = (chroma: number) =>
    hues.map(([name, angle = '']) => `  ${name}: ${JSON.stringify(shadesOf(angle, chroma))},`);
  return [
    '/* Generated from styles/tokens.css and styles/hues.css by `npm run gen`. Do not edit. */',
    `export const COLORS = ${JSON.stringify(colorTokens(), null, 2)} as const;`,
    '',
    '/** The shades of each hue, as pages have them. */',
    'export const HUES = {',
    ...table(defaultChroma),
    '} as const;',
    '',
    '/** The same, muted for quiet pages. */',
    'export const QUIET_HUES = {',
    ...table(quietChroma),
    '} as const;',
    '',
  ].join('\n');
}

/** Returns the tokens that are hex values, and the shades of the house colour: name → colour. */
export function colorTokens(): Readonly<Record<string, string>> {
  const css = read('tokens.css');
  const house = Number(/--house: ([\d.]+);/.exec(css)?.[1]);
  const shades = matches(css, /--([\w-]+): oklch\(([\d.]+) ([\d.]+) (?:calc\()?var\(--house\)(?: - ([\d.]+)\))?\);/g);
  return Object.fromEntries([
    ...matches(css, /--([\w-]+): (#[\da-f]{3,8});/g),
    ...shades.map(([name, lightness, chroma, less = 0]) => [
      name,
      oklchToHex(Number(lightness), Number(chroma), house - Number(less)),
    ]),
  ]);
}

const read = (file: string) => readFileSync(join(STYLES, file), 'utf8');

/** Returns the groups of every match. Throws if there is none. */
function matches(text: string, pattern: RegExp): string[][] {
  const found = [...text.matchAll(pattern)].map(([, ...groups]) => groups);
  if (found.length === 0) throw new Error(`The style sheets have nothing like ${pattern}.`);
  return found;
}

/**
 * Converts a colour from OKLCH to sRGB as browsers do. Clips colours outside the gamut channel by channel.
 * Matrices: Björn Ottosson, «A perceptual color space for image processing», also in CSS Color 4.
 *
 * @param lightness 0 to 1
 * @param angle in degrees
 */
function oklchToHex(lightness: number, chroma: number, angle: number): string {
  const a = chroma * Math.cos((angle * Math.PI) / 180);
  const b = chroma * Math.sin((angle * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(channel).join('')}`;
}

/** Encodes linear light, 0 to 1, as two hex digits of sRGB. */
function channel(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
