import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCommandLine } from '../../bin/command-line.mjs';
import { type FoundSite, findSite } from '../../bin/find-site.mjs';
import { type Bundled, startBundled } from '../../bin/start-bundled.mjs';
import { replaceFile } from '../../src/base/disk/replace-file.ts';
import { PROJECT, SAMPLE } from '../support/data-files.ts';
import { suiteFolder, temporaryFolder } from '../support/mini-site.ts';
import { BIN } from '../support/nebel.ts';

const record = (folder: string) => join(folder, 'cli.json');
const read = (folder: string) => JSON.parse(readFileSync(record(folder), 'utf8'));

describe('the command line as one file', () => {
  let original: string;
  let website: FoundSite;
  beforeAll(async () => {
    original = suiteFolder();
    website = smallSite(suiteFolder());
    await loadCommandLine(website, 'test', original);
  });

  /** Writes a site that is a function. A bundle of files that have only just been written is not stored. */
  function smallSite(root: string): FoundSite {
    const module = join(root, 'templates/site.js');
    mkdirSync(dirname(module), { recursive: true });
    writeFileSync(module, `export const site = () => [import.meta.dirname, import('nodemailer')];`);
    for (const path of [module, dirname(module)]) utimesSync(path, 1, 1);
    return { root, module };
  }

  /** Creates a folder with a fresh bundle. */
  function folderWithBundle(): string {
    const folder = temporaryFolder();
    cpSync(original, folder, { recursive: true });
    return folder;
  }

  test('is built once and then only verified', async () => {
    const folder = folderWithBundle();
    const { file } = read(folder);
    const { mtimeMs } = statSync(record(folder));
    const { engine, exports } = await loadCommandLine(website, 'test', folder);
    expect(engine).toMatchObject({ bundle: join(folder, file), folder });
    expect(statSync(record(folder)).mtimeMs).toBe(mtimeMs);
    expect([typeof exports.main, typeof exports.site]).toEqual(['function', 'function']);
  });

  /** Changes what the record says about an input: its stamp and its content. */
  function changeRecord(folder: string, change: (known: readonly [string, string]) => readonly [string, string]) {
    const known = read(folder) as { inputs: Record<string, [string, string]> };
    const name = Object.keys(known.inputs).find((input) => input.endsWith('src/build.ts')) ?? '';
    const source = known.inputs[name] as [string, string];
    writeFileSync(record(folder), JSON.stringify({ ...known, inputs: { ...known.inputs, [name]: change(source) } }));
  }

  test('is built again when a source has changed', async () => {
    const folder = folderWithBundle();
    const sound = readFileSync(record(folder), 'utf8');
    changeRecord(folder, () => ['1 1', 'other']);
    // Shows whether the bundle is written again.
    rmSync(`${join(folder, read(folder).file)}.map`);
    expect((await loadCommandLine(website, 'test', folder)).engine?.folder).toBe(folder);
    expect(readFileSync(record(folder), 'utf8')).toBe(sound);
    expect(existsSync(`${join(folder, read(folder).file)}.map`)).toBe(true);
  });

  test('is built again when a lock file of a workspace says that packages have changed', { tags: 'slow' }, async () => {
    const workspace = temporaryFolder();
    const member = smallSite(join(workspace, 'sites/web'));
    const folder = temporaryFolder();
    const versions = new Set<string | undefined>();
    const isBuilt = async () => {
      for (const file of readdirSync(folder).filter((each) => each.endsWith('.map'))) rmSync(join(folder, file));
      const { engine } = await loadCommandLine(member, 'test', folder);
      versions.add(engine?.version);
      return existsSync(join(folder, `${read(folder).file}.map`));
    };
    expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
    const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
    for (const [index, name] of [...locks, 'yarn.lock'].entries()) {
      writeFileSync(join(workspace, name), `nebel 1.${index}`);
      utimesSync(join(workspace, name), 1, 1 + index);
      expect(await isBuilt(), `${name}, ${index}`).toBe(true);
    }
    // What the code of browsers imports is no part of the bundle, and results of other packages must not be reused.
    expect(versions.size).toBe(locks.length + 2);
  });

  test('is not built again in a fresh clone, whose files have the same content and other times', async () => {
    const folder = folderWithBundle();
    const sound = readFileSync(record(folder), 'utf8');
    const { mtimeMs } = statSync(join(folder, read(folder).file));
    changeRecord(folder, ([, content]) => ['1 1', content]);
    await loadCommandLine(website, 'test', folder);
    expect(readFileSync(record(folder), 'utf8')).toBe(sound);
    expect(statSync(join(folder, read(folder).file)).mtimeMs).toBe(mtimeMs);
  });

  test('has the same version wherever the same code lies, so that a cache can travel', { tags: 'slow' }, async () => {
    const versions = [];
    for (const name of ['short', 'a folder with a longer name']) {
      const copy = join(temporaryFolder(), name);
      for (const part of ['src', 'bin', 'package.json', 'tsconfig.json'])
        cpSync(join(PROJECT, part), join(copy, part), { recursive: true, preserveTimestamps: true });
      symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
      const { loadCommandLine: load } = await import(join(copy, 'bin/command-line.mjs'));
      versions.push((await load(undefined, 'test', join(copy, 'cache'))).engine.version);
    }
    expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(versions[1]).toBe(versions[0]);
  });

  test('has the templates of its own website, also in a copy that came with the cache', { tags: 'slow' }, async () => {
    const copy = smallSite(temporaryFolder());
    const { exports } = await loadCommandLine(copy, 'test', folderWithBundle());
    expect((exports.site as () => unknown[])()[0]).toBe(dirname(copy.module));
  });

  test('tells each module of a website where it lies, also outside of templates and behind a symlink', {
    tags: 'slow',
  }, async () => {
    const root = temporaryFolder();
    for (const name of ['look', 'shared']) mkdirSync(join(root, name));
    writeFileSync(join(root, 'shared/where.js'), 'export const where = import.meta.dirname;');
    writeFileSync(
      join(root, 'look/site.js'),
      `import { where } from '../shared/where.js'; export const site = [import.meta.dirname, where];`,
    );
    symlinkSync('look', join(root, 'templates'));
    const { exports } = await loadCommandLine(
      { root, module: join(root, 'templates/site.js') },
      'test',
      join(root, 'c'),
    );
    expect(exports.site).toEqual([join(root, 'look'), join(root, 'shared')]);
  });

  test('compiles no schema twice: it then validates where code generation is disallowed', {
    tags: 'slow',
  }, async () => {
    const command = [BIN, 'validate', '--root', SAMPLE, '--format', 'json'];
    const run = (...options: readonly string[]) =>
      spawnSync(process.execPath, [...options, ...command], { encoding: 'utf8' });
    // Compiling needs code generation.
    run();
    const { status, stdout } = run('--disallow-code-generation-from-strings');
    expect([status, JSON.parse(stdout).summary.errors]).toEqual([0, 0]);
  });

  test('loads a package on demand, with compiled code of an earlier run as well', { tags: 'slow' }, () => {
    // In a process of its own, because V8 itself remembers what it compiled.
    const run = `
      const { loadCommandLine } = await import(${JSON.stringify(join(PROJECT, 'bin/command-line.mjs'))});
      const { exports, keep } = await loadCommandLine(${JSON.stringify(website)}, 'test', ${JSON.stringify(folderWithBundle())});
      const { createTransport } = await exports.site()[1];
      keep();
      console.log(typeof createTransport);`;
    for (const _ of ['first', 'second']) {
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', run], { encoding: 'utf8' });
      expect(stdout, stderr).toBe('function\n');
    }
  });

  test('is built for a single run where it cannot be stored', { tags: 'slow' }, async () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    // The bundle without a website is the smallest.
    expect(await loadCommandLine(undefined, 'test', join(file, 'folder'))).toMatchObject({ engine: undefined });
    expect(readdirSync(join(file, '..'))).toEqual(['a-file']);
  });
});

