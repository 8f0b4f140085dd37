import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageEntry } from '../../src/api/page-entry.ts';
import type { SiteView } from '../../src/api/template-api.ts';
import { type Finding, hasErrors } from '../../src/base/findings/finding.ts';
import { stringsOf } from '../../src/base/lib/json-pointer.ts';
import { readSchemas } from '../../src/content/validate/validators/schemas.ts';
import { drawPng } from '../../src/site/pictures/draw.ts';
import { renderPicture } from '../../src/site/render/render-picture.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sampleSources } from '../support/data-files.ts';
import { faultsOf, printFaults } from '../support/fuzz/findings.ts';
import {
  EVERYTHING,
  HOSTILE_ADDRESSES,
  harmless,
  SHORT,
  textFields,
  withTail,
  withTexts,
} from '../support/fuzz/hostile.ts';
import { changedFrom, dangersIn, type Files, structureOf, textOf, xmlFaults } from '../support/fuzz/output.ts';
import { createStage, type Stage } from '../support/fuzz/stage.ts';
import { isLong, report, SEED, times } from '../support/proof.ts';
import { seededRandom } from '../support/random.ts';
import { mutated } from '../support/random-edits.ts';

const schemas = readSchemas(site);
const sources = sampleSources();

let stage: Stage;
/** Files of the last build that was inspected. Those that the next build leaves unchanged are not inspected again. */
let inspected: Files = new Map();
beforeAll(() => {
  // Without budgets, because the texts of these tests are longer than those of real pages.
  stage = createStage({ ...site, budgets: {} }, join(SAMPLE, 'data'));
});

function dangersOf(files: Files): string[] {
  const found = dangersIn(files, inspected);
  inspected = files;
  return found;
}

const isError = ({ severity }: Finding) => severity === 'error';

/** Names on a map are placed where they fit or left out, so their elements depend on the length of the text. */
const isMapName = (element: string) => /^<\/?text\b/.test(element);

/** Compares the elements of pages with those of another build, and describes the first difference in each page. */
function pageDifferences(files: Files, others: Files): string[] {
  const pages = changedFrom(files, others).filter((path) => path.endsWith('.html'));
  return pages.flatMap((path) => {
    const [now, before] = [files, others].map((each) =>
      structureOf(textOf(each, path)).filter((element) => !isMapName(element)),
    ) as [string[], string[]];
    const at = now.findIndex((element, index) => element !== before[index]);
    const isSame = at === -1 && now.length === before.length;
    return isSame
      ? []
      : [`${path}: ${now[at]} and not ${before[at]} after ${now.slice(Math.max(0, at - 4), at).join('')}`];
  });
}

test('a file with random changes to its structure leads to findings with a place, or to a complete and safe site', {
  timeout: 7_200_000,
}, async () => {
  let [cases, built, found] = [0, 0, 0];
  // The long form changes every file, the short form every third one.
  for (const [at, { file, source }] of sources.entries()) {
    if (!isLong && at % 3 > 0) continue;
    const random = seededRandom(SEED + at);
    for (let run = 0; run < times(1, 20); run += 1) {
      const text = mutated(random, source.value);
      const textAt = (name: string) => (name === file ? text : readFileSync(join(stage.root, name), 'utf8'));
      const { content } = stage.read({ [file]: text });
      cases += 1;
      found += content.findings.length;
      expect(faultsOf(content.findings, textAt), text).toEqual([]);
      expect(printFaults(content.findings.slice(0, 20), stage.root)).toEqual([]);
      if (hasErrors(content.findings) || (!isLong && built === 2)) continue;
      const { result, files } = await stage.build({ [file]: text });
      built += 1;
      const builtText = (name: string) => textOf(files, name.replace(/^[^/]*\//, '')) || textAt(name);
      expect(faultsOf(result.findings, builtText), text).toEqual([]);
      expect(dangersOf(files), text).toEqual([]);
    }
  }
  expect(built).toBeGreaterThan(1);
  report('content: structure', { files: sources.length, cases, built, findings: found });
});

/** Facts that depend on other texts: on opening hours of nothing but times, and on what a browser may fill in. */
const DEPENDENT_FACTS = /\{\{(?:hours\.\w+\.\w+|firstName|lastName)\}\}/g;

describe('a hostile text', () => {
  const targets = sources
    .filter(({ type }) => !('ledger' in type))
    .map(({ file, source, type }) => ({
      file,
      value: source.value,
      fields: textFields(schemas, type.schema, source.value).map((field) => ({
        ...field,
        text: field.text.replace(DEPENDENT_FACTS, 'later'),
      })),
    }));

  test('remains text in every field of every file at once', { timeout: 120_000 }, async () => {
    const withTails = (tail: string, short: string) =>
      Object.fromEntries(
        targets.map(({ file, value, fields }) => {
          const texts = fields.map((field) => ({ ...field, text: withTail(field, field.max < 200 ? short : tail) }));
          return [file, withTexts(value, texts)];
        }),
      );
    const changes = withTails(EVERYTHING, SHORT);
    const baseline = await stage.build(withTails(harmless(EVERYTHING), harmless(SHORT)));
    expect(dangersOf(baseline.files)).toEqual([]);
    const { result, files } = await stage.build(changes);
    expect(result.findings.filter(isError).slice(0, 3)).toEqual([]);
    expect(dangersOf(files)).toEqual([]);
    expect(pageDifferences(files, baseline.files)).toEqual([]);
    expect(textOf(files, 'index.html')).toContain('&lt;svg/onload=alert(1)&gt;');
    expect(textOf(files, 'blog/feed.xml')).toContain('&lt;svg/onload=alert(1)&gt;');

    const { routes = [], view } = stage.read(changes).content.pages ?? {};
    const pictures = routes.flatMap(({ entry, ...route }) => {
      const type = site.pageTypes.find(({ name }) => name === entry.type.name) ?? entry.type;
      const own = pageEntry(type, entry.slug, entry.source, entry.data);
      return renderPicture({ ...route, entry: own }, view as SiteView) ?? [];
    });
    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.flatMap(({ page, svg }) => xmlFaults(svg()).map((fault) => `${page} ${fault}`))).toEqual([]);
    const fonts = site.pictureFonts?.map((font) => join(site.templates, font)) ?? [];
    const drawn = await Promise.all(pictures.slice(0, times(2, 100)).map(({ svg }) => drawPng(svg(), fonts)));
    expect(drawn.every(({ length }) => length > 1000)).toBe(true);
    report('content: every field at once', {
      fields: targets.flatMap(({ fields }) => fields).length,
      pictures: drawn.length,
    });
  });
});

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
