import { expect, test } from 'vitest';
import { miniSite } from '../../tests/fixtures/mini-site/site.tsx';
import { memoryCache } from '../../tests/support/memory-cache.ts';
import { copyOfMiniSite, fullFindingsAfter } from '../../tests/support/mini-site.ts';
import type { Finding } from '../base/findings/finding.ts';
import { readContent } from './read-content.ts';

/** Lists the code of each finding and the text at its position. */
const print = (text: string, findings: readonly Finding[]) =>
  findings
    .map(({ code, place: { range } }) => {
      const line = text.split('\n')[(range?.line ?? 0) - 1] ?? 'no such line';
      return `${code} ${line.slice((range?.column ?? 1) - 1, (range?.endColumn ?? 1) - 1)}`;
    })
    .join(', ');

const findings = (text: string) => print(text, fullFindingsAfter({ 'teams/gold.yaml': text }));

test('a finding next to a slip is located in the original file, not in the repaired one', () => {
  expect(findings('name: Gold Team\nlead: >-\n  We are\nnew, see [us](/nowhere/).\n')).toBe(
    'yaml-indent n, link-unknown /nowhere/',
  );
  expect(findings('name: Gold Team\nlead:We are new, see [us](/nowhere/).\r\n')).toBe(
    'yaml-space :, link-unknown /nowhere/',
  );
  expect(findings('name: Gold Team\nlead: "We are new, see [us](/nowhere/).')).toBe(
    'yaml-quote ", link-unknown /nowhere/',
  );
});

test('different slips in the same text do not share cached positions of findings', () => {
  const cache = memoryCache();
  const read = (text: string) =>
    print(text, readContent(miniSite, { root: copyOfMiniSite({ 'teams/gold.yaml': text }), cache }).findings);
  const lines = ['new, see [us](/nowhere/).', ' new, see [us](/nowhere/).', '  new, see [us](/nowhere/).'];
  expect(lines.map((line) => read(`name: Gold Team\nlead: >-\n  We are\n${line}\n`))).toEqual(
    lines.map(() => expect.stringMatching(/link-unknown \/nowhere\/$/)),
  );
});

test('a text with a reference may be as long as its value lets it be, also in one of several kinds of section', () => {
  const withHeading = (heading: string) =>
    findings(
      `name: Gold Team\nlead: We are new.\nsections:\n  - kind: text\n    anchor: call\n    heading: ${heading}\n    text: Ask for us.\n`,
    );
  expect(withHeading('Call the captain at {{              phone }}')).toBe('');
  expect(withHeading('Call the captain of us at {{phone}}')).toBe(
    'schema-too-long Call the captain of us at {{phone}}',
  );
});
