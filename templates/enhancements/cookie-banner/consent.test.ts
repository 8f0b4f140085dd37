import { describe, expect, test } from 'vitest';
import { hasChosen, remember } from './consent.ts';

describe('the choice in the cookie banner', () => {
  const memory = (entries = new Map<string, string>()) => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });

  test('is stored under cookieConsent', () => {
    const entries = new Map<string, string>();
    remember('dismissed', () => memory(entries));
    expect([...entries]).toEqual([['cookieConsent', 'dismissed']]);
  });

  test('counts as made if anything is stored there', () => {
    expect(hasChosen(() => memory())).toBe(false);
    for (const value of ['necessary', 'all', 'dismissed', ''])
      expect(hasChosen(() => memory(new Map([['cookieConsent', value]])))).toBe(true);
  });

  test('causes no error in a browser that blocks storage', () => {
    const forbidden = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    expect(hasChosen(forbidden)).toBe(false);
    expect(() => remember('all', forbidden)).not.toThrow();
  });
});
