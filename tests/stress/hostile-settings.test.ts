import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/base/findings/finding.ts';
import { stringsOf } from '../../src/base/lib/json-pointer.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sampleSources } from '../support/data-files.ts';
import { faultsOf } from '../support/fuzz/findings.ts';
import { HOSTILE_ADDRESSES, withTexts } from '../support/fuzz/hostile.ts';
import { createStage, type Stage } from '../support/fuzz/stage.ts';

const sources = sampleSources();

let stage: Stage;
beforeAll(() => {
  stage = createStage(site, join(SAMPLE, 'data'));
});
afterAll(() => stage.close());

/** Returns the pointer of the first string of a file whose pointer matches a pattern. */
const firstPointer = (file: string, pattern: RegExp) =>
  [...stringsOf(sources.find((each) => each.file === file)?.source.value)].find(({ pointer }) => pattern.test(pointer))
    ?.pointer;

describe('a URL that no link may have is refused at its place', () => {
  const [article, home, settings] = [
    sources.find(({ type }) => type.name === 'article')?.file ?? '',
    'data/home.yaml',
    'data/site.yaml',
  ];

  test.each<readonly [where: string, file: string, field: RegExp, text: (address: string) => string]>([
    [
      'in a text field',
      article,
      /\/excerpt$/,
      (address) => `Wir kommen [x](${address.replace(/[\s()]/g, '')}) zu Ihnen.`,
    ],
    [
      'in an HTML answer',
      home,
      /\/answerHtml$/,
      (address) => `<p><a href="${address.replaceAll('"', '&quot;')}">x</a></p>`,
    ],
    ['in the navigation', settings, /^\/navigation\/0\/href$/, (address) => address],
  ])('%s', (_where, file, field, text) => {
    const source = sources.find((each) => each.file === file)?.source;
    const pointer = firstPointer(file, field) ?? 'none';
    const accepted = HOSTILE_ADDRESSES.filter((address) => {
      const yaml = withTexts(source?.value, [{ pointer, text: text(address) }]);
      const own = stage.read({ [file]: yaml }).content.findings.filter(({ place }) => place.pointer === pointer);
      expect(faultsOf(own, () => yaml)).toEqual([]);
      return !hasErrors(own);
    });
    expect(accepted).toEqual([]);
  });

  test('although the same field accepts a URL of the site', () => {
    const yaml = withTexts(sources.find((each) => each.file === settings)?.source.value, [
      { pointer: '/navigation/0/href', text: '/blog/' },
    ]);
    expect(stage.read({ [settings]: yaml }).content.findings).toEqual([]);
  });
});

/** Hostile values for settings that end up in headers, host files or URLs of other programs. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  '/baseUrl': [
    'https://a.ch"><script>',
    'https://a.ch\nDisallow: /',
    'https://a.ch/<b>',
    'https://a b.ch',
    'https://[::1',
    'https://u:p@a.ch',
    'javascript:alert(1)',
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

describe('a hostile setting that would end up in a header, a host file or another program', () => {
  const settings = sources.find((each) => each.file === 'data/site.yaml');
  const cases = Object.entries(SETTINGS).flatMap(([pointer, values]) =>
    values.map((value) => [pointer, value] as const),
  );

  test.each(cases)('%s: %j is refused at its place', async (pointer, value) => {
    const yaml = withTexts(settings?.source.value, [{ pointer, text: value }]);
    const { result } = await stage.build({ 'data/site.yaml': yaml });
    expect(result.stoppedBy).toBe('content');
    expect(result.findings.some(({ place, severity }) => severity === 'error' && place.pointer === pointer)).toBe(true);
    expect(faultsOf(result.findings, (name) => (name === 'data/site.yaml' ? yaml : undefined))).toEqual([]);
  });
});
