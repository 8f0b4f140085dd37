import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODES } from '../../src/problems/codes.ts';
import { describe as describeProblem } from '../../src/problems/describe.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { CASES, checkCases, findingsOfCase } from '../support/check-cases.ts';
import { expectGolden } from '../support/golden.ts';

/** `dist/index.html:2:7 ✘ output-link The link …` */
function inShort(found: Problem): string {
  const { file, range } = found.place;
  const where = range ? `${file}:${range.line}:${range.column}` : file;
  const message = describeProblem(found, 'en').message.replace(/\d+\.\d+ kB/g, inTenths);
  return `${where} ${found.severity === 'error' ? '✘' : '▲'} ${found.code}\n    ${message}\n`;
}

/** Processors differ by some bytes in what they pack. */
const inTenths = (size: string) => `${Number.parseFloat(size).toFixed(1)} kB`;

const cases = checkCases();

describe('what is found in a built site', () => {
  test.each(cases)('%s', (name) => {
    const folder = join(CASES, name);
    expectGolden(findingsOfCase(folder).map(inShort).join(''), join(folder, 'expected.txt'));
  });
});

test('every code about the built site can be provoked', () => {
  const texts = cases.map((name) => readFileSync(join(CASES, name, 'expected.txt'), 'utf8')).join('');
  expect(CODES.filter((code) => code.startsWith('output-') && !texts.includes(` ${code}\n`))).toEqual([]);
});
