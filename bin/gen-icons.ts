/** Lucide icons → `templates/components/icon/icons.gen.ts`: only the listed ones, only their drawing. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const NAMES = join(import.meta.dirname, '../templates/components/icon/icon-names.json');

/** Inner markup of each icon by name; all share the frame that the Icon component draws. */
export function generateIcons(): string {
  const names: string[] = JSON.parse(readFileSync(NAMES, 'utf8'));
  const entries = names.map((name) => {
    const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const inner = svg
      .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
      .replace(/\s*\n\s*/g, '')
      .replace(/ \/>/g, '/>');
    return `  '${name}': '${inner}',`;
  });
  return [
    '/* Generated from lucide-static by `npm run gen`. Do not edit. Icons: ISC licence, Lucide contributors. */',
    'export const ICONS: Readonly<Record<string, string>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
