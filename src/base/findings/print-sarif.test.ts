import { describe, expect, test } from 'vitest';
import { exampleOf, type Finding, finding, findingOfSite } from './finding.ts';
import { printSarif } from './print-sarif.ts';

const german = { language: 'de', version: '1.2.3', below: '' } as const;

const read = (findings: readonly Finding[], options: Parameters<typeof printSarif>[1] = german) =>
  JSON.parse(printSarif(findings, options)).runs[0];

const at = (line: number) => ({ line, column: 3, endLine: line, endColumn: 9 });

const required = (line: number, item: number) =>
  finding(
    'schema-required',
    { file: 'data/home.yaml', range: at(line), pointer: `/sections/${item}` },
    { key: 'title', path: `sections[${item + 1}]`, help: '' },
  );

test('every result refers to its rule, which is described once', () => {
  const { tool, results } = read([required(9, 0), exampleOf('file-empty'), required(12, 1)]);
  expect(tool.driver).toMatchObject({ name: 'nebel', version: '1.2.3' });
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['file-empty', 'schema-required']);
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
  expect(tool.driver.rules[0]).toMatchObject({
    help: { text: 'Mehr: docs/problems.md#file-empty' },
    defaultConfiguration: { level: 'error' },
  });
});

test('a finding of the site’s own follows those of the engine, with its own heading and document', () => {
  const said = { message: 'The hours differ.', why: 'It confuses.', fix: 'Make them the same.' };
  const own = findingOfSite({
    code: 'hours-differ',
    severity: 'error',
    place: { file: 'data/club.yaml', range: at(4), pointer: '/hours' },
    title: { de: 'Zeiten', en: 'Hours' },
    sentences: { de: said, en: said },
    docs: 'docs/club.md',
  });
  const { tool, results } = read([own, required(9, 0)]);
  expect(tool.driver.rules[1]).toEqual({
    id: 'hours-differ',
    shortDescription: { text: 'Zeiten' },
    help: { text: 'Mehr: docs/club.md#hours-differ' },
    defaultConfiguration: { level: 'error' },
  });
  expect(results[0]).toMatchObject({ ruleId: 'hours-differ', ruleIndex: 1, level: 'error' });
  expect(results[0].message.text).toBe('The hours differ.\nWarum: It confuses.\nAbhilfe: Make them the same.');
});

test('a place is a percent-encoded URI below the root and a region of UTF-16 columns', () => {
  const { columnKind, results } = read([finding('yaml-colon', { file: 'data/größe 100%.yaml', range: at(7) }, {})]);
  expect(columnKind).toBe('utf16CodeUnits');
  expect(results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'data/gr%C3%B6%C3%9Fe%20100%25.yaml', uriBaseId: 'SRCROOT' },
    region: { startLine: 7, startColumn: 3, endLine: 7, endColumn: 9 },
  });
});

test('a message states what, why and how, and escapes Markdown', () => {
  const found = finding('markup-unclosed', { file: 'data/home.yaml' }, { marker: '**' });
  const [{ message }] = read([found], { ...german, language: 'en' }).results;
  expect(message.text).toMatch(/^.+\*\*.+\nWhy: .+\nFix: /);
  expect(message.markdown).toContain('\\*\\*');
  expect(message.markdown).toContain('\n\n**Fix:** ');
});

describe('the fingerprint of a finding', () => {
  const fingerprintsOf = (findings: readonly Finding[]) =>
    read(findings).results.map(
      ({ partialFingerprints }: { partialFingerprints: Record<string, string> }) =>
        partialFingerprints['nebelFinding/v1'],
    );

  test('stays the same when its line moves, an item is added before it, or the language changes', () => {
    const [before] = fingerprintsOf([required(4, 1)]);
    expect(fingerprintsOf([required(40, 2)])).toEqual([before]);
    expect(
      read([required(4, 1)], { ...german, language: 'en' }).results[0].partialFingerprints['nebelFinding/v1'],
    ).toBe(before);
  });

  test('differs between two findings of the same kind, and between files', () => {
    const elsewhere = { ...required(4, 1), place: { file: 'data/blog.yaml', range: at(4) } } as Finding;
    expect(new Set(fingerprintsOf([required(4, 1), required(9, 2), elsewhere])).size).toBe(3);
  });
});
