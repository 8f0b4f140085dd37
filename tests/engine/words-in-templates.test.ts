import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { PROJECT } from '../support/data-files.ts';

const TEMPLATES = join(PROJECT, 'templates');

/** Files with words in the language of the site that no visitor sees, and what those words are. */
const EXEMPT: Readonly<Record<string, string>> = {
  'directory.ts': 'column names of the official directory of places',
  'format/opening-hours.ts': 'days in the words of schema.org',
  'format/unbroken.ts': 'units to search texts for',
  'house-style.ts': 'patterns of the typography rules',
  'pages/home/place-file.ts': 'names in the official directory of places',
  'spelling.ts': 'cantons, which the dictionary does not know',
};

/** Names that belong to no language: keyboard keys, fonts, time zones. */
const NAMES = /^(Escape|Archivo|Europe\/Zurich)$/;

const ADDRESS = /https?:\S+/g;

/** A capitalised word, an umlaut, or a German preposition, article or conjunction. */
const WORDS =
  /(?<!\p{L})\p{Lu}\p{Ll}{2}|[äöüÄÖÜ]|(?:^|\s)(?:ab|auf|aus|bei|bis|das|der|die|ein|für|im|mit|nach|oder|und|von|vor|zu|zum|zur)(?:\s|$)/u;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Returns the strings of a module, except those of imports and errors, and the types of schema.org. */
function stringsIn(node: Node): string[] {
  if (['ImportDeclaration', 'ImportExpression', 'ThrowStatement', 'NewExpression'].includes(node.type)) return [];
  if (node.type === 'Property' && (node.key as Node).value === '@type') return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return [(node.value as { readonly cooked: string }).cooked];
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
    .flatMap(stringsIn);
}

const modules = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:gen|test)\.tsx?$/.test(file) && !(file in EXEMPT));

test('templates contain no words in the language of the site: those belong in data/words.yaml', async () => {
  const found = await Promise.all(
    modules.map(async (file) => {
      const source = readFileSync(join(TEMPLATES, file), 'utf8');
      const { code } = await transform(source, { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' });
      const texts = stringsIn(parseAst(code) as unknown as Node);
      return texts
        .filter((text) => WORDS.test(text.replace(ADDRESS, '')) && !NAMES.test(text))
        .map((text) => `${file}: ${text.trim()}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

test.each(['Sofort anrufen', 'Preise', 'bis 6 h', 'für'])('«%s» would be found', (text) => {
  expect(WORDS.test(text)).toBe(true);
});
