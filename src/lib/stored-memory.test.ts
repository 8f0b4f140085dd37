import { describe, expect, test, vi } from 'vitest';
import { type Memory, recallEach } from './memory.ts';
import { createStoredMemory } from './stored-memory.ts';

/** What is kept beyond a process, and memories over it as later processes open them. */
function processes() {
  const texts = new Map<string, string>();
  const asked = new Set<string>();
  const store = {
    get: (key: string) => texts.get(key),
    put: (key: string, text: string) => texts.set(key, text),
    keep: (key: string) => texts.has(key) && asked.add(key).size > 0,
  };
  return { texts, asked, start: (code = 'v1') => createStoredMemory(store, code) };
}

describe('a memory that outlives its process', () => {
  test('makes plain data once for the same texts, and again for others', () => {
    const { start } = processes();
    const make = vi.fn((text: string) => ({ length: text.length }));
    const lengthOf = (text: string) => start().recallData('length', [text, 1], () => make(text));
    expect(lengthOf('red')).toEqual({ length: 3 });
    expect(lengthOf('red')).toEqual({ length: 3 });
    expect(lengthOf('blue')).toEqual({ length: 4 });
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('reads what is rarely asked for when somebody asks, and keeps it all the same', () => {
    const { texts, asked, start } = processes();
    const make = vi.fn(() => ({ length: 3 }));
    const later = () => start().recallLater('length', ['red'], make);
    expect(later()()).toEqual({ length: 3 });
    const [[key, text]] = [...texts] as [[string, string]];
    texts.set(key, 'not JSON');
    const notYet = later();
    expect([...asked]).toEqual([key]);
    expect(notYet).toThrow('JSON');
    texts.set(key, text);
    expect(notYet()).toEqual({ length: 3 });
    expect(make).toHaveBeenCalledOnce();
  });

  test('follows what a result was made from over any number of steps', () => {
    const { start } = processes();
    const made: string[] = [];
    const titleOf = (text: string, base: string) => {
      const memory = start();
      const team = memory.recallData('team', [text], () => ({ name: text.trim() }));
      const club = memory.recall('club', [base], () => ({ base }));
      const page = memory.recall('page', [team, club], () => ({ title: () => `${team.name} ${club.base}` }));
      return memory.recallData('title', [page], () => {
        made.push(`${text} ${base}`);
        return page.title();
      });
    };
    expect(titleOf('red', 'a')).toBe('red a');
    expect(titleOf('red', 'b')).toBe('red b');
    expect(titleOf('blue', 'b')).toBe('blue b');
    expect(titleOf('red', 'a')).toBe('red a');
    expect(made).toEqual(['red a', 'red b', 'blue b']);
  });

  test('does not keep what was made from something of unknown origin', () => {
    const { texts, start } = processes();
    const team = { name: 'Red' };
    expect(start().recallData('title', [team], () => 'one')).toBe('one');
    expect(start().recallData('title', [team], () => 'two')).toBe('two');
    expect(start().recallData('title', [() => {}], () => 'three')).toBe('three');
    expect(texts.size).toBe(0);
  });

  test.each([
    ['a number that JSON does not know', { fee: Number.POSITIVE_INFINITY }],
    ['a negative zero', { fee: -0 }],
    ['a list with a gap', { teams: [undefined, 'Red'] }],
    ['nothing at all', undefined],
  ])('does not keep %s, because it would come back as something else', (_, result) => {
    const { start } = processes();
    const make = vi.fn(() => result);
    expect(start().recallData('x', ['a'], make)).toEqual(result);
    expect(start().recallData('x', ['a'], make)).toEqual(result);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('takes nothing from other code, and keeps names apart', () => {
    const { start } = processes();
    start('v1').recallData('x', ['a'], () => 1);
    expect(start('v2').recallData('x', ['a'], () => 2)).toBe(2);
    expect(start('v1').recallData('y', ['a'], () => 3)).toBe(3);
    expect(start('v1').recallData('x', ['a'], () => 4)).toBe(1);
  });

  describe('finds a series', () => {
    const NAMES = Array.from({ length: 300 }, (_, index) => `team ${index}`);
    /** Asks for a series as one process does, and tells which results had to be made. */
    function ask(memory: Memory, texts: Readonly<Record<string, string>>): string[] {
      const made: string[] = [];
      const results = recallEach(memory, 'length', Object.entries(texts), {
        name: ([name]) => name,
        from: ([, text]) => [text],
        make([name, text]) {
          made.push(name);
          return text.length;
        },
      });
      expect(results).toEqual(Object.values(texts).map(({ length }) => length));
      return made;
    }
    const texts = Object.fromEntries(NAMES.map((name) => [name, `Text of ${name}`]));

    test('in a few texts, and makes no more than what has changed', () => {
      const { start, texts: kept } = processes();
      expect(ask(start(), texts)).toEqual(NAMES);
      expect(kept.size).toBeLessThan(NAMES.length / 4);
      expect(ask(start(), texts)).toEqual([]);
      const before = new Map(kept);
      expect(ask(start(), { ...texts, 'team 7': 'Another' })).toEqual(['team 7']);
      expect([...kept].filter(([key, text]) => before.get(key) !== text)).toHaveLength(1);
      expect(ask(start(), { ...texts, 'team 7': 'Another' })).toEqual([]);
      expect(ask(start('v2'), texts)).toEqual(NAMES);
    });

    test('without what nobody has asked for the last time', () => {
      const { start } = processes();
      ask(start(), texts);
      const { 'team 7': seven = '', ...others } = texts;
      expect(ask(start(), others)).toEqual([]);
      expect(ask(start(), { ...others, 'team 7': seven })).toEqual(['team 7']);
    });

    test('under names that every object knows', () => {
      const { start } = processes();
      const odd = { constructor: 'a', __proto: 'b', toString: 'c' } as unknown as Record<string, string>;
      expect(ask(start(), odd)).toHaveLength(3);
      expect(ask(start(), odd)).toEqual([]);
    });

    test('and keeps nothing of what would come back as something else, or was made from something of unknown origin', () => {
      const { start } = processes();
      const make = vi.fn(() => Number.NaN);
      for (let run = 0; run < 2; run += 1) {
        const series = start().series('odd');
        series.recall('red', ['a'], make);
        series.recall('blue', [{}], make);
        series.close();
      }
      expect(make).toHaveBeenCalledTimes(4);
    });

    test('that is read while it is made, each thing once', () => {
      const { start } = processes();
      const make = vi.fn(() => 1);
      const series = start().series('count');
      for (let time = 0; time < 2; time += 1) series.recall('red', ['a'], make);
      expect(make).toHaveBeenCalledOnce();
    });
  });

  test('notes what changes from run to run', () => {
    const { start } = processes();
    expect(start().noted('last')).toBeUndefined();
    start().note('last', { files: ['a'] });
    expect(start().noted('last')).toEqual({ files: ['a'] });
    expect(start('v2').noted('last')).toBeUndefined();
  });
});
