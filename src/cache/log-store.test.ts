import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { openLogStore } from './log-store.ts';

const TEXTS = { red: 'Red Team', empty: '', umlaut: 'Grün – «weiss»', long: 'x'.repeat(100_000) };

function savedStore(): string {
  const file = join(temporaryFolder(), 'cache/build');
  const store = openLogStore(file);
  for (const [key, text] of Object.entries(TEXTS)) store.put(key, text);
  store.save();
  return file;
}

const read = (file: string) => {
  const store = openLogStore(file);
  return Object.fromEntries(Object.keys(TEXTS).map((key) => [key, store.get(key)]));
};

const sizeOf = (file: string) => statSync(`${file}.log`).size;

describe('a store of texts', () => {
  test('gives back what an earlier run has saved', () => {
    const file = savedStore();
    expect(read(file)).toEqual(TEXTS);
    expect(readdirSync(join(file, '..'))).toEqual(['build', 'build.log']);
  });

  test('gives back what was put a moment ago', () => {
    const store = openLogStore(join(temporaryFolder(), 'build'));
    store.put('red', 'Red Team');
    store.put('blue', 'Blue Team');
    expect([store.get('red'), store.get('blue'), store.get('green')]).toEqual(['Red Team', 'Blue Team', undefined]);
  });

  test('drops what a run has not asked for', () => {
    const file = savedStore();
    const store = openLogStore(file);
    store.get('red');
    expect([store.keep('empty'), store.keep('green')]).toEqual([true, false]);
    store.put('blue', 'Blue Team');
    store.save();
    const next = openLogStore(file);
    const kept = ['red', 'empty', 'blue', 'long'].map((key) => next.get(key));
    expect(kept).toEqual(['Red Team', '', 'Blue Team', undefined]);
  });

  test('keeps nothing of a run that does not save', () => {
    const file = savedStore();
    const store = openLogStore(file);
    store.put('red', 'Rot');
    store.put('blue', 'y'.repeat(3_000_000));
    expect(read(file)).toEqual(TEXTS);
    expect(openLogStore(file).get('blue')).toBeUndefined();
  });

  test('is not written to when nothing has changed, and otherwise gets what has changed', () => {
    const file = savedStore();
    const before = { list: statSync(file).ino, log: sizeOf(file) };
    const store = openLogStore(file);
    const [[noted, text], ...others] = Object.entries(TEXTS) as [[string, string], ...[string, string][]];
    store.put(noted, text);
    for (const [key] of others) store.get(key);
    store.save();
    // A file that is replaced has another number.
    expect({ list: statSync(file).ino, log: sizeOf(file) }).toEqual(before);
    const next = openLogStore(file);
    for (const key of Object.keys(TEXTS)) next.keep(key);
    next.put(noted, `${text}!`);
    next.save();
    expect(sizeOf(file)).toBe(before.log + `${text}!`.length);
    expect(read(file)).toEqual({ ...TEXTS, [noted]: `${text}!` });
  });

  test('does not grow for ever', () => {
    const file = savedStore();
    for (let run = 0; run < 12; run += 1) {
      const store = openLogStore(file);
      for (const key of Object.keys(TEXTS)) store.keep(key);
      store.put('counted', `${run}`.padEnd(1_000_000));
      store.save();
      expect(sizeOf(file)).toBeLessThan(8_000_000);
    }
    expect(read(file)).toEqual(TEXTS);
    expect(openLogStore(file).get('counted')?.trim()).toBe('11');
    expect(readdirSync(join(file, '..'))).toEqual(['build', 'build.log']);
  });

  test('gives back the right texts or none when it is torn, whichever byte is hit, and is mended by the next run', () => {
    for (const name of ['build', 'build.log']) {
      const file = savedStore();
      const path = join(file, '..', name);
      const sound = readFileSync(path);
      const places = [0, 3, 7, 8, 20, 31, 60, 200, Math.floor(sound.length / 2), sound.length - 1];
      for (const at of places.filter((place) => place < sound.length)) {
        const changed = Buffer.from(sound);
        changed[at] = (changed[at] ?? 0) ^ 1;
        for (const damaged of [sound.subarray(0, at), changed]) {
          writeFileSync(path, damaged);
          const store = openLogStore(file);
          for (const [key, text] of Object.entries(TEXTS)) {
            expect([undefined, text], `${name} at ${at}`).toContain(store.get(key));
            store.put(key, text);
          }
          store.save();
          expect(read(file), `${name} at ${at}`).toEqual(TEXTS);
        }
      }
    }
  });

  test('is saved without a text that was found torn and cannot be put again', () => {
    const file = savedStore();
    // In the place of the log lies something to which nothing can be added.
    rmSync(`${file}.log`);
    mkdirSync(`${file}.log`);
    const store = openLogStore(file);
    expect(store.keep('red')).toBe(true);
    expect(store.get('red')).toBeUndefined();
    store.put('red', 'Red Team');
    expect(() => store.save()).not.toThrow();
  });

  test('takes no text of one key for that of another, nor anything from a log that belongs to another list', () => {
    const file = savedStore();
    const list = JSON.parse(readFileSync(file, 'utf8')) as [string, unknown][];
    const [[, first], [, second]] = list as [[string, unknown], [string, unknown]];
    writeFileSync(file, JSON.stringify([['red', second], ['empty', first], ...list.slice(2)]));
    expect(read(file)).toEqual({ ...TEXTS, red: undefined, empty: undefined });
    const other = join(temporaryFolder(), 'other');
    const store = openLogStore(other);
    store.put('red', 'Rot Team');
    store.save();
    renameSync(`${other}.log`, `${file}.log`);
    expect(Object.values(read(file)).filter((text) => text !== undefined && text !== '')).toEqual([]);
    rmSync(`${file}.log`);
    expect(Object.values(read(file)).filter((text) => text)).toEqual([]);
  });

  test('gives no wrong text after two runs have written to it at once', () => {
    const file = savedStore();
    const stores = [openLogStore(file), openLogStore(file)] as const;
    for (const [number, store] of stores.entries()) {
      for (const key of Object.keys(TEXTS)) store.keep(key);
      store.put('one', `${number}`.padEnd(2_000_000, 'a'));
      store.put('other', `${number}`.padEnd(2_000_000, 'b'));
    }
    for (const store of stores) store.save();
    const next = openLogStore(file);
    expect(read(file)).toEqual(TEXTS);
    for (const [key, letter] of [
      ['one', 'a'],
      ['other', 'b'],
    ] as const) {
      expect([undefined, '0', '1'].map((start) => start?.padEnd(2_000_000, letter))).toContain(next.get(key));
    }
  });

  test('gives back as many as a large site has', () => {
    const file = join(temporaryFolder(), 'build');
    const store = openLogStore(file);
    const many = Array.from({ length: 50_000 }, (_, index) => `key ${index}`);
    for (const key of many) store.put(key, key);
    store.save();
    const next = openLogStore(file);
    expect(many.filter((key) => next.get(key) !== key)).toEqual([]);
  });

  test('is done without where it cannot be written', () => {
    const folder = join(temporaryFolder(), 'build');
    mkdirSync(`${folder}.log`, { recursive: true });
    mkdirSync(folder);
    const store = openLogStore(folder);
    store.put('red', 'Red Team');
    expect(store.get('red')).toBeUndefined();
    expect(() => store.save()).not.toThrow();
    expect(readdirSync(join(folder, '..')).sort()).toEqual(['build', 'build.log']);
  });
});
