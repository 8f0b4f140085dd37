import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { LazyFile } from '../../api/types.ts';
import { stampOf } from '../../base/lib/fingerprint.ts';
import { carryOver, type Stamps } from './carry-over.ts';
import { folderOutput, type Kept } from './output.ts';

const RED = 'teams/red.html';

/** Keeps stamps in memory from one build to the next. */
function keptStamps(spare: string): Kept {
  let last: Stamps | undefined;
  return {
    spare,
    last: () => last,
    keep(stamps) {
      last = stamps;
    },
  };
}

/** A folder that is built repeatedly. Each build reports whether it carried the page over or made it. */
function builds() {
  const out = join(temporaryFolder(), 'dist');
  const kept = keptStamps(join(temporaryFolder(), 'spare'));
  return {
    page: join(out, RED),
    async build(text: string, hash = text) {
      const output = folderOutput(out, kept);
      const made: string[] = [];
      const file: LazyFile = {
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
      await output.write(files());
      output.promote();
      expect(readFileSync(join(out, RED), 'utf8')).toBe(text);
      expect(promised).toBe(made.length === 0);
      return made.length === 0 ? 'carried over' : 'made';
    },
  };
}

describe('a page of the last build', () => {
  test('is carried over while it stays the same', async () => {
    const { build } = builds();
    expect([await build('Red'), await build('Red'), await build('Red')]).toEqual([
      'made',
      'carried over',
      'carried over',
    ]);
  });

  test('stays the same file, so that tools that compare times see no change', async () => {
    const { build, page } = builds();
    await build('Red');
    const { ino, mtimeMs } = statSync(page);
    await build('Red');
    expect(statSync(page)).toMatchObject({ ino, mtimeMs });
  });

  test.each<[string, (page: string) => void]>([
    ['written to', (page) => writeFileSync(page, 'Bad')],
    ['written to, with its old time restored', (page) => keepingMtime(page, () => writeFileSync(page, 'Bad'))],
    ['truncated', (page) => writeFileSync(page, 'Re')],
    ['deleted', (page) => rmSync(page)],
    [
      'replaced, with its folder, by a file',
      (page) => {
        rmSync(dirname(page), { recursive: true });
        writeFileSync(dirname(page), 'Bad');
      },
    ],
    [
      'replaced by another',
      (page) =>
        keepingMtime(page, () => {
          writeFileSync(`${page}.other`, 'Bad');
          renameSync(`${page}.other`, page);
        }),
    ],
    ['rewritten with the same content', (page) => writeFileSync(page, 'Red')],
  ])('that was %s is made again', async (_, touch) => {
    const { build, page } = builds();
    await build('Red');
    touch(page);
    expect([await build('Red'), await build('Red')]).toEqual(['made', 'carried over']);
  });
});

/** Changes a file without changing its `mtime`. */
function keepingMtime(page: string, change: () => void): void {
  const { atime, mtime } = statSync(page);
  change();
  utimesSync(page, atime, mtime);
}

describe('a file', () => {
  function written() {
    const [from, to] = [temporaryFolder(), temporaryFolder()];
    const path = join(from, 'a');
    writeFileSync(path, 'Red');
    const stamp = stampOf('red', statSync(path));
    const last = { folder: from, stamps: { a: stamp } };
    return { from, to, path, stamp, last, file: { output: 'a', hash: 'red' } };
  }

  test('is not carried over if hard links are not supported', () => {
    const { to, last, file } = written();
    const refuse = () => {
      throw new Error('EPERM');
    };
    expect(carryOver(last, to, file, refuse)).toBeUndefined();
    expect(statSync(join(to, 'a'), { throwIfNoEntry: false })).toBeUndefined();
  });

  test('is not carried over if it is replaced at the last moment', () => {
    const { to, path, last, file } = written();
    const swap = (old: string, next: string) => {
      rmSync(path);
      writeFileSync(path, 'Bad');
      linkSync(old, next);
    };
    expect(carryOver(last, to, file, swap as typeof linkSync)).toBeUndefined();
    expect(statSync(join(to, 'a'), { throwIfNoEntry: false })).toBeUndefined();
  });
});
