import { describe, expect, test, vi } from 'vitest';
import { createMemory, NO_MEMORY } from './memory.ts';

describe('a memory', () => {
  test('makes a result once for the same text, and again for another', () => {
    const memory = createMemory();
    const make = vi.fn((text: string) => ({ length: text.length }));
    const lengthOf = (text: string) => memory.recall('length', [text], () => make(text));
    const first = lengthOf('red');
    expect(lengthOf(['r', 'ed'].join(''))).toBe(first);
    expect(lengthOf('blue')).toEqual({ length: 4 });
    expect(lengthOf('red')).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(3);
  });

  test('knows objects by being the same, not by looking the same', () => {
    const memory = createMemory();
    const team = { name: 'Red' };
    const first = memory.recall('team', [team], () => ({}));
    expect(memory.recall('team', [team], () => ({}))).toBe(first);
    expect(memory.recall('team', [{ ...team }], () => ({}))).not.toBe(first);
  });

  test('forgets what could not be made', () => {
    const memory = createMemory();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => memory.recall('x', [1], fail)).toThrow('no');
    expect(memory.recall('x', [1], () => 'made')).toBe('made');
  });

  test('is not there by default: everything is made anew', () => {
    expect(NO_MEMORY.recall('x', [], () => 1)).toBe(1);
    expect(NO_MEMORY.recall('x', [], () => 2)).toBe(2);
  });
});
