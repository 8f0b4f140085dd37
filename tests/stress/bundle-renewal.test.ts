import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bundledCommandLine } from '../../bin/bundled.mjs';
import { cloneOf } from '../support/clone.ts';
import { WEBSITE } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';

const record = (folder: string) => join(folder, 'cli.json');

describe('the bundle of the command line is made again', () => {
  let made: string;
  beforeAll(async () => {
    made = mkdtempSync(join(tmpdir(), 'nebel-bundled-'));
    await bundledCommandLine(WEBSITE, made);
    return () => rmSync(made, { recursive: true });
  });

  /** A folder with a bundle that was made a moment ago, and what is known of it changed. */
  function bundledBefore(change: (known: string) => string): string {
    const folder = temporaryFolder();
    cpSync(made, folder, { recursive: true });
    writeFileSync(record(folder), change(readFileSync(record(folder), 'utf8')));
    return folder;
  }

  const edited = (change: (known: { inputs: Record<string, string> }) => object) => (known: string) =>
    JSON.stringify(change(JSON.parse(known)));

  test.each([
    ['when a source is gone', edited((known) => ({ ...known, inputs: { ...known.inputs, 'gone.ts': '1 1' } }))],
    ['when another Node runs', edited((known) => ({ ...known, node: 'v18.0.0' }))],
    ['when it is gone itself', edited((known) => ({ ...known, file: 'cli-0.cjs' }))],
    ['when its record was torn', () => '{"node":'],
  ])('%s', async (_, change) => {
    const folder = bundledBefore(change);
    const sound = readFileSync(record(made), 'utf8');
    expect((await bundledCommandLine(WEBSITE, folder)).path).toBe(join(folder, JSON.parse(sound).file));
    expect(readFileSync(record(folder), 'utf8')).toBe(sound);
  });
});

describe('in a folder whose name has spaces and umlauts, everything runs', () => {
  const clone = () => {
    const made = cloneOf('mini-site', { name: 'Für die Website' });
    onTestFinished(made.remove);
    return made;
  };

  test('where no bundle can be kept', async () => {
    const { cache, run } = clone();
    mkdirSync(join(cache, '..'));
    writeFileSync(cache, 'No folder.');
    expect(await run(['validate', '--lang', 'en'])).toMatchObject({ code: 0, stderr: '' });
  });

  test('and name the place of a mistake in the templates', async () => {
    const { folder, run } = clone();
    const file = join(folder, 'templates/site.tsx');
    writeFileSync(file, 'export const = 1;\n');
    const { code, stdout } = await run(['validate']);
    expect(code).toBe(1);
    expect(stdout).toContain('templates/site.tsx:1:14');
  });
});
