/** Lucide icons → `templates/components/icon/icons.gen.ts`: only the listed ones, only their drawing. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const NAMES = join(import.meta.dirname, '../templates/components/icon/icon-names.json');

/**
 * Inner markup of each icon, all for the frame that `Lines` draws: a constant each, so that a script in the browser
 * carries along only what it names, and a record by name for data.
 */
export function generateIcons(): string {
  const names: string[] = JSON.parse(readFileSync(NAMES, 'utf8'));
  const constants = names.map((name) => {
    const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const inner = svg
      .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
      .replace(/\s*\n\s*/g, '')
      .replace(/ \/>/g, '/>');
    return `export const ${constantOf(name)} = '${inner}';`;
  });
  return [
    '/* Generated from lucide-static by `npm run gen`. Do not edit. Icons: ISC licence, Lucide contributors. */',
    ...constants,
    'export const ICONS: Readonly<Record<string, string>> = {',
    ...names.map((name) => `  '${name}': ${constantOf(name)},`),
    '};',
    '',
  ].join('\n');
}

/** `arrow-left` → `arrowLeftIcon` */
const constantOf = (name: string) => `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Icon`;
