import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { stampOf } from '../lib/fingerprint.ts';
import type { KnownFile, OutputFile } from '../types.ts';
import { carryOver, type Stamps, stampAgain } from './carry-over.ts';
import { folderOutput, type KeptStamps } from './output.ts';

const RED = 'teams/red.html';

/** What a build notes, as the next one finds it. */
function keptStamps(): KeptStamps {
  let last: Stamps | undefined;
  return {
    last: () => last,
    keep(stamps) {
      last = stamps;
    },
  };
}

/** A folder that is built again and again, and what is done for it. */
function builds() {
  const out = join(temporaryFolder(), 'dist');
  const kept = keptStamps();
  return {
    page: join(out, RED),
    async build(text: string, hash = text) {
      const output = folderOutput(out, kept);
      const made: string[] = [];
      const file: KnownFile = {
        output: RED,
        hash,
        make() {
          made.push(RED);
          return text;
        },
      };
      const promised = output.stillHas(file);
      async function* files() {
        yield { output: '.nebel', bytes: '' };
        yield file;
      }
      const tree = await output.lay(files());
      const known = tree.hash?.(RED);
      output.promote();
      expect(readFileSync(join(out, RED), 'utf8')).toBe(text);
      expect(known).toBe(hash);
      expect(promised).toBe(made.length === 0);
      return made.length === 0 ? 'carried over' : 'made';
    },
  };
}

describe('a page of the last build', () => {
  test('is carried over as often as it stays the same', async () => {
    const { build } = builds();
    expect([await build('Red'), await build('Red'), await build('Red')]).toEqual([
      'made',
      'carried over',
      'carried over',
    ]);
  });

  test('is made when it changes, and when it changes back', async () => {
    const { build } = builds();
    expect([await build('Red'), await build('Blue'), await build('Red')]).toEqual(['made', 'made', 'made']);
  });

  test('stays the same file, so that anyone who compares times sees that it has not changed', async () => {
    const { build, page } = builds();
    await build('Red');
    const { ino, mtimeMs } = statSync(page);
    await build('Red');
    expect(statSync(page)).toMatchObject({ ino, mtimeMs, nlink: 1 });
  });

  test.each<[string, (page: string) => void]>([
    ['written to', (page) => writeFileSync(page, 'Bad')],
    ['written to, and given its old time again', (page) => setBack(page, () => writeFileSync(page, 'Bad'))],
    ['cut off', (page) => writeFileSync(page, 'Re')],
    ['deleted', (page) => rmSync(page)],
    [
      'buried under a file with the name of its folder',
      (page) => {
        rmSync(dirname(page), { recursive: true });
        writeFileSync(dirname(page), 'Bad');
      },
    ],
    [
      'replaced by another',
      (page) =>
        setBack(page, () => {
          writeFileSync(`${page}.other`, 'Bad');
          renameSync(`${page}.other`, page);
        }),
    ],
    ['given its own words again', (page) => writeFileSync(page, 'Red')],
  ])('that someone has %s is made again', async (_, touch) => {
    const { build, page } = builds();
    await build('Red');
    touch(page);
    expect([await build('Red'), await build('Red')]).toEqual(['made', 'carried over']);
  });
});

/** Changes a file, and sets the time at which it was written back to what it was. */
function setBack(page: string, change: () => void): void {
  const { atime, mtime } = statSync(page);
  change();
  utimesSync(page, atime, mtime);
}

test('two pages with one path are a bug that is named, also where the last build has left them', async () => {
  const out = join(temporaryFolder(), 'dist');
  const kept = keptStamps();
  const red: KnownFile = { output: RED, hash: 'red', make: () => 'Red' };
  const lay = async (...files: readonly (KnownFile | OutputFile)[]) => {
    const output = folderOutput(out, kept);
    await output.lay(
      (async function* () {
        yield* files;
      })(),
    );
    output.promote();
  };
  await expect(lay(red, red)).rejects.toMatchObject({ code: 'EEXIST' });
  await lay(red);
  await expect(lay(red, red)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(lay({ output: RED, bytes: 'Blue' }, red)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(lay(red, { output: RED, bytes: 'Blue' })).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(join(out, RED), 'utf8')).toBe('Red');
});

describe('a file', () => {
  function written() {
    const [from, to] = [temporaryFolder(), temporaryFolder()];
    const path = join(from, 'a');
    writeFileSync(path, 'Red');
    const stamp = stampOf('red', statSync(path));
    const last = { folder: from, stamps: { a: stamp } };
    return { from, to, path, stamp, last, file: { output: 'a', hash: 'red' } };
  }

  test('is not carried over where there are no second names', () => {
    const { to, last, file } = written();
    const refuse = () => {
      throw new Error('EPERM');
    };
    expect(carryOver(last, to, file, refuse)).toBeUndefined();
    expect(statSync(join(to, 'a'), { throwIfNoEntry: false })).toBeUndefined();
  });

  test('is not carried over if another one was put in its place at the last moment', () => {
    const { to, path, last, file } = written();
    const swap = (old: string, next: string) => {
      rmSync(path);
      writeFileSync(path, 'Bad');
      linkSync(old, next);
    };
    expect(carryOver(last, to, file, swap as typeof linkSync)).toBeUndefined();
    expect(statSync(join(to, 'a'), { throwIfNoEntry: false })).toBeUndefined();
  });

  test('keeps its stamp when it only got another name, and loses it with its content', () => {
    const { from, path, stamp } = written();
    linkSync(path, join(from, 'b'));
    expect(stampAgain(path, stamp)).toMatchObject({ hash: 'red', size: 3 });
    writeFileSync(path, 'Green');
    expect(stampAgain(path, stamp)).toBeUndefined();
  });
});