describe('compiled code that an earlier run has cached', () => {
  const bundleOf = (answer: number): Bundled => ({
    path: join(temporaryFolder(), 'cli-1.cjs'),
    code: Buffer.from(`exports.answer = function answer() { return ${answer}; };`),
    base: '/',
    map: () => '',
  });
  const answerOf = (bundle: Bundled) => (startBundled(bundle, 'test').exports.answer as () => number)();
  const cacheFileOf = ({ path }: Bundled) => `${path}.test`;

  test('is used, and answers as the bundle itself does', () => {
    const bundle = bundleOf(42);
    startBundled(bundle, 'test').keep(replaceFile);
    const { mtimeMs } = statSync(cacheFileOf(bundle));
    expect(answerOf(bundle)).toBe(42);
    startBundled(bundle, 'test').keep(replaceFile);
    expect(statSync(cacheFileOf(bundle)).mtimeMs).toBe(mtimeMs);
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['changed in one place', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)))],
  ])('is compiled again when it is %s', (_, damage) => {
    const bundle = bundleOf(42);
    startBundled(bundle, 'test').keep(replaceFile);
    const damaged = damage(readFileSync(cacheFileOf(bundle)));
    writeFileSync(cacheFileOf(bundle), damaged);
    expect(answerOf(bundle)).toBe(42);
    startBundled(bundle, 'test').keep(replaceFile);
    expect(readFileSync(cacheFileOf(bundle)).equals(damaged)).toBe(false);
    expect(answerOf(bundle)).toBe(42);
  });

  test('is not needed: commands work where it cannot be written', () => {
    const bundle = bundleOf(42);
    mkdirSync(cacheFileOf(bundle));
    expect(() => startBundled(bundle, 'test').keep(replaceFile)).not.toThrow();
    expect(answerOf(bundle)).toBe(42);
  });
});

