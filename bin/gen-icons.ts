/** Generates `templates/components/icon/icons.gen.ts`: the shapes of the Lucide icons that `icon-names.json` lists. */
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
  const names: string[] = JSON.parse(readFileSync(NAMES, 'utf8'));
  return [
    '/* Generated from lucide-static by `npm run gen`. Do not edit. Icons: ISC licence, Lucide contributors. */',
    "import type { Shapes } from './lines.tsx';",
    '',
    ...names.map((name) => `export const ${constantOf(name)}: Shapes = ${JSON.stringify(shapesOf(name))};`),
    'export const ICONS: Readonly<Record<string, Shapes>> = {',
    ...names.map((name) => `  '${name}': ${constantOf(name)},`),
    '};',
    '',
  ].join('\n');
}

function shapesOf(name: string): [tag: string, attributes: Record<string, string>][] {
  const shapes: [string, Record<string, string>][] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag !== 'svg') shapes.push([tag, attributes]);
      },
    },
    { xmlMode: true },
  );
  parser.end(readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8'));
  return shapes;
}

/** `arrow-left` → `arrowLeftIcon` */
const constantOf = (name: string) => `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Icon`;
