import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundledCommandLine } from '../bin/bundled.mjs';
import { temporaryFolder } from './help/mini-site.ts';

const record = (folder: string) => join(folder, 'cli.json');
const read = (folder: string) => JSON.parse(readFileSync(record(folder), 'utf8'));

describe('the command line as one file', () => {
  test('is made once and then only looked at', async () => {
    const folder = temporaryFolder();
    const address = await bundledCommandLine(folder);
    const { mtimeMs } = statSync(record(folder));
    expect(await bundledCommandLine(folder)).toBe(address);
    expect(statSync(record(folder)).mtimeMs).toBe(mtimeMs);
    const { main, site } = await import(address as string);
    expect([typeof main, site.pageTypes.length > 5]).toEqual(['function', true]);
  });

  test('is made from every module of the engine and of the website that a command may need', async () => {
    const folder = temporaryFolder();
    await bundledCommandLine(folder);
    const inputs = Object.keys(read(folder).inputs);
    expect(inputs).toEqual(expect.arrayContaining(['src/build.ts', 'templates/site.ts', 'package-lock.json']));
    expect(inputs.filter((input) => input.includes('node_modules'))).toEqual([]);
  });

  test.each([
    [
      'a source is newer',
      (known: { inputs: Record<string, string> }) => ({ ...known, inputs: { ...known.inputs, 'src/build.ts': '1 1' } }),
    ],
    [
      'a source is gone',
      (known: { inputs: Record<string, string> }) => ({ ...known, inputs: { ...known.inputs, 'src/gone.ts': '1 1' } }),
    ],
    ['another Node runs', (known: object) => ({ ...known, node: 'v18.0.0' })],
    ['the bundle is gone', (known: object) => ({ ...known, file: 'cli-0.mjs' })],
  ])('is made anew when %s', async (_, change) => {
    const folder = temporaryFolder();
    const address = await bundledCommandLine(folder);
    const sound = readFileSync(record(folder), 'utf8');
    writeFileSync(record(folder), JSON.stringify(change(JSON.parse(sound))));
    expect(await bundledCommandLine(folder)).toBe(address);
    expect(readFileSync(record(folder), 'utf8')).toBe(sound);
  });

  test('survives a torn record', async () => {
    const folder = temporaryFolder();
    await bundledCommandLine(folder);
    writeFileSync(record(folder), '{"node":');
    expect(fileURLToPath((await bundledCommandLine(folder)) as string).startsWith(folder)).toBe(true);
  });

  test('is done without where it cannot be kept', async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    expect(await bundledCommandLine(join(file, 'folder'))).toBeUndefined();
    expect(readdirSync(join(file, '..'))).toEqual(['a-file']);
  });
});
