/** Lucide icons → `templates/components/icon/icons.gen.ts`: only the listed ones, only their shapes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

const require = createRequire(import.meta.url);
const NAMES = join(import.meta.dirname, '../templates/components/icon/icon-names.json');

/**
 * The shapes of each icon, all for the frame that `Lines` draws: a constant each, so that a script in the browser
 * carries along only what it names, and a record by name for data. Shapes and not markup, because the security policy
 * lets no script in the browser turn text into elements.
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
