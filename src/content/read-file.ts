/** Reads single data files and judges each as if it were the only one. */

import type { DataText } from '../api/types.ts';
import { type Finding, finding } from '../base/findings/finding.ts';
import { linesOf, rangeOfOffsets } from '../base/findings/locate.ts';
import { type GarbledWord, garbledWord, ungarbled } from '../base/lib/garbled.ts';
import { withoutOddIndents } from '../base/lib/invisible.ts';
import { plainUntil, readPlainYaml } from './load/plain-yaml.ts';
import { type ReadText, readText, sourceIn } from './load/source.ts';
import { findSlips } from './repair/find-slips.ts';
import { hasContent, indentOf } from './repair/lines.ts';
import { isValid, type Judge } from './repair/repair.ts';
import { type Examined, examine, type FileRules } from './validate/examine.ts';
import { emptyNotes } from './validate/validators/keywords.ts';

/** The value of a file and the findings that do not depend on other files. Plain data. */
export interface FileResult {
  readonly findings: readonly Finding[];
  /** The parsed value. Missing if the file cannot be parsed. */
  readonly value?: unknown;
  readonly examined?: Examined;
  /**
   * The text as it was most likely meant, if a typing slip spoils the file. All fields above then refer to this text, so
   * that one slip is one finding and not many. Nothing is ever built from such a guess.
   */
  readonly meant?: string;
}

/** A data file whose text could be read. */
export type ReadableText = DataText & { readonly text: string };

/** Parses and judges a file. */
export function readFile(data: ReadableText, rules: FileRules): FileResult {
  const { file, text } = data;
  const garbled = garbledWord(text);
  if (garbled) {
    const restored = ungarbled(text);
    const { findings, meant = restored, ...others } = readFile({ ...data, text: restored }, rules);
    return { findings: [garbledAt(data, garbled, restored), ...findings], meant, ...others };
  }
  const spaced = withoutOddIndents(text);
  if (spaced !== text) {
    const odd = readText(file, text).findings.filter(({ code }) => code === 'text-invisible');
    const { findings, meant = spaced, ...others } = readFile({ ...data, text: spaced }, rules);
    return { findings: [...odd, ...findings], meant, ...others };
  }
  const read = readText(file, text);
  if (read.value !== undefined) return judged(data, text, read, rules);
  const wrapped = read.findings.findIndex(({ code, params }) => code === 'yaml-quote' && params.isWrapped);
  // All that follows is a consequence.
  if (wrapped !== -1) return { findings: read.findings.slice(0, wrapped + 1) };
  if (read.findings.some(isNoSlip)) return { findings: read.findings };
  const judge = judgeOf(data, rules);
  const slips = findSlips({ file, text, findings: read.findings, isReadable: false }, judge);
  const once = withoutRepeated(text, read.findings);
  if (once !== text && !(slips && isValid(slips.text, judge))) {
    const repeated = read.findings.filter(({ code }) => code === 'yaml-duplicate-key');
    const { findings, meant = once, ...others } = readFile({ ...data, text: once }, rules);
    return { findings: [...repeated, ...findings], meant, ...others };
  }
  if (!slips) return { findings: read.findings };
  const again = readText(file, slips.text);
  if (again.value === undefined) return { findings: slips.findings };
  const { findings, meant = slips.text, ...others } = judged(data, slips.text, again, rules);
  return { findings: [...slips.findings, ...findings], meant, ...others };
}

/**
 * Returns the text without the lines of each field that its group has already, so that the rest can be judged. If several
 * follow each other, an entry has rather lost its first line, and the text is returned as it is.
 */
