import { describe, expect, test } from 'vitest';
import { CODES } from '../../src/base/findings/catalogue/catalogue.ts';
import { describe as describeFinding } from '../../src/base/findings/describe.ts';
import type { Finding } from '../../src/base/findings/finding.ts';
import { CHECK_CASES, findingsOfCase } from '../support/check-cases.ts';
import { expectWritten } from '../support/written-cases.ts';

/** `dist/index.html:2:7 ✘ output-link The link …` */
function briefOf(found: Finding): string {
  const { file, range } = found.place;
  const where = range ? `${file}:${range.line}:${range.column}` : file;
  const message = describeFinding(found, 'en').message.replace(/\d+\.\d+ kB/g, roundedSize);
  return `${where} ${found.severity === 'error' ? '✘' : '▲'} ${found.code}\n    ${message}\n`;
}

/** Rounds sizes, because compression differs by some bytes between processors. */
const roundedSize = (size: string) => `${Number.parseFloat(size).toFixed(1)} kB`;

describe.each([...CHECK_CASES])('the findings of the rule «%s» about a built site', (_rule, cases) => {
  test.each(cases)('$name', (written) => expectWritten(findingsOfCase(written).map(briefOf).join(''), written));
});

test('every code about the built site has a case', () => {
  const texts = [...CHECK_CASES.values()].flat().map(({ expected }) => expected);
  const without = (code: string) => !texts.some((text) => text.includes(` ${code}\n`));
  expect(CODES.filter((code) => code.startsWith('output-') && without(code))).toEqual([]);
});
