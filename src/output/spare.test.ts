import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { MARKER } from '../lib/hidden-files.ts';
import { createMemory } from '../lib/memory.ts';
import type { KnownFile, OutputFile } from '../types.ts';
import { folderOutput } from './output.ts';

/** Paths, some of which are folders to others. */
const PATHS = ['a', 'a/b', 'a/b/c', 'b/index.html', 'b/c/index.html', 'c', 'c/d'];

/** A site by path: files whose hash is known, which are made only if need be, and others. */
type Site = Readonly<Record<string, { readonly text: string; readonly known: boolean }>>;

const someSite = fc
  .dictionary(
    fc.constantFrom(...PATHS),
    fc.record({ text: fc.constantFrom('red', 'blue', 'green'), known: fc.boolean() }),
    { minKeys: 1 },
  )
  .map((site): Site => {
    const paths = Object.keys(site);
    const isFolder = (path: string) => paths.some((other) => other.startsWith(`${path}/`));
    return Object.fromEntries(Object.entries(site).filter(([path]) => !isFolder(path)));
  });

/** What happens to a folder between two builds. */
type Mishap = (folder: string, path: string) => void;

const quietly =
  (mishap: Mishap): Mishap =>
  (folder, path) => {
    try {
      mishap(folder, path);
    } catch {
      // There is no such file, or something else stands there.
    }
  };

const put = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const RECKLESS: readonly Mishap[] = [
  () => {},
  (folder, path) => put(join(folder, path), 'bad'),
  (folder, path) => rmSync(join(folder, path), { recursive: true }),
  (folder) => put(join(folder, 'new/file'), 'bad'),
  (folder) => mkdirSync(join(folder, 'empty/folder'), { recursive: true }),
  (folder, path) => {
    rmSync(join(folder, path));
    symlinkSync('/etc/hostname', join(folder, path));
  },
  (folder) => rmSync(folder, { recursive: true }),
  (folder, path) => linkSync(join(folder, path), join(folder, 'link')),
];

const MISHAPS = RECKLESS.map(quietly);

const someStep = fc.record({
  site: someSite,
  ends: fc.constantFrom('promoted', 'promoted', 'promoted', 'discarded', 'given up'),
  mishap: fc.constantFrom(...MISHAPS),
  meets: fc.constantFrom('dist', 'dist.spare'),
  path: fc.constantFrom(...PATHS),
});

/** Everything in a folder, empty folders too. */
const tree = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1);
      if (entry.isDirectory()) return readdirSync(path).length === 0 ? [[name, 'an empty folder']] : [];
      return [[name, entry.isFile() ? readFileSync(path, 'utf8') : 'no file']];
    }),
  );

const textsOf = (site: Site) => ({
  [MARKER]: '',
  ...Object.fromEntries(Object.entries(site).map(([path, { text }]) => [path, text])),
});

const MARK: OutputFile = { output: MARKER, bytes: '' };

const asFiles = (site: Site, made: string[] = []): (OutputFile | KnownFile)[] => [
  MARK,
  ...Object.entries(site).map(([output, { text, known }]) =>
    known
      ? {
          output,
          hash: text,
          make() {
            made.push(output);
            return text;
          },
        }
      : { output, bytes: text },
  ),
];

async function* each(files: readonly (OutputFile | KnownFile)[], isGivenUp = false) {
  yield* files;
  if (isGivenUp) throw new Error('given up');
}

