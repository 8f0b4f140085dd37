import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasChosen, remember } from './consent.ts';

describe('the choice in the cookie banner', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('causes no error in a browser that blocks storage', () => {
    const forbidden = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
    expect(hasChosen()).toBe(false);
    expect(() => remember('all')).not.toThrow();
  });
});
