/** Finds the lines whose typing slips spoil a file, by repairing one after the other until the file is valid. */

import type { Finding } from '../../base/findings/finding.ts';
import { plainUntil } from '../load/plain-yaml.ts';
import { findingOf, repairOfMeaning, repairOfStructure } from './likeliest-repair.ts';
import { contentLines, lineAt, outerLines, withLine } from './lines.ts';
import { CERTAIN, isValid, type Judge, type RepairedFile } from './repair.ts';
import { bulletedLines, movedBlock, tabbedLines } from './repeated-slips.ts';

interface SuspectFile {
  readonly file: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  /** True if the parser accepts the file, so that it may be as it was meant. */
  readonly isReadable: boolean;
}

/** If a file has more slips, only those that are certain are reported. */
const MAX_SLIPS = 19;

/** Number of lines below a repair that must be sound, so that the repair is an explanation. */
const NEXT_LINES = 2;

/**
 * Looks for the lines that spoil a file: those where a small change makes the rest of the file valid. Returns undefined if
 * there is no such line.
 */
export function findSlips(suspect: SuspectFile, judge: Judge): RepairedFile | undefined {
  const text = suspect.text.replaceAll('\r\n', '\n').replace(/\n?$/, '\n');
  const { file, isReadable } = suspect;
  const tabs = tabbedLines(file, text, judge);
  if (tabs) return tabs;
  const stop = lineAt(text, plainUntil(text));
  const bullets = isReadable ? undefined : bulletedLines(file, text, stop);
  if (bullets) return bullets;
  const single = slipsOnLines({ ...suspect, text }, judge);
  if (single?.findings.length === 1 && isValid(single.text, judge)) return single;
  const starts = isReadable ? suspect.findings.flatMap(unknownFieldAt) : blocksAround(text.split('\n'), stop);
  return movedBlock(file, text, starts, judge) ?? single;
}

/** Lines at which a misplaced block may begin: the one where plain YAML ends, the two above it, and those around it. */
const blocksAround = (lines: readonly string[], stop: number): readonly number[] => [
  stop,
  ...contentLines(lines, stop, -1, 2),
  ...outerLines(lines, contentLines(lines, stop, -1, 1)[0] ?? stop, -1),
];

/** Line, from 0, of a field that the schema does not know. */
const unknownFieldAt = ({ code, place: { range }, params }: Finding): readonly number[] =>
  code === 'schema-unknown-key' && !params.suggestion && range ? [range.line - 1] : [];

/** Looks for single lines that spoil a file. */
function slipsOnLines({ file, text, findings, isReadable }: SuspectFile, judge: Judge): RepairedFile | undefined {
  let repaired = text;
  const found: Finding[] = [];
  const certain: Finding[] = [];
  let reaches = false;
  for (let slips = 0; slips <= MAX_SLIPS; slips += 1) {
    const stop = plainUntil(repaired);
    const isPlain = stop === repaired.length;
    if (isPlain && found.length > 0) return { text: repaired, findings: found };
    const repair = isPlain
      ? repairOfMeaning(repaired, findings, judge)
      : repairOfStructure(repaired, lineAt(repaired, stop), findings, judge, isReadable);
    if (!repair) break;
    const explained = findingOf(file, repair, findings);
    repaired = withLine(repaired, repair);
    // A repair after which the next line is broken may only have moved the break.
    reaches ||= lineAt(repaired, plainUntil(repaired)) > repair.line + NEXT_LINES;
    if (repair.cost <= CERTAIN) certain.push(explained);
    found.push(explained);
  }
  // The file is still broken. All but the first repair may be consequences of it, unless only a few characters were wrong.
  const reported = certain.length > 0 ? certain : found.slice(0, reaches ? 1 : 0);
  return reported.length === 0 || isReadable ? undefined : { text: repaired, findings: reported };
}
