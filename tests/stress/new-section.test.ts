import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { cloneOf } from '../support/clone.ts';
import { PROJECT } from '../support/data-files.ts';

const GUIDE = readFileSync(join(PROJECT, 'docs/front-end.md'), 'utf8');

/** The component of the chapter on sections, and the style sheet that it may have. */
const [, COMPONENT = ''] = /```tsx\n([\s\S]*?FiguresSection[\s\S]*?)```/.exec(GUIDE.replace(/^ {3}/gm, '')) ?? [];
const [IMPORT = ''] = /import '\.\/figures-section\.css';/.exec(GUIDE) ?? [];

const SECTION = {
  title: 'Zahlen',
  description: 'Ein paar Zahlen.',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'heading', 'figures'],
  properties: {
    kind: { const: 'figures' },
    anchor: { $ref: 'common.json#/definitions/anchor' },
    heading: { title: 'Überschrift', description: 'Ein Satz.', allOf: [{ $ref: 'common.json#/definitions/plain' }] },
    figures: {
      title: 'Zahlen',
      description: 'Zwei bis vier.',
      type: 'array',
      items: { $ref: 'common.json#/definitions/figure' },
    },
  },
};

test('a developer who adds a section writes its schema, component and style sheet, and lists none of them', async () => {
  const clone = cloneOf('website', { sharesPictures: true });
  onTestFinished(clone.remove);
  const at = (file: string) => join(clone.folder, file);
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(at(file), edit(readFileSync(at(file), 'utf8')));
  // Bundles the templates without the section.
  expect(await clone.run(['validate', '--format', 'json'])).toMatchObject({ code: 0 });

  change('templates/schemas/sections.json', (text) => {
    const { definitions, ...schema } = JSON.parse(text);
    definitions.section.oneOf.push({ $ref: '#/definitions/figuresSection' });
    return JSON.stringify({ ...schema, definitions: { ...definitions, figuresSection: SECTION } });
  });
  const component = 'templates/components/sections/figures-section.tsx';
  mkdirSync(dirname(at(component)), { recursive: true });
  writeFileSync(at(component), `${IMPORT}\n${COMPONENT}`);
  writeFileSync(at(component).replace('.tsx', '.css'), '.figures-section{top:7px}');
  change('data/services/schimmel.yaml', (text) =>
    text.replace(/^sections:\n/m, (line) => `${line}  - ${JSON.stringify(DATA)}\n`),
  );
  const { code, stdout } = await clone.run(['build', '--format', 'json']);
  expect([JSON.parse(stdout).problems, code]).toEqual([[], 0]);

  expect(readFileSync(join(clone.out, 'services/schimmel/index.html'), 'utf8')).toContain('Zwei Zahlen dazu');
  const sheet = readdirSync(join(clone.out, 'assets')).find((name) => /^inner-.*\.css$/.test(name)) ?? '';
  expect(readFileSync(join(clone.out, 'assets', sheet), 'utf8')).toContain('.figures-section{top:7px}');
  const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', clone.folder]);
});

const DATA = {
  kind: 'figures',
  heading: 'Zwei Zahlen dazu',
  figures: [
    { value: '7', label: 'Tage, an denen wir fahren' },
    { value: '3', label: 'Fahrzeuge, die dafür bereit sind' },
  ],
};
