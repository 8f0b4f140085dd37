import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/help/mini-site.ts';
import { openTextStore } from './text-store.ts';

const TEXTS = { red: 'Red Team', empty: '', umlaut: 'Grün – «weiss»', long: 'x'.repeat(100_000) };

function savedStore(): string {
  const file = join(temporaryFolder(), 'cache/build');
  const store = openTextStore(file);
  for (const [key, text] of Object.entries(TEXTS)) store.put(key, text);
  store.save();
  return file;
}

const read = (file: string) => {
  const store = openTextStore(file);
  return Object.fromEntries(Object.keys(TEXTS).map((key) => [key, store.get(key)]));
};

const NOTHING = Object.fromEntries(Object.keys(TEXTS).map((key) => [key, undefined]));

describe('a file of texts', () => {
  test('gives back what an earlier run has saved', () => {
    const file = savedStore();
    expect(read(file)).toEqual(TEXTS);
    expect(readdirSync(join(file, '..'))).toEqual(['build']);
  });

  test('drops what a run has not asked for', () => {
    const file = savedStore();
    const store = openTextStore(file);
    store.get('red');
    store.put('blue', 'Blue Team');
    store.save();
    const next = openTextStore(file);
    expect([next.get('red'), next.get('blue'), next.get('long')]).toEqual(['Red Team', 'Blue Team', undefined]);
  });

  test.each([
    ['every third', (at: number) => at % 3 === 0],
    ['the first and the last', (at: number) => at === 0 || at === 99],
    ['a piece from the middle', (at: number) => at > 40 && at < 60],
  ])('keeps what was asked for, here %s, and of what was put again the latest', (_, isWanted) => {
    const file = join(temporaryFolder(), 'build');
    const store = openTextStore(file);
    const keys = Array.from({ length: 100 }, (_, at) => `key ${at}`);
    for (const [at, key] of keys.entries()) store.put(key, 'ö'.repeat(at));
    store.save();
    const later = openTextStore(file);
    for (const [at, key] of keys.entries()) if (isWanted(at)) later.get(key);
    later.put('key 50', 'new');
    later.save();
    const next = openTextStore(file);
    const expected = keys.map((_, at) => (at === 50 ? 'new' : isWanted(at) ? 'ö'.repeat(at) : undefined));
    expect(keys.map((key) => next.get(key))).toEqual(expected);
  });

  test('is not written again when nothing has changed', () => {
    const file = savedStore();
    const before = statSync(file).ino;
    const store = openTextStore(file);
    const [[noted, text], ...others] = Object.entries(TEXTS) as [[string, string], ...[string, string][]];
    store.put(noted, text);
    for (const [key] of others) store.get(key);
    store.save();
    expect(statSync(file).ino, 'a file that is written is a new one').toBe(before);
    store.put(noted, `${text}!`);
    store.save();
    expect(statSync(file).ino).not.toBe(before);
  });

  test('is as if it was not there when it is torn, whichever byte is hit', () => {
    const file = savedStore();
    const sound = readFileSync(file);
    const places = [0, 31, 32, 35, 36, 60, 200, Math.floor(sound.length / 2), sound.length - 1];
    for (const at of places) {
      writeFileSync(file, sound.subarray(0, at));
      expect(read(file), `cut off at ${at}`).toEqual(NOTHING);
      writeFileSync(file, Buffer.from(sound.map((byte, index) => (index === at ? byte ^ 1 : byte))));
      expect(read(file), `changed at ${at}`).toEqual(NOTHING);
    }
    writeFileSync(file, sound);
    expect(read(file)).toEqual(TEXTS);
  });

  test('gives back as many as a large site has', () => {
    const file = join(temporaryFolder(), 'build');
    const store = openTextStore(file);
    const many = Array.from({ length: 200_000 }, (_, index) => `key ${index}`);
    for (const key of many) store.put(key, key);
    store.save();
    const next = openTextStore(file);
    expect(many.filter((key) => next.get(key) !== key)).toEqual([]);
  });

  test('is not written when there is more than a next run could hold', () => {
    const file = savedStore();
    const before = readFileSync(file);
    const store = openTextStore(file);
    const large = 'x'.repeat(100_000_000);
    for (const key of ['a', 'b', 'c']) store.put(key, large);
    expect(store.get('a')).toBeUndefined();
    store.save();
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('is done without where it cannot be written', () => {
    const folder = join(temporaryFolder(), 'build');
    mkdirSync(folder);
    const store = openTextStore(folder);
    store.put('red', 'Red Team');
    expect(() => store.save()).not.toThrow();
    expect(readdirSync(join(folder, '..'))).toEqual(['build']);
  });
});
