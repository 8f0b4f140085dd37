import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryCache } from '../../tests/support/memory-cache.ts';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import type { LastingCache } from './cache.ts';
import { fileCache } from './file-cache.ts';
import { hashOfContents } from './file-hashes.ts';

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

describe('a cache that lasts from one process to the next', () => {
  /** Returns a function that opens the cache as each new run finds it. */
  const runs = () => {
    const path = file();
    return () => fileCache({ file: path, code: CODE });
  };

  test('returns the cached result for the same key, and makes one for any other key', () => {
    const open = runs();
    const first = open();
    expect(request(first)).toBe('made');
    first.save();
    const second = open();
    expect(request(second)).toBe('kept');
    for (const other of [['re', 'd'], ['d', 're'], []]) expect(request(second, other)).toBe('made');
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

  test('never returns a damaged result, wherever it is corrupted or cut off, and is intact after the next build', {
    tags: 'slow',
  }, () => {
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
    expect([request(one), request(one, ['one'])]).toEqual(['kept', 'made']);
    expect([['red'], ['blue'], ['other']].map((from) => request(other, from))).toEqual(['kept', 'kept', 'made']);
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
});

test('the hash of a folder includes links that lead nowhere, such as the locks of an editor, or to a folder', () => {
  const folder = temporaryFolder();
  const hash = () => hashOfContents([folder], memoryCache());
  writeFileSync(join(folder, 'card.tsx'), 'one');
  const before = hash();
  symlinkSync('ann@host.1234:5678', join(folder, '.#card.tsx'));
  symlinkSync('.', join(folder, 'loop'));
  expect(hash()).not.toBe(before);
});
