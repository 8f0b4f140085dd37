import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printPretty } from '../../src/base/findings/print-pretty.ts';
import { readContent } from '../../src/content/read-content.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { wordFaults } from '../support/fuzz/findings.ts';
import { copyOfMiniSite } from '../support/mini-site.ts';
import {
  codeOfCase,
  contentCases,
  contentCodes,
  plantFault,
  readPlanted,
  writtenFault,
} from '../support/planted-faults.ts';
import { expectWritten } from '../support/written-cases.ts';

test('the mini site itself has no findings', () => {
  expect(readContent(miniSite, { root: copyOfMiniSite(), release: true }).findings).toEqual([]);
});

describe('every code can be triggered', () => {
  test('and has a case', () => {
    expect(contentCodes.filter((code) => !contentCases.map(codeOfCase).includes(code))).toEqual([]);
  });

  test.each(contentCases)('%s', async (name) => {
    const code = codeOfCase(name);
    const root = plantFault(name);
    const { findings, files } = await readPlanted(code, root);
    expect([...new Set(findings.map((found) => found.code))]).toEqual([code]);
    expect(findings.flatMap(wordFaults)).toEqual([]);
    expectWritten(asPrinted(findings, files.length, root), writtenFault(name));
  });
});

/** What is printed, without the lines that say the same in every case. */
function asPrinted(findings: Parameters<typeof printPretty>[0], files: number, root: string): string {
  const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  const text = printPretty(findings, files, { language: 'de', colour: false, width: undefined, textOf });
  return text.replace(/^ {2}Mehr .*\n|\n\d+ Fehler, .*\n$/gm, '');
}