function withoutRepeated(text: string, findings: readonly Finding[]): string {
  const lines = text.split('\n');
  let last = 0;
  for (const { code, place } of findings) {
    const { line = 0, column = 0 } = place.range ?? {};
    const typed = lines[line - 1] ?? '';
    if (code !== 'yaml-duplicate-key' || indentOf(typed).length !== column - 1) continue;
    if (line === last + 1) return text;
    const end = lines.findIndex((each, at) => at >= line && hasContent(each) && indentOf(each).length < column);
    last = end === -1 ? lines.length : end;
    // The value of a line that was doubled is below its second copy.
    if (lines[line - 2] === typed) lines[line - 2] = '';
    else lines.fill('', line - 1, last);
  }
  return lines.join('\n');
}

/** The finding about a garbled word, with the field that has it. All before it is the same in the restored text. */
function garbledAt({ file, text }: ReadableText, { start, found }: GarbledWord, restored: string): Finding {
  const end = start + found.length;
  const ranges = [...(readText(file, restored).ranges ?? [])];
  const [pointer] = ranges.find(([, [from, to]]) => from <= start && start < to) ?? [];
  const place = { file, pointer, range: rangeOfOffsets(linesOf(text), start, end) };
  return finding('text-garbled', place, { found, wanted: ungarbled(found) });
}

/** Codes of findings that have remedies of their own, or none at all. */
const NOT_A_SLIP = /^(?:file-|text-|yaml-(?:conflict|documents|key|escape)$)/;

const isNoSlip = ({ code, params }: Finding) => NOT_A_SLIP.test(code) || (code === 'yaml-start' && params.mark);

/** Judges a text that can be parsed: as it is or, if a slip moved fields to the wrong places, as it was meant. */
function judged(data: DataText, text: string, read: ReadText, rules: FileRules): FileResult {
  const { file } = data;
  const examined = examineText(data, text, read, rules);
  const { findings } = examined;
  const slips =
    isSuspicious(text, findings) && findSlips({ file, text, findings, isReadable: true }, judgeOf(data, rules));
  const meant = slips && readText(file, slips.text);
  if (!slips || !meant || meant.value === undefined) return { findings, value: read.value, examined };
  const again = examineText(data, slips.text, meant, rules);
  // A repair has to leave fewer findings.
  if (again.findings.length >= findings.length) return { findings, value: read.value, examined };
  return {
    findings: [...slips.findings, ...again.findings],
    value: meant.value,
    examined: again,
    meant: slips.text,
  };
}

function examineText(data: DataText, text: string, { value, ranges }: ReadText, rules: FileRules): Examined {
  const source = sourceIn(data, text, value, () => ranges);
  return examine(source, data.type, rules);
}

/** Findings that a field in the wrong place can cause. */
const MISPLACED: readonly Finding['code'][] = ['schema-required', 'schema-unknown-key', 'schema-line-in-text'];

/** True if a slip may have moved fields to places where the schema does not expect them. */
function isSuspicious(text: string, findings: readonly Finding[]): boolean {
  const isMissing = findings.some(({ code }) => code === 'schema-required');
  const isMisplaced = findings.length > 1 && findings.some(({ code }) => MISPLACED.includes(code));
  // A dash too many makes a list of a text, and a missing one makes a group of a list.
  const isNested = findings.some(
    ({ code, params }) => code === 'schema-type' && /^(?:array|object)$/.test(params.actual),
  );
  // An unquoted text may have swallowed the line below it.
  const isOdd = findings.some(({ code }) => code.startsWith('schema-')) && plainUntil(text) < text.length;
  return isMissing || isMisplaced || isNested || isOdd;
}

function judgeOf({ type }: DataText, { validators, fieldNames }: FileRules): Judge {
  const validator = validators.get(type.schema);
  return {
    names: fieldNames(),
    mistakesIn: (text) => {
      if (validator.call(emptyNotes(), readPlainYaml(text)?.value)) return [];
      return (validator.errors ?? []).map(({ keyword, instancePath, params }) => {
        const field = instancePath.split('/')[1] ?? params.missingProperty ?? params.additionalProperty ?? '';
        return `${field} ${instancePath.replace(/\/\d+(?=\/|$)/g, '/*')} ${keyword} ${JSON.stringify(params)}`;
      });
    },
  };
}
