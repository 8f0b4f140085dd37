import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageEntry } from '../../src/page-entry.ts';
import { drawPng } from '../../src/pictures/draw.ts';
import { hasErrors, type Problem } from '../../src/problems/problem.ts';
import { renderPicture } from '../../src/render/render-picture.ts';
import type { SiteView } from '../../src/template-api.ts';
import { readSchemas } from '../../src/validate/schemas.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sampleSources } from '../support/data-files.ts';
import { faultsOf, printFaults } from '../support/fuzz/findings.ts';
import {
  EVERYTHING,
  harmless,
  hostileText,
  SHORT,
  type TextField,
  textFields,
  withTail,
  withTexts,
} from '../support/fuzz/hostile.ts';
import { mutated, mutation } from '../support/fuzz/mutations.ts';
import { changedFrom, dangersIn, type Files, structureOf, textOf, xmlFaults } from '../support/fuzz/output.ts';
import { createStage, type Stage } from '../support/fuzz/stage.ts';
import { isLong, report, SEED, times } from '../support/proof.ts';

const schemas = readSchemas(site);
const sources = sampleSources();

let stage: Stage;
/** The last files that were looked at: what is the same in the next build need not be looked at again. */
let known: Files = new Map();
beforeAll(() => {
  // What texts weigh is another matter.
  stage = createStage({ ...site, budgets: {} }, join(SAMPLE, 'data'));
});
afterAll(() => stage.close());

function dangersOf(files: Files): string[] {
  const found = dangersIn(files, known);
  known = files;
  return found;
}

const isError = ({ severity }: Problem) => severity === 'error';

/** Texts that other files depend on: names of regions, by the letters that an address can have, and hours. */
const LEFT_OUT = /^\/(hours\/|city|neighbours\/|sections\/\d+\/districts\/\d+\/name$|regions\/cards\/\d+\/districts\/)/;

/** A name on a map is shown where it has room, or not at all, and some texts are longer than others. */
const isNameOnMap = (element: string) => /^<\/?text\b/.test(element);

/** Where pages have other elements than those of another build: the first of each. */
function changedPages(files: Files, others: Files): string[] {
  const pages = changedFrom(files, others).filter((path) => path.endsWith('.html'));
  return pages.flatMap((path) => {
    const [now, before] = [files, others].map((each) =>
      structureOf(textOf(each, path)).filter((element) => !isNameOnMap(element)),
    ) as [string[], string[]];
    const at = now.findIndex((element, index) => element !== before[index]);
    const isSame = at === -1 && now.length === before.length;
    return isSame
      ? []
      : [`${path}: ${now[at]} and not ${before[at]} after ${now.slice(Math.max(0, at - 4), at).join('')}`];
  });
}

