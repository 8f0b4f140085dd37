import { describe, expect, test } from 'vitest';
import { hasChosen, remember } from './consent.ts';

describe('the choice in the cookie banner', () => {
  test('causes no error in a browser that blocks storage', () => {
    const forbidden = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    expect(hasChosen(forbidden)).toBe(false);
    expect(() => remember('all', forbidden)).not.toThrow();
  });
});