describe('the site that a command works on', () => {
  const folderWith = (...files: readonly string[]) => {
    const folder = temporaryFolder();
    for (const file of ['data/home.yaml', ...files]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    return folder;
  };

  test('is the nearest one in a parent folder', () => {
    const outer = folderWith(
      'templates/site.ts',
      'sites/two/data/a.yaml',
      'sites/two/templates/site.js',
      'sites/data/b.yaml',
    );
    const rootFrom = (folder: string) => findSite(['validate'], join(outer, folder))?.root;
    expect(rootFrom('data')).toBe(outer);
    expect(rootFrom('sites/data')).toBe(outer);
    expect(rootFrom('sites/two/data')).toBe(join(outer, 'sites/two'));
    expect(findSite([], temporaryFolder())).toBeUndefined();
  });

  test('is the one at --root; if that has no templates, the nearest ones are used', () => {
    const here = folderWith('templates/site.ts');
    const other = folderWith('templates/site.tsx');
    for (const args of [['build', '--root', other], [`--root=${other}`]]) {
      expect(findSite(args, here)).toEqual({ root: other, module: join(other, 'templates/site.tsx') });
    }
    expect(findSite(['build', '--root', folderWith()], here)?.root).toBe(here);
  });
});

describe('on a machine that lacks something', () => {
  /** Runs the command in a clone without packages that requires these versions of Node. */
  function runInClone(versions: string): { code: number | null; text: string } {
    const clone = temporaryFolder();
    for (const file of ['bin', 'src/base/lib', 'src/studio/dev'])
      cpSync(join(PROJECT, file), join(clone, file), { recursive: true });
    writeFileSync(join(clone, 'package.json'), JSON.stringify({ type: 'module', engines: { node: versions } }));
    const { status, stderr } = spawnSync(process.execPath, [join(clone, 'bin/nebel')], { encoding: 'utf8' });
    return { code: status, text: stderr };
  }

  test('a command without its packages says how to install them', () => {
    const { code, text } = runInClone('^20.19 || >=22.12');
    expect(text).toMatch(/^Cannot find package .*\nFühren Sie im Projektordner «npm ci» aus: .*\nRun "npm ci" in /);
    expect(code).toBe(2);
  });

  test('a command with a Node that is too old says which one to install', () => {
    const [major] = process.versions.node.split('.').map(Number) as [number];
    const { code, text } = runInClone(`^${major}.99 || >=${major + 1}.0`);
    expect(text).toMatch(/^Node \S+ ist zu alt\. Installieren Sie .*«LTS»\.\nNode \S+ is too old\..*\n$/);
    expect(code).toBe(2);
  });
});