test('a file whose structure was changed at random gives findings with their place, or a whole and safe site', {
  timeout: 7_200_000,
}, async () => {
  let [cases, built, found] = [0, 0, 0];
  // The long form changes every real file; the short one, a third of them.
  for (const [at, { file, source }] of sources.entries()) {
    if (!isLong && at % 3 > 0) continue;
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (changes) => {
        const text = mutated(source.text, changes);
        const textAt = (name: string) => (name === file ? text : readFileSync(join(stage.root, name), 'utf8'));
        const { content } = stage.read({ [file]: text });
        cases += 1;
        found += content.problems.length;
        expect(faultsOf(content.problems, textAt)).toEqual([]);
        expect(printFaults(content.problems.slice(0, 20), stage.root)).toEqual([]);
        if (hasErrors(content.problems) || (!isLong && built === 2)) return;
        const { result, files } = await stage.build({ [file]: text });
        built += 1;
        expect(
          faultsOf(result.problems, (name) => textOf(files, name.replace(/^[^/]*\//, '')) || textAt(name)),
        ).toEqual([]);
        expect(dangersOf(files)).toEqual([]);
      }),
      { seed: SEED + at, numRuns: times(1, 20) },
    );
  }
  expect(built).toBeGreaterThan(1);
  report('content: structure', { files: sources.length, cases, built, findings: found });
});

/** A fact that is known only while the hours of opening are nothing but times. */
const PART_OF_HOURS = /\{\{hours\.\w+\.\w+\}\}/g;

describe('a hostile text', () => {
  const targets = sources
    .filter(({ type }) => !('ledger' in type))
    .map(({ file, source, type }) => ({
      file,
      value: source.value,
      fields: textFields(schemas, type.schema, source.value).map((field) => ({
        ...field,
        text: field.text.replace(PART_OF_HOURS, 'later'),
      })),
    }));

  test('stays a text in every field of every file at once', { timeout: 120_000 }, async () => {
    const withTails = (tail: string, short: string) =>
      Object.fromEntries(
        targets.map(({ file, value, fields }) => {
          const texts = fields.map((field) => ({ ...field, text: withTail(field, field.max < 200 ? short : tail) }));
          return [file, withTexts(value, texts)];
        }),
      );
    const changes = withTails(EVERYTHING, SHORT);
    const other = await stage.build(withTails(harmless(EVERYTHING), harmless(SHORT)));
    expect(dangersOf(other.files)).toEqual([]);
    const { result, files } = await stage.build(changes);
    expect(result.problems.filter(isError).slice(0, 3)).toEqual([]);
    expect(dangersOf(files)).toEqual([]);
    expect(changedPages(files, other.files)).toEqual([]);
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

  test('stays a text, or is named at its place, in fields chosen at random', { timeout: 7_200_000 }, async () => {
    // Names of places lead to pages and have their room on maps, so pages differ by them for good reasons, and the form
    // names parts of the hours; the test above has them all.
    const own = targets
      .map((target) => ({ ...target, fields: target.fields.filter(({ pointer }) => !LEFT_OUT.test(pointer)) }))
      .filter(({ fields }) => fields.length > 0);
    const spot = fc.record({ file: fc.nat(), field: fc.nat(), text: hostileText });
    const rounds = times(1, 60);
    let [kept, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(spot, { minLength: 30, maxLength: 60 }), async (spots) => {
        const changes = new Map<string, { readonly hostile: string; readonly harmless: string }>();
        for (const each of spots) {
          const { file, value, fields } = own[each.file % own.length] as (typeof own)[number];
          const field = fields[each.field % fields.length] as TextField;
          const tail = field.max < 200 ? each.text.slice(0, 30) : each.text;
          const yamlWith = (text: string) =>
            withTexts(value, [{ pointer: field.pointer, text: withTail(field, text) }]);
          changes.set(file, { hostile: yamlWith(tail), harmless: yamlWith(harmless(tail)) });
        }
        const { content } = stage.read(Object.fromEntries([...changes].map(([file, { hostile }]) => [file, hostile])));
        const textAt = (name: string) => changes.get(name)?.hostile ?? readFileSync(join(stage.root, name), 'utf8');
        expect(faultsOf(content.problems, textAt)).toEqual([]);
        expect(printFaults(content.problems.slice(0, 200), stage.root)).toEqual([]);
        // What has a mistake stays as it was, so that all the others can be built.
        const mistaken = new Set(content.problems.filter(isError).map(({ place }) => place.file));
        const accepted = [...changes].filter(([file]) => !mistaken.has(file));
        [kept, refused] = [kept + accepted.length, refused + mistaken.size];
        const builtWith = (kind: 'hostile' | 'harmless') =>
          stage.build(Object.fromEntries(accepted.map(([file, texts]) => [file, texts[kind]])));
        const { result, files } = await builtWith('hostile');
        expect(result.problems.filter(isError)).toEqual([]);
        expect(dangersOf(files)).toEqual([]);
        const other = await builtWith('harmless');
        if (!other.result.stoppedBy) expect(changedPages(files, other.files)).toEqual([]);
      }),
      { seed: SEED, numRuns: rounds },
    );
    expect(kept).toBeGreaterThan(refused);
    report('content: hostile texts', { cases: kept + refused, rounds, kept, refused });
  });
});
