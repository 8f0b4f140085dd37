import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from '../../../src/base/findings/describe.ts';
import type { Finding } from '../../../src/base/findings/finding.ts';
import { printGithub } from '../../../src/base/findings/print-github.ts';
import { printJson } from '../../../src/base/findings/print-json.ts';
import { printPretty } from '../../../src/base/findings/print-pretty.ts';
import { printSarif } from '../../../src/base/findings/print-sarif.ts';

/** Codes about a whole file, or about a missing one, which have no range. */
const WHOLE_FILE = /^(file-(?!not-utf8)|route-(collision|unlisted)$)/;

/** Returns the faults of findings: no range, a range outside the file, a message with a gap. */
export function faultsOf(findings: readonly Finding[], textOf: (file: string) => string | undefined): string[] {
  return findings.flatMap((found) => [...placeFaults(found, textOf), ...wordFaults(found)]);
}

function placeFaults({ code, place: { file, range } }: Finding, textOf: (file: string) => string | undefined) {
  if (!range) return WHOLE_FILE.test(code) ? [] : [`${code} in ${file} has no place`];
  const lines = (textOf(file) ?? '').split('\n');
  const length = lines[range.line - 1]?.length ?? -1;
  const endLength = lines[range.endLine - 1]?.length ?? -1;
  const isInside =
    range.column >= 1 &&
    range.column <= length + 1 &&
    range.endColumn <= endLength + 2 &&
    (range.endLine > range.line || (range.endLine === range.line && range.endColumn >= range.column));
  return isInside ? [] : [`${code} in ${file} at ${JSON.stringify(range)} is outside of the file`];
}

/** Returns the sentences about a finding, in both languages, that are not whole or have a gap. */
export const wordFaults = (found: Finding): string[] =>
  (['de', 'en'] as const)
    .flatMap((language) => {
      const { message, why, fix } = describe(found, language);
      return [message, why, fix];
    })
    .filter((text) => !/^\S.*[.?]$/s.test(text) || /(?<![«“])(?:\bundefined\b|\[object |NaN)/.test(text))
    .map((text) => `${found.code} says «${text}»`);

/** Control characters that a terminal, a log or an editor would interpret. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Prints findings in every format. Returns the output that would control the terminal or log of the reader, and throws if
 * JSON is invalid.
 */
export function printFaults(findings: readonly Finding[], root: string): string[] {
  const textOf = (file: string) => textIn(root, file);
  const options = { language: 'de', colour: false, width: 100, textOf } as const;
  const pretty = printPretty(findings, 1, options);
  const github = printGithub(findings, 1, { language: 'de', below: '' });
  JSON.parse(printJson(findings, 1, { language: 'en' }));
  JSON.parse(printSarif(findings, { language: 'en', version: '0', below: '' }));
  const command = COMMANDS.exec(pretty) ?? COMMANDS.exec(github);
  const foreign = github.split('\n').find((line) => line.startsWith('::') && !/^::(error|warning|notice) /.test(line));
  const injected = pretty.split('\n').find((line) => /^\s*(::|##\[)/.test(line));
  return [
    ...(command ? [`a printed text holds U+${command[0].codePointAt(0)?.toString(16)}`] : []),
    ...[foreign, injected].flatMap((line) => (line === undefined ? [] : [`a printed line is a command: ${line}`])),
  ];
}

export function textIn(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}
