import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODES } from '../../src/base/findings/catalogue/catalogue.ts';
import { describe as describeProblem } from '../../src/base/findings/describe.ts';
import type { Problem } from '../../src/base/findings/problem.ts';
import { CASES, checkCases, findingsOfCase } from '../support/check-cases.ts';
import { expectGolden } from '../support/golden.ts';

/** `dist/index.html:2:7 ✘ output-link The link …` */
function briefOf(found: Problem): string {
  const { file, range } = found.place;
  const where = range ? `${file}:${range.line}:${range.column}` : file;
  const message = describeProblem(found, 'en').message.replace(/\d+\.\d+ kB/g, roundedSize);
  return `${where} ${found.severity === 'error' ? '✘' : '▲'} ${found.code}\n    ${message}\n`;
}

/** Rounds sizes, because compression differs by some bytes between processors. */
const roundedSize = (size: string) => `${Number.parseFloat(size).toFixed(1)} kB`;

const cases = checkCases();

describe('the findings about a built site', () => {
  test.each(cases)('%s', (name) => {
    const folder = join(CASES, name);
    expectGolden(findingsOfCase(folder).map(briefOf).join(''), join(folder, 'expected.txt'));
  });
});

test('every code about the built site has a case', () => {
  const texts = cases.map((name) => readFileSync(join(CASES, name, 'expected.txt'), 'utf8')).join('');
  expect(CODES.filter((code) => code.startsWith('output-') && !texts.includes(` ${code}\n`))).toEqual([]);
});
