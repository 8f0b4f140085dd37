import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { fileCache, fingerprintOf, type LastingCache, memoryCache, NO_CACHE } from './cache.ts';

const CODE = 'one version';

/** Requests a result from the cache. Returns «made» if it had to be made, else «kept». */
function request(cache: LastingCache, from: readonly string[] = ['red']): string {
  let outcome = 'kept';
  cache.get('team', from, () => {
    outcome = 'made';
    return { name: from.join() };
  });
  return outcome;
}

const file = () => join(temporaryFolder(), 'caches/build');

describe.each([
  ['within one process', () => [memoryCache(), undefined] as const],
  ['from one process to the next', () => [undefined, file()] as const],
])('a cache that lasts %s', (_name, create) => {
  /** Returns a function that opens the cache as each new run finds it. */
  const runs = () => {
    const [same, path] = create();
    return () => same ?? fileCache({ file: path ?? '', code: CODE });
  };

  test('returns the cached result for the same key, and makes one for any other key', () => {
    const open = runs();
    const first = open();
    expect(request(first)).toBe('made');
    first.save();
    const second = open();
    expect([request(second), request(second, ['re', 'd']), request(second, ['d', 're']), request(second, [])]).toEqual([
      'kept',
      'made',
      'made',
      'made',
    ]);
    expect(second.find('club', ['red'])).toBeUndefined();
    expect(second.find('team', ['red'])).toEqual({ name: 'red' });
  });

  test('drops what a run that passed did not use, and nothing after a run that stopped half-way', () => {
    const open = runs();
    const first = open();
    request(first);
    request(first, ['blue']);
    first.save();
    expect(request(open())).toBe('kept');
    const third = open();
    expect(request(third, ['blue'])).toBe('kept');
    third.save();
    const fourth = open();
    expect(request(fourth, ['blue'])).toBe('kept');
    fourth.save();
    expect(request(open())).toBe('made');
  });

  test('keeps results that are made asynchronously', () => {
    const open = runs();
    const first = open();
    expect(first.find('bundle', ['a'])).toBeUndefined();
    expect(first.keep('bundle', ['a'], [1, 'two'])).toEqual([1, 'two']);
    first.save();
    expect(open().find('bundle', ['a'])).toEqual([1, 'two']);
  });
});

test('without a cache, everything is made every time', () => {
  expect([NO_CACHE.get('team', [], () => 1), NO_CACHE.get('team', [], () => 2)]).toEqual([1, 2]);
  expect(NO_CACHE.find('team', [])).toBeUndefined();
});

describe('a cache file', () => {
  function savedFile() {
    const path = file();
    const cache = fileCache({ file: path, code: CODE });
    request(cache);
    request(cache, ['blue']);
    cache.save();
    return path;
  }

  test('counts as empty for another version of the code', () => {
    expect(request(fileCache({ file: savedFile(), code: 'another version' }))).toBe('made');
  });

  test('never returns a damaged result, wherever it is corrupted or cut off, and is intact after the next build', () => {
    const path = savedFile();
    const intact = readFileSync(path);
    for (const at of intact.keys()) {
      const changed = Buffer.from(intact);
      changed[at] = (changed[at] ?? 0) ^ 1;
      for (const damaged of [changed, intact.subarray(0, at)]) {
        writeFileSync(path, damaged);
        const cache = fileCache({ file: path, code: CODE });
        for (const name of ['red', 'blue']) {
          expect(cache.get('team', [name], () => ({ name }))).toEqual({ name });
        }
        cache.save();
        expect(request(fileCache({ file: path, code: CODE }))).toBe('kept');
      }
    }
  });

  test('is not written if nothing is new', () => {
    const path = savedFile();
    const before = statSync(path);
    const cache = fileCache({ file: path, code: CODE });
    request(cache);
    request(cache, ['blue']);
    cache.save();
    const { ino, mtimeMs } = statSync(path);
    expect({ ino, mtimeMs }).toEqual({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  test('has new results appended and does not grow without bound', () => {
    const path = file();
    const sizes = Array.from({ length: 40 }, (_, run) => {
      const cache = fileCache({ file: path, code: CODE });
      // All names but one are those of the previous run.
      const names = [...Array.from({ length: 20 }, (_, page) => `page ${page} `.repeat(99)), `edit ${run}`];
      expect(names.filter((name) => request(cache, [name]) === 'made')).toHaveLength(run === 0 ? 21 : 1);
      cache.save();
      return statSync(path).size;
    });
    expect(Math.max(...sizes)).toBeLessThan(6 * (sizes[0] ?? 0));
    expect(sizes.filter((size, run) => size < (sizes[run - 1] ?? 0)).length).toBeGreaterThan(0);
  });

  test('loses no result in use when another run has appended to it meanwhile', () => {
    const path = savedFile();
    const [one, other] = [fileCache({ file: path, code: CODE }), fileCache({ file: path, code: CODE })];
    expect([
      request(one),
      request(one, ['one']),
      request(other),
      request(other, ['blue']),
      request(other, ['other']),
    ]).toEqual([...['kept', 'made', 'kept', 'kept', 'made']]);
    one.save();
    other.save();
    const next = fileCache({ file: path, code: CODE });
    expect([request(next), request(next, ['blue']), request(next, ['other'])]).toEqual(['kept', 'kept', 'kept']);
  });

  test('is skipped without an error if it cannot be written', () => {
    const path = file();
    mkdirSync(dirname(path), { recursive: true });
    mkdirSync(path);
    const cache = fileCache({ file: path, code: CODE });
    request(cache);
    expect(() => cache.save()).not.toThrow();
    expect(readdirSync(dirname(path))).toEqual(['build']);
  });

  test('holds the results of the last of two concurrent runs', () => {
    const path = file();
    const [one, other] = [fileCache({ file: path, code: CODE }), fileCache({ file: path, code: CODE })];
    request(one);
    request(other, ['blue']);
    one.save();
    other.save();
    expect(request(fileCache({ file: path, code: CODE }), ['blue'])).toBe('kept');
  });
});

test('the state of a folder changes with every file that is added or rewritten below it', () => {
  const folder = temporaryFolder();
  const states = new Set([fingerprintOf([folder])]);
  mkdirSync(join(folder, 'a'));
  writeFileSync(join(folder, 'a/one.css'), 'p{}');
  states.add(fingerprintOf([folder]));
  writeFileSync(join(folder, 'a/one.css'), 'q{}');
  states.add(fingerprintOf([folder]));
  expect(fingerprintOf([folder])).toBe(fingerprintOf([folder]));
  expect(states.size).toBe(3);
});
