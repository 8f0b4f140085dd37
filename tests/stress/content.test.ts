import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageEntry } from '../../src/api/page-entry.ts';
import type { SiteView } from '../../src/api/template-api.ts';
import { type Finding, hasErrors } from '../../src/base/findings/finding.ts';
import { readSchemas } from '../../src/content/validate/validators/schemas.ts';
import { drawPng } from '../../src/site/pictures/draw.ts';
import { renderPicture } from '../../src/site/render/render-picture.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sampleSources } from '../support/data-files.ts';
import { faultsOf, printFaults } from '../support/fuzz/findings.ts';
import { EVERYTHING, harmless, SHORT, textFields, withTail, withTexts } from '../support/fuzz/hostile.ts';
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
afterAll(() => stage.close());

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