describe('a site that is made from the one before the last', () => {
  test('is what was wanted and nothing else, whatever became of the others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someStep, { minLength: 2, maxLength: 8 }), async (steps) => {
        const [folder, memory] = [temporaryFolder(), createMemory()];
        const out = join(folder, 'dist');
        let shown: Site | undefined;
        for (const { site, ends, mishap, meets, path } of steps) {
          const output = folderOutput(out, memory, 1);
          const laid = output.lay(each(asFiles(site), ends === 'given up'));
          if (ends === 'given up') {
            await expect(laid).rejects.toThrow('given up');
          } else {
            expect((await laid).paths).toEqual([MARKER, ...Object.keys(site).sort()]);
            if (ends === 'promoted') output.promote();
            else output.discard();
          }
          if (ends === 'promoted') {
            shown = site;
            expect(tree(out)).toEqual(textsOf(site));
          }
          expect(readdirSync(folder).filter((name) => !['dist', 'dist.spare'].includes(name))).toEqual([]);
          mishap(join(folder, meets), path);
        }
        if (!shown) return;
        const output = folderOutput(out, memory, 1);
        await output.lay(each(asFiles(shown)));
        output.promote();
        expect(tree(out)).toEqual(textsOf(shown));
      }),
      { numRuns: 150 },
    );
  });

  test('leaves files where they are that stay the same, and makes only the others', async () => {
    const [out, memory] = [join(temporaryFolder(), 'dist'), createMemory()];
    const site = (text: string): Site => ({ a: { text, known: true }, 'b/c': { text: 'blue', known: true } });
    const madeIn = async (text: string) => {
      const made: string[] = [];
      const output = folderOutput(out, memory, 1);
      await output.lay(each(asFiles(site(text), made)));
      output.promote();
      return made;
    };
    expect(await madeIn('red')).toEqual(['a', 'b/c']);
    expect(await madeIn('red')).toEqual([]);
    expect(await madeIn('green')).toEqual(['a']);
    expect(await madeIn('green')).toEqual([]);
    expect(tree(out)).toEqual({ [MARKER]: '', a: 'green', 'b/c': 'blue' });
    expect(tree(`${out}.spare`)).toEqual({ [MARKER]: '', a: 'green', 'b/c': 'blue' });
  });

  test('refuses two files with one path, as any other does', async () => {
    const [out, memory] = [join(temporaryFolder(), 'dist'), createMemory()];
    const red: KnownFile = { output: 'a', hash: 'red', make: () => 'red' };
    const lay = async (...files: readonly (KnownFile | OutputFile)[]) => {
      const output = folderOutput(out, memory, 1);
      await output.lay(each([MARK, ...files]));
      output.promote();
    };
    for (let build = 0; build < 3; build += 1) await lay(red);
    await expect(lay(red, red)).rejects.toMatchObject({ code: 'EEXIST' });
    for (let build = 0; build < 3; build += 1) await lay(red);
    await expect(lay({ output: 'a', bytes: 'blue' }, red)).rejects.toMatchObject({ code: 'EEXIST' });
    for (let build = 0; build < 3; build += 1) await lay(red);
    await expect(lay(red, { output: 'a/b', bytes: 'blue' })).rejects.toMatchObject({ code: 'EEXIST' });
    expect(tree(out)).toEqual({ [MARKER]: '', a: 'red' });
  });

  test('is not kept where a site has become small', async () => {
    const [out, memory] = [join(temporaryFolder(), 'dist'), createMemory()];
    const lay = async (site: Site) => {
      const output = folderOutput(out, memory, 2);
      await output.lay(each(asFiles(site)));
      output.promote();
    };
    const large: Site = { a: { text: 'red', known: true }, c: { text: 'red', known: true } };
    for (let build = 0; build < 2; build += 1) await lay(large);
    expect(existsSync(`${out}.spare`)).toBe(true);
    await lay({ a: { text: 'red', known: true } });
    expect(existsSync(`${out}.spare`)).toBe(false);
    expect(tree(out)).toEqual({ [MARKER]: '', a: 'red' });
  });

  test('is not what somebody else has put in its place', async () => {
    const [out, memory] = [join(temporaryFolder(), 'dist'), createMemory()];
    put(join(`${out}.spare`, 'mine'), 'precious');
    for (const text of ['red', 'blue', 'green']) {
      const output = folderOutput(out, memory, 1);
      await output.lay(each(asFiles({ a: { text, known: true } })));
      output.promote();
      expect(tree(out)).toEqual({ [MARKER]: '', a: text });
      expect(tree(`${out}.spare`)).toEqual({ mine: 'precious' });
    }
  });
});
