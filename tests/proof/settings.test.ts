import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/problems/problem.ts';
import { readSchemas } from '../../src/validate/schemas.ts';
import { site } from '../../templates/site.ts';
import { PROJECT, realSources } from '../help/data-files.ts';
import { faultsOf } from '../help/fuzz/findings.ts';
import { HOSTILE_ADDRESSES, textFields, withTexts } from '../help/fuzz/hostile.ts';
import { createStage, type Stage } from '../help/fuzz/stage.ts';

const schemas = readSchemas(site);
const sources = realSources();

let stage: Stage;
beforeAll(() => {
  stage = createStage(site, join(PROJECT, 'data'));
});
afterAll(() => stage.close());

describe('a hostile address', () => {
  const file = 'data/articles/schimmel-kaltvernebelung-gesundheit.yaml';
  const article = sources.find((each) => each.file === file);
  const fields = textFields(schemas, article?.type.schema ?? '', article?.source.value).filter(({ pointer }) =>
    /\/(text|lead|excerpt)$|\/paragraphs\/\d+$/.test(pointer),
  );

  test.each(HOSTILE_ADDRESSES)('%j is refused in a link, at its place', (address) => {
    expect(fields.length).toBeGreaterThan(2);
    const inMarkup = address.replace(/\s/g, '');
    const [field] = fields;
    const yaml = withTexts(article?.source.value, [
      { pointer: field?.pointer ?? '', text: `${field?.text} [x](${inMarkup})` },
    ]);
    const { content } = stage.read({ [file]: yaml });
    const links = content.problems.filter(({ code }) => /^(link-|text-invisible|markup-)/.test(code));
    expect(links.length).toBeGreaterThan(0);
    expect(hasErrors(links)).toBe(true);
    expect(faultsOf(links, () => yaml)).toEqual([]);
  });

  test.each(HOSTILE_ADDRESSES)('%j is refused in the navigation, at its place', (address) => {
    const settings = sources.find((each) => each.file === 'data/site.yaml');
    const yaml = withTexts(settings?.source.value, [{ pointer: '/navigation/0/href', text: address }]);
    const { content } = stage.read({ 'data/site.yaml': yaml });
    expect(
      content.problems.some(({ code, place }) => code.startsWith('link-') && place.pointer === '/navigation/0/href'),
    ).toBe(true);
    expect(hasErrors(content.problems)).toBe(true);
  });
});

/** Settings that reach headers, host files or addresses of other programs. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  '/baseUrl': [
    'https://a.ch"><script>',
    'https://a.ch\nDisallow: /',
    'https://a.ch/<b>',
    'https://a b.ch',
    'https://[::1',
    'javascript:alert(1)',
    'https://u:p@a.ch',
  ],
  '/relayUrl': [
    'https://a.ch; script-src *',
    'https://a.ch\n  X-Evil: 1',
    'https://a.ch"',
    'https://*',
    'https://a.ch x',
    "https://a.ch'",
  ],
  '/language': ['de-CH" onload="', 'de-CH\n', 'constructor'],
  '/company/phone': ['+41 62" onclick="x', 'javascript:1', '+41 62 000 00 00\n'],
  '/company/email': ['a@b.ch?bcc=x@y.ch', 'a@b.ch"><b>', 'a@b.ch\nBcc: x', '<a@b.ch>', 'a@b.ch%0abcc:x'],
  '/delivery': ['constructor', '__proto__', 'toString'],
};

describe('a setting that would reach a header, a host or another program', () => {
  const settings = sources.find((each) => each.file === 'data/site.yaml');
  const cases = Object.entries(SETTINGS).flatMap(([pointer, values]) =>
    values.map((value) => [pointer, value] as const),
  );

  test.each(cases)('%s: %j is refused, at its place', async (pointer, value) => {
    const yaml = withTexts(settings?.source.value, [{ pointer, text: value }]);
    const { result } = await stage.build({ 'data/site.yaml': yaml });
    expect(result.stoppedBy).toBe('content');
    expect(result.problems.some(({ place, severity }) => severity === 'error' && place.pointer === pointer)).toBe(true);
    expect(faultsOf(result.problems, (name) => (name === 'data/site.yaml' ? yaml : undefined))).toEqual([]);
  });
});
