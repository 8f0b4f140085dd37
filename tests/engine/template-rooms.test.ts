import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site as starter } from '../../src/scaffold/starter/templates/site.ts';
import { site as website } from '../../templates/site.ts';
import { PROJECT } from '../support/data-files.ts';
import { importGraph } from '../support/import-graph.ts';

/** The module that hydrates components. Only islands import it. */
const HYDRATE = 'nebel/browser/hydrate';

describe.each([
  ['the website', 'templates', website],
  ['the starter', 'src/scaffold/starter/templates', starter],
])('the templates of %s', async (_, root, { islands = {}, scripts = [] }) => {
  const edges = await importGraph([root]);
  const files = readdirSync(join(PROJECT, root), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && /\.\w+$/.test(file));
  const filesIn = (name: string) => files.filter((file) => file.startsWith(`${name}/`));
  const entries = files.filter((file) => /\.client\.tsx?$/.test(file));
  const importsOf = (file: string) => edges.filter(({ from }) => from === `${root}/${file}`).map(({ path }) => path);

  test('keep all browser entry points in `islands/` and `enhancements/`, and list them in site.ts', () => {
    expect(entries.filter((file) => !/^(islands|enhancements)\//.test(file))).toEqual([]);
    expect([...Object.values(islands), ...scripts].sort()).toEqual(entries.sort());
  });

  test('keep hydrated React in `islands/`: each entry point hydrates the component of its name', () => {
    const hydrated = entries.filter((file) => importsOf(file).includes(HYDRATE));
    expect(filesIn('islands').filter((file) => entries.includes(file))).toEqual(hydrated);
    for (const entry of hydrated) {
      expect(importsOf(entry)).toContain(`${root}/${entry.replace(/\.client\.tsx?$/, '.tsx')}`);
      expect(entry.split('/').at(-2), entry).toBe(entry.split('/').at(-1)?.split('.')[0]);
    }
  });

  test('keep plain scripts in `enhancements/`: no component, no style sheet, no React', () => {
    expect(filesIn('enhancements').filter((file) => !file.endsWith('.ts'))).toEqual([]);
    const isReact = (path: string) => /^react/.test(path) || path.endsWith('.tsx') || path === HYDRATE;
    const heavy = edges.filter(
      ({ from, path }) => new RegExp(`^${root}/(enhancements|browser)/`).test(from) && isReact(path),
    );
    expect(heavy).toEqual([]);
  });
});
