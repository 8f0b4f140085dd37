/** Generates `templates/components/icon/icons.gen.ts`: the Lucide icons that `icon-names.json` lists, with their labels. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

const require = createRequire(import.meta.url);
const NAMES = join(import.meta.dirname, '../templates/components/icon/icon-names.json');

/**
 * Returns a constant per icon, so that browser scripts contain only the icons they import, and a record by name for data.
 * They hold shapes for `Lines` instead of markup, because the security policy forbids browser scripts to parse HTML.
 */
export function generateIcons(): string {
  const labels: Record<string, string> = JSON.parse(readFileSync(NAMES, 'utf8'));
  const names = Object.keys(labels);
  return [
    '/* Generated from lucide-static by `npm run gen`. Do not edit. Icons: ISC licence, Lucide contributors. */',
    "import type { Shapes } from './lines.tsx';",
    '',
    ...names.map((name) => `export const ${constantOf(name)}: Shapes = ${JSON.stringify(shapesOf(name))};`),
    'export const ICONS: Readonly<Record<string, { readonly label: string; readonly shapes: Shapes }>> = {',
    ...names.map((name) => `  '${name}': { label: '${labels[name]}', shapes: ${constantOf(name)} },`),
    '};',
    '',
  ].join('\n');
}

function shapesOf(name: string): [tag: string, attributes: Record<string, string>][] {
  const shapes: [string, Record<string, string>][] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const last = shapes.at(-1);
        // Strokes in a row can share an element.
        if (tag === 'path' && last?.[0] === 'path') last[1].d += absoluteStart(attributes.d ?? '');
        else if (tag !== 'svg') shapes.push([tag, attributes]);
      },
    },
    { xmlMode: true },
  );
  parser.end(readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8'));
  return shapes;
}

/** Begins a path at an absolute position, so that it can follow another one: «m6 6 12 12» → «M6 6l12 12». */
const absoluteStart = (path: string) =>
  path.replace(/^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+) ?(?=([-.\d])?)/, (_, x, y, next) => `M${x} ${y}${next ? 'l' : ''}`);

/** `arrow-left` → `arrowLeftIcon` */
const constantOf = (name: string) => `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Icon`;
