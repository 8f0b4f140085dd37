import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bundledCommandLine } from '../../bin/bundled.mjs';
import { cloneOf } from '../support/clone.ts';
import { WEBSITE } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';

const recordIn = (folder: string) => join(folder, 'cli.json');

describe('the bundle of the command line is rebuilt', () => {
  let bundled: string;
  beforeAll(async () => {
    bundled = mkdtempSync(join(tmpdir(), 'nebel-bundled-'));
    await bundledCommandLine(WEBSITE, bundled);
    return () => rmSync(bundled, { recursive: true });
  });

  /** Copies the bundle into a new folder and changes its record. */
  function copyWithRecord(change: (record: string) => string): string {
    const folder = temporaryFolder();
    cpSync(bundled, folder, { recursive: true });
    writeFileSync(recordIn(folder), change(readFileSync(recordIn(folder), 'utf8')));
    return folder;
  }

  const edited = (change: (record: { inputs: Record<string, string> }) => object) => (record: string) =>
    JSON.stringify(change(JSON.parse(record)));

  test.each([
    ['when a source is gone', edited((record) => ({ ...record, inputs: { ...record.inputs, 'gone.ts': '1 1' } }))],
    ['when the version of Node changes', edited((record) => ({ ...record, node: 'v18.0.0' }))],
    ['when it is missing itself', edited((record) => ({ ...record, file: 'cli-0.cjs' }))],
    ['when its record is torn', () => '{"node":'],
  ])('%s', async (_, change) => {
    const folder = copyWithRecord(change);
    const record = readFileSync(recordIn(bundled), 'utf8');
    expect((await bundledCommandLine(WEBSITE, folder)).path).toBe(join(folder, JSON.parse(record).file));
    expect(readFileSync(recordIn(folder), 'utf8')).toBe(record);
  });
});

describe('in a folder whose name has spaces and umlauts', () => {
  const clone = () => {
    const created = cloneOf('mini-site', { name: 'Für die Website' });
    onTestFinished(created.remove);
    return created;
  };

  test('commands run even if no bundle can be kept', async () => {
    const { cache, run } = clone();
    mkdirSync(join(cache, '..'));
    writeFileSync(cache, 'No folder.');
    expect(await run(['validate', '--lang', 'en'])).toMatchObject({ code: 0, stderr: '' });
  });

  test('a mistake in the templates is reported with its place', async () => {
    const { folder, run } = clone();
    const file = join(folder, 'templates/site.tsx');
    writeFileSync(file, 'export const = 1;\n');
    const { code, stdout } = await run(['validate']);
    expect(code).toBe(1);
    expect(stdout).toContain('templates/site.tsx:1:14');
  });
});
