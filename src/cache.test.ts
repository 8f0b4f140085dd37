import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/mini-site.ts';
import { fileCache, type LastingCache, memoryCache, NO_CACHE, stateOf } from './cache.ts';

const CODE = 'one version';

/** What is made of «red», and how often it had to be made. */
function made(cache: LastingCache, from: readonly string[] = ['red']): string {
  let times = 'kept';
  cache.get('team', from, () => {
    times = 'made';
    return { name: from.join() };
  });
  return times;
}

const file = () => join(temporaryFolder(), 'caches/build');

describe.each([
  ['in one process', () => [memoryCache(), undefined] as const],
  ['from one process to the next', () => [undefined, file()] as const],
])('a cache that lasts %s', (_name, create) => {
  /** The cache as each new run finds it. */
  const runs = () => {
    const [same, path] = create();
    return () => same ?? fileCache({ file: path ?? '', code: CODE });
  };

  test('gives what was made of the same, and makes what follows from anything else', () => {
    const open = runs();
    const first = open();
    expect(made(first)).toBe('made');
    first.save();
    const second = open();
    expect([made(second), made(second, ['re', 'd']), made(second, ['d', 're']), made(second, [])]).toEqual([
      'kept',
      'made',
      'made',
      'made',
    ]);
    expect(second.find('club', ['red'])).toBeUndefined();
    expect(second.find('team', ['red'])).toEqual({ name: 'red' });
  });

  test('drops what a run that passed has not asked for, and nothing after a run that stopped half-way', () => {
    const open = runs();
    const first = open();
    made(first);
    made(first, ['blue']);
    first.save();
    expect(made(open())).toBe('kept');
    const third = open();
    expect(made(third, ['blue'])).toBe('kept');
    third.save();
    const fourth = open();
    expect(made(fourth, ['blue'])).toBe('kept');
    fourth.save();
    expect(made(open())).toBe('made');
  });

  test('takes what took a while to make', () => {
    const open = runs();
    const first = open();
    expect(first.find('bundle', ['a'])).toBeUndefined();
    expect(first.keep('bundle', ['a'], [1, 'two'])).toEqual([1, 'two']);
    first.save();
    expect(open().find('bundle', ['a'])).toEqual([1, 'two']);
  });
});

test('without a cache, all is made each time', () => {
  expect([NO_CACHE.get('team', [], () => 1), NO_CACHE.get('team', [], () => 2)]).toEqual([1, 2]);
  expect(NO_CACHE.find('team', [])).toBeUndefined();
});

describe('the file of a cache', () => {
  function saved() {
    const path = file();
    const cache = fileCache({ file: path, code: CODE });
    made(cache);
    made(cache, ['blue']);
    cache.save();
    return path;
  }

  test('is nothing to another version of the code', () => {
    expect(made(fileCache({ file: saved(), code: 'another version' }))).toBe('made');
  });

  test('gives what was kept or nothing, whichever byte of it is hit or missing, and is whole after the next build', () => {
    const path = saved();
    const sound = readFileSync(path);
    for (const at of sound.keys()) {
      const changed = Buffer.from(sound);
      changed[at] = (changed[at] ?? 0) ^ 1;
      for (const damaged of [changed, sound.subarray(0, at)]) {
        writeFileSync(path, damaged);
        const cache = fileCache({ file: path, code: CODE });
        for (const name of ['red', 'blue']) {
          expect(cache.get('team', [name], () => ({ name }))).toEqual({ name });
        }
        cache.save();
        expect(made(fileCache({ file: path, code: CODE }))).toBe('kept');
      }
    }
  });

  test('is not written where nothing is new', () => {
    const path = saved();
    const before = readFileSync(path);
    writeFileSync(path, before);
    const cache = fileCache({ file: path, code: CODE });
    made(cache);
    made(cache, ['blue']);
    mkdirSync(`${path}.as-it-was`);
    cache.save();
    expect(readFileSync(path)).toEqual(before);
  });

  test('gets what is new added, and does not grow without end', () => {
    const path = file();
    const sizes = Array.from({ length: 40 }, (_, run) => {
      const cache = fileCache({ file: path, code: CODE });
      // All but one is the same as in the last run.
      const names = [...Array.from({ length: 20 }, (_, page) => `page ${page} `.repeat(99)), `edit ${run}`];
      expect(names.filter((name) => made(cache, [name]) === 'made')).toHaveLength(run === 0 ? 21 : 1);
      cache.save();
      return statSync(path).size;
    });
    expect(Math.max(...sizes)).toBeLessThan(6 * (sizes[0] ?? 0));
    expect(sizes.filter((size, run) => size < (sizes[run - 1] ?? 0)).length).toBeGreaterThan(0);
  });

  test('loses nothing that is asked for when another run has added to it meanwhile', () => {
    const path = saved();
    const [one, other] = [fileCache({ file: path, code: CODE }), fileCache({ file: path, code: CODE })];
    expect([made(one), made(one, ['one']), made(other), made(other, ['blue']), made(other, ['other'])]).toEqual([
      ...['kept', 'made', 'kept', 'kept', 'made'],
    ]);
    one.save();
    other.save();
    const next = fileCache({ file: path, code: CODE });
    expect([made(next), made(next, ['blue']), made(next, ['other'])]).toEqual(['kept', 'kept', 'kept']);
  });

  test('is done without where it cannot be written', () => {
    const path = file();
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(path);
    const cache = fileCache({ file: path, code: CODE });
    made(cache);
    expect(() => cache.save()).not.toThrow();
    expect(readdirSync(dirname(path))).toEqual(['build']);
  });

  test('holds what the last of two runs at once has kept', () => {
    const path = file();
    const [one, other] = [fileCache({ file: path, code: CODE }), fileCache({ file: path, code: CODE })];
    made(one);
    made(other, ['blue']);
    one.save();
    other.save();
    expect(made(fileCache({ file: path, code: CODE }), ['blue'])).toBe('kept');
  });
});

test('the state of a folder changes with every file below it that is written, added or gone', () => {
  const folder = temporaryFolder();
  const states = new Set([stateOf([folder])]);
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a/one.css'), 'p{}');
  states.add(stateOf([folder]));
  writeFileSync(join(folder, 'a/one.css'), 'q{}');
  states.add(stateOf([folder]));
  expect(stateOf([folder])).toBe(stateOf([folder]));
  expect(states.size).toBe(3);
});
