import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Finding, finding, type Range } from './finding.ts';
import { type PrettyOptions, printPretty } from './print-pretty.ts';

const TEXT = `name: Gold Team\nlead: We are new.\n${'x'.repeat(90)}: ${'y'.repeat(90)}\n\tcolour: grene\n`;

const plain: PrettyOptions = { language: 'de', colour: false, width: 80, textOf: () => TEXT };

const at = (line: number, column: number, length: number): Range => ({
  line,
  column,
  endLine: line,
  endColumn: column + length,
});

const findingAt = (range?: Range, severity: Finding['severity'] = 'error') =>
  finding('yaml-colon', { file: 'data/teams/gold.yaml', range }, {}, severity);

/** Returns only the lines of the excerpt. */
function excerpt(range: Range, options: Partial<PrettyOptions> = {}): string[] {
  const text = printPretty([findingAt(range)], 1, { ...plain, ...options });
  return text.split('\n').filter((line) => /^ +\d* +[│╵]/.test(line));
}

test('a finding has no excerpt if the place or the file is unknown', () => {
  expect(printPretty([findingAt()], 1, plain)).not.toContain('│');
  expect(printPretty([findingAt(at(1, 1, 4))], 1, { ...plain, textOf: () => undefined })).not.toContain('│');
});

test('on a terminal, reasons and remedies continue below their first word, and in a file they are one line each', () => {
  const lines = printPretty([findingAt()], 1, plain).split('\n');
  const fix = lines.findIndex((line) => line.startsWith('  Abhilfe'));
  expect(lines[fix + 1]).toMatch(/^ {11}\S/);
  expect(lines[fix]?.length).toBeLessThanOrEqual(80);
  const unbroken = printPretty([findingAt()], 1, { ...plain, width: undefined }).split('\n');
  expect(unbroken.length).toBeLessThan(lines.length);
  expect(unbroken).toContain('  Mehr     docs/problems.md#yaml-colon');
});

describe('the excerpt', () => {
  test('shortens a long line around the range, and still underlines the right words', () => {
    const [, shown = '', underline = ''] = excerpt(at(3, 91, 1));
    expect(shown.length).toBeLessThanOrEqual(80);
    expect(shown[underline.indexOf('~')]).toBe(':');
  });

  test('never underlines past the end of the terminal', () => {
    for (const width of [20, 40, 80, 200]) {
      const [, shown = '', underline = ''] = excerpt(at(3, 93, 90), { width });
      expect(underline.length).toBeLessThanOrEqual(shown.length);
      expect(shown[underline.indexOf('~')]).toBe('y');
    }
  });

  test('underlines an empty range with one character', () => {
    expect(excerpt(at(2, 7, 0)).at(-1)).toBe('      ╵       ~');
  });

  test('shows a tab as one space, so that the underline is below its words', () => {
    const [, shown = '', underline = ''] = excerpt(at(4, 10, 5));
    expect(shown.slice(underline.indexOf('~'))).toBe('grene');
  });
});

test('the summary counts errors, warnings and the files they are in', () => {
  const findings = [findingAt(at(1, 1, 1)), findingAt(at(2, 1, 1)), findingAt(at(2, 1, 1), 'warning')];
  expect(printPretty(findings, 5, plain)).toMatch(/\n2 Fehler, 1 Warnung in 1 von 5 Dateien\.\n$/);
  // Of files that are missing, none was read.
  expect(printPretty(findings, 0, plain)).toMatch(/\n2 Fehler, 1 Warnung in 1 von 1 Datei\.\n$/);
});

test('colours change nothing but the colour', () => {
  const coloured = printPretty([findingAt(at(2, 7, 6))], 5, { ...plain, colour: true });
  expect(coloured).not.toBe(stripVTControlCharacters(coloured));
  expect(stripVTControlCharacters(coloured)).toBe(printPretty([findingAt(at(2, 7, 6))], 5, plain));
});
