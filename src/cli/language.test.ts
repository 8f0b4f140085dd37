import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import type { Language } from '../base/words.ts';
import { NO_SITE } from './context.ts';
import { takeLanguage } from './language.ts';
import { commandWordsIn } from './words/words.ts';

const siteIn = (language?: Language) => ({ ...NO_SITE, ...(language && { language }) });

test.each<[language: Language, args: readonly string[], site: Language | 'none' | undefined, env: object]>([
  ['de', [], 'de', { LANG: 'en_GB.UTF-8' }],
  ['en', [], 'en', { LANG: 'de_CH.UTF-8' }],
  ['de', [], undefined, { LANG: 'en_GB.UTF-8' }],
  ['de', [], 'en', { NEBEL_LANG: 'de' }],
  ['en', ['--lang', 'en'], 'de', { NEBEL_LANG: 'de' }],
  ['en', [], 'none', { NEBEL_LANG: 'en', LANG: 'de_CH' }],
  ['en', [], 'none', { LANG: 'en_GB.UTF-8' }],
  ['en', [], 'none', { LANG: 'fr_CH.UTF-8' }],
  ['de', [], 'none', { LANG: 'de_AT' }],
  ['en', [], 'none', { LANG: 'de_AT', LC_ALL: 'en_US' }],
  ['de', [], 'none', { LANG: 'C.UTF-8' }],
  ['de', [], 'none', {}],
])('commands speak %s with %j on a site in %s, where the environment is %j', (language, args, site, env) => {
  const found = takeLanguage(['validate', ...args], {
    site: site === 'none' ? undefined : siteIn(site),
    env: { ...env },
  });
  expect(found).toEqual({ language, rest: ['validate'] });
});

test('a site whose templates cannot be loaded is reported in its language', () => {
  const module = join(temporaryFolder(), 'site.ts');
  writeFileSync(module, "export const site = {\n  language: 'en',\n  templates: oops,\n");
  expect(takeLanguage([], { site: undefined, module, env: { LANG: 'de_CH' } }).language).toBe('en');
});

test('a site in a language that nebel does not speak is told so in one that it does', () => {
  const site = { ...NO_SITE, language: 'fr' as Language };
  expect(takeLanguage([], { site, env: {} }).language).toBe('de');
});

test('an unknown language in the environment is refused by name', () => {
  const { explainError } = takeLanguage([], { site: siteIn('en'), env: { NEBEL_LANG: 'fr' } });
  expect(explainError?.(commandWordsIn('en'))).toContain('NEBEL_LANG');
});
