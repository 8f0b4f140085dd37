import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { PROJECT } from '../support/data-files.ts';
import { nebelIn } from '../support/nebel.ts';
import { startCommand } from '../support/running.ts';

const guide = (name: string) => readFileSync(join(PROJECT, 'docs/guide', `${name}.md`), 'utf8');

/** Returns the files of a guide: each code block whose paragraph ends with the name of a file. */
function filesIn(name: string): readonly (readonly [path: string, text: string])[] {
  const blocks = guide(name).matchAll(/((?:[^\n]+\n)+)\n( *)```(?!sh)\w+\n([\s\S]*?)\n *```/g);
  return [...blocks].flatMap(([, paragraph = '', indent = '', text = '']) => {
    const path = [...paragraph.matchAll(/`((?:templates|data)\/[\w./-]+\.\w+)`/g)].at(-1)?.[1];
    return path === undefined ? [] : [[path, `${text.replace(new RegExp(`^${indent}`, 'gm'), '')}\n`] as const];
  });
}

let root: string;
const at = (file: string) => join(root, file);

/** Makes a change that a guide describes in words. */
function edit(file: string, ...changes: readonly (readonly [old: string | RegExp, text: string])[]): void {
  let text = readFileSync(at(file), 'utf8');
  for (const [old, next] of changes) {
    expect(text).toMatch(old);
    text = text.replace(old, next);
  }
  writeFileSync(at(file), text);
}

beforeAll(async () => {
  root = join(mkdtempSync(join(tmpdir(), 'nebel-guide-')), 'my-website');
  await command(undefined, ['init', root, '--engine', PROJECT, '--lang', 'en']);
  mkdirSync(at('node_modules'));
  symlinkSync(PROJECT, at('node_modules/nebel'));
  for (const name of ['@types', 'react', 'react-dom'])
    symlinkSync(join(PROJECT, 'node_modules', name), at(`node_modules/${name}`));
});

afterAll(() => rmSync(dirname(root), { recursive: true, force: true }));

describe('whoever follows the guides on a new website', () => {
  test('finds in them every file that they need', () => {
    const files = ['page-types', 'front-end', 'islands', 'forms'].flatMap(filesIn);
    expect(files.map(([path]) => path)).toEqual([
      'templates/pages/job/schema.json',
      'templates/pages/job/job.tsx',
      'templates/components/note/note.tsx',
      'templates/components/note/note.css',
      'templates/components/note/examples.yaml',
      'templates/enhancements/print.client.ts',
      'templates/islands/counter/counter.tsx',
      'templates/islands/counter/counter.client.tsx',
      'data/forms/callback.yaml',
    ]);
    for (const [path, text] of files) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    }
  });

  test('gets a page type, a component, a script, an island and a form that the compiler accepts', async () => {
    edit(
      'templates/site.ts',
      [/(?=import \{ regionPage)/, "import { jobPage } from './pages/job/job.tsx';\n"],
      ['articlePage, textPage]', 'articlePage, textPage, jobPage]'],
      [
        'scripts: [',
        "islands: { counter: 'islands/counter/counter.client.tsx' },\n  scripts: ['enhancements/print.client.ts', ",
      ],
    );
    edit('templates/styles/site.css', [
      /(?=@import '\.\.\/components\/form)/,
      "@import '../components/note/note.css' layer(components);\n",
    ]);
    edit('templates/site-data.ts', ["Record<'inquiry', Form>", "Record<'inquiry' | 'callback', Form>"]);
    edit(
      'templates/pages/home/home.tsx',
      ['useSite }', 'useSite, Island }'],
      [
        /(?=import \{ Questions)/,
        "import { Note } from '../../components/note/note.tsx';\nimport { Counter } from '../../islands/counter/counter.tsx';\n",
      ],
      ['<Cards type="service" />', '<Cards type="service" /><Cards type="job" /><Note text="We are **away**." />'],
      ['<Form form', '<Island name="counter" props={{ start: 1 }}><Counter start={1} /></Island><Form form'],
    );
    edit(
      'templates/pages/service/service.tsx',
      [/(?=import \{ Questions)/, "import { Form } from '../../components/form/form.tsx';\n"],
      ['const { words } = useShared().site;', 'const { site, forms } = useShared();\n  const { words } = site;'],
      ['<div className="prose">', '<Form form={forms.callback} thanksUrl="/thanks/" />\n      <div className="prose">'],
    );
    expect(await nebelIn(root, ['types'])).toMatchObject({ code: 0 });
    const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
    expect(() => execFileSync(process.execPath, [tsc, '-p', root], { stdio: 'pipe' })).not.toThrow();
  });

  test('creates a page of the new type, and builds a site without findings', async () => {
    expect(await nebelIn(root, ['new', 'job', 'mechanic'])).toMatchObject({ code: 0 });
    edit(
      'data/jobs/mechanic.yaml',
      ['"TODO: Title"', 'Mechanic wanted in Riverside'],
      [
        '"TODO: Description"',
        'We look for a mechanic who likes old bicycles, explains what is wrong with them, and rides home at six.',
      ],
      ['"TODO: Name"', 'Mechanic'],
      ['TODO: Lead', 'You like old bicycles.'],
    );
    const built = await nebelIn(root, ['build', '--format', 'json']);
    expect([built.code, JSON.parse(built.stdout).problems]).toEqual([0, []]);
    const checked = await nebelIn(root, ['check', '--format', 'json']);
    expect([checked.code, JSON.parse(checked.stdout).problems]).toEqual([0, []]);
    expect(readFileSync(at('dist/jobs/mechanic/index.html'), 'utf8')).toContain('You like old bicycles.');
    expect(readFileSync(at('dist/index.html'), 'utf8')).toContain('data-island="counter"');
  });

  test('receives the consent of the form, with the record that the guide shows', async () => {
    const store = at('leads.sqlite');
    const { address } = await startCommand(['preview', '--root', root, '--store', store]);
    const post = (fields: Readonly<Record<string, string>>) =>
      fetch(`${address}/api/callbacks`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const [, shown = ''] = /```json\n(\{ "Name".*?\})\n```/.exec(guide('forms')) ?? [];
    const { Received, ...record } = JSON.parse(shown);
    const entries = Object.entries(record).map(([column, value]) => [column.toLowerCase(), String(value)]);
    const { consent, ...others } = Object.fromEntries(entries) as Readonly<Record<string, string>>;
    const refused = await post(others);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Tick the box');
    expect((await post({ ...others, bicycles: '21', consent: consent ?? '' })).status).toBe(422);
    expect((await post({ ...others, consent: consent ?? '' })).status).toBe(303);
    const { stdout } = await nebelIn(root, ['leads', 'list', '--store', store, '--format', 'json']);
    const [lead] = JSON.parse(stdout);
    expect(lead).toMatchObject({ table: 'Callbacks', fields: record });
    expect(Object.keys(lead.fields).sort()).toEqual([...Object.keys(record), 'Received'].sort());
    expect(Received).toBe('…');
  });
});
