/** Searches for the repair of a single line that explains best what is wrong with a file. */

import type { Finding, Place } from '../../base/findings/finding.ts';
import { plainUntil } from '../load/plain-yaml.ts';
import {
  contentLines,
  continuesText,
  FIELD,
  fieldsAround,
  hasContent,
  lineAt,
  outerLines,
  partAround,
  withLine,
} from './lines.ts';
import { type Judge, type Repair, TYPED } from './repair.ts';
import { repairsOf } from './repairs.ts';

/** Number of findings, or of fields with a mistake, that a single slip can hardly exceed. */
const MANY = 3;

/** Returns the finding that explains a repair: that of the parser on its line, or its own. */
export function findingOf(file: string, { line, wanted, explain }: Repair, findings: readonly Finding[]): Finding {
  const at = (column: number, endColumn: number): Place => ({
    file,
    range: { line: line + 1, column: column + 1, endLine: line + 1, endColumn: endColumn + 1 },
    pointer: '',
  });
  const known = findingOnLine(line, findings);
  // The parser's findings suggest quotes, and one of them an indentation. Any other repair has its own explanation.
  const fits = !explain || known?.code === 'yaml-continued';
  if (known && fits && PRECISE_CODES.includes(known.code))
    return { ...known, params: { ...known.params, wanted } } as Finding;
  return explain?.(at) ?? (known as Finding);
}

/** Findings of the parser that explain a line well and lack only the repaired text. */
const PRECISE_CODES: readonly Finding['code'][] = ['yaml-colon', 'yaml-continued', 'yaml-quote-early', 'yaml-start'];

const findingOnLine = (line: number, findings: readonly Finding[]) =>
  findings.find(({ place }) => place.range?.line === line + 1);

/** True if a finding explains a repair that has no explanation of its own. No value becomes one of another type by quotes. */
const isExplained = (line: number, findings: readonly Finding[]) =>
  (findingOnLine(line, findings)?.code ?? 'schema-type') !== 'schema-type';

/** True for a repair of a few wrong characters, or for quotes where the parser's finding asks for them. */
function isTyped({ line, cost, explain }: Repair, findings: readonly Finding[]): boolean {
  const code = findingOnLine(line, findings)?.code;
  if (code === 'yaml-duplicate-key') return false;
  return cost < TYPED || (!explain && code !== undefined && PRECISE_CODES.includes(code));
}

/** True for a repair that closes the quotation marks that the parser misses: the value in them may still be a wrong one. */
function closesQuotes(repair: Repair, findings: readonly Finding[]): boolean {
  if (!repair.explain || findingOnLine(repair.line, findings)?.code !== 'yaml-quote') return false;
  const { code, params } = findingOf('', repair, findings);
  return code === 'yaml-quote' && /["']/.test(params.mark);
}

/**
 * Returns the repair after which the whole file can be parsed, or else the most of it. Mistakes in other fields of the file
 * have other causes. Repairs a file that the parser accepts only if that reduces the schema violations.
 *
 * @param stop line, from 0, at which the text stops being plain YAML
 */
export function repairOfStructure(
  text: string,
  stop: number,
  findings: readonly Finding[],
  judge: Judge,
  isReadable: boolean,
): Repair | undefined {
  const before = isReadable ? judge.mistakesIn(text) : undefined;
  const maxMistakes = isReadable
    ? findings.filter(({ code }) => code.startsWith('schema-')).length - 2
    : Number.POSITIVE_INFINITY;
  const lines = text.split('\n');
  const suspects = suspectLines(lines, stop);
  let best: { repair: Repair; until: number; mistakes: number } | undefined;
  let typed: { repair: Repair; mistakes: number } | undefined;
  const plain: { repair: Repair; after: readonly string[] }[] = [];
  for (const repair of likeliest(lines, suspects, stop, findings, judge)) {
    const until = firstUnreadableLine(lines, repair, stop);
    if (until <= Math.max(stop, repair.line)) continue;
    const isPlain = until === lines.length;
    if (best && until < best.until) continue;
    const repaired = lines.with(repair.line, repair.wanted);
    const after = judge.mistakesIn(repaired.slice(0, until).join('\n'));
    const mistakes = after.length;
    if (before && isPlain && hasNew(before, after)) continue;
    if (isPlain && (mistakes === 0 || (mistakes === 1 && closesQuotes(repair, findings)))) return repair;
    if (isPlain && !isReadable) plain.push({ repair, after });
    // Beside a slip of the fingers, there can be a few mistakes in other lines.
    if (isPlain && !isReadable && isTyped(repair, findings) && mistakes < (typed?.mistakes ?? MANY))
      typed = { repair, mistakes };
    // Any other repair that leaves schema violations may fit by accident, unless it removes many findings.
    if (isPlain && (findings.length <= MANY || mistakes > maxMistakes)) continue;
    if (!best || until > best.until || (until === best.until && mistakes < best.mistakes))
      best = { repair, until, mistakes };
  }
  const isShared = (mistake: string) => plain.length > 1 && plain.every(({ after }) => after.includes(mistake));
  const local = plain.find(({ repair, after }) => {
    const around = namesAround(lines.with(repair.line, repair.wanted), repair.line);
    const near = after.filter((mistake) => around.has(fieldOf(mistake)));
    return near.length < MANY && near.every(isShared) && new Set(after.map(fieldOf)).size < MANY;
  });
  if (local) return local.repair;
  if (typed) return typed.repair;
  // These are certain. Only a repair after which all of the file can be parsed is as good an explanation.
  const isCertain = ({ code, place: { range } }: Finding) =>
    code === 'yaml-duplicate-key' ||
    (range !== undefined && continuesText({ lines, names: judge.names }, range.line - 1));
  return findings.every(isCertain) ? undefined : best?.repair;
}

/** Returns the names of all fields in the top-level field that a line is part of, and in the one above if it begins one. */
function namesAround(lines: readonly string[], line: number): ReadonlySet<string> {
  const { from, to } = fieldsAround(lines, line, line);
  return new Set(lines.slice(from, to).map((text) => FIELD.exec(text.replace(/^[\s-]+/, ''))?.[1] ?? ''));
}

/** The top-level field that a mistake is in or about. */
const fieldOf = (mistake: string): string => mistake.split(' ')[0] ?? '';

/** Minimum number of lines that the part that is parsed first contains after the repair and the break. */
const LINES_BELOW = 12;

/**
 * Returns the first line that cannot be parsed after a repair, or the number of lines. Tries a part of the file first: most
 * repairs fail there, so that the rest need not be parsed.
 */
function firstUnreadableLine(lines: readonly string[], { line, wanted }: Repair, stop: number): number {
  const changed = lines.with(line, wanted);
  const { from, to } = partAround(changed, Math.min(line, stop), Math.max(line, stop) + LINES_BELOW);
  for (const [start, part] of [
    [from, `${changed.slice(from, to).join('\n').trimEnd()}\n`],
    [0, changed.join('\n')],
  ] as const) {
    const until = plainUntil(part);
    if (until < part.length) return start + lineAt(part, until);
  }
  return lines.length;
}

/**
 * True if a repair causes another mistake. It may then only hide the earlier ones: a list without its dashes is read as a text,
 * in which no name is unknown, and nothing inside a field that does not belong there is validated.
 */
const hasNew = (before: readonly string[], after: readonly string[]) => after.some((each) => !before.includes(each));

/** Returns the repair that moves the fields of a file in plain YAML to where its schema expects them. */
export function repairOfMeaning(text: string, findings: readonly Finding[], judge: Judge): Repair | undefined {
  const lines = text.split('\n');
  const before = judge.mistakesIn(text);
  if (before.length === 0) return undefined;
  let best: { repair: Repair; mistakes: number } | undefined;
  const suspected = findings.flatMap(({ place, code, params }) => [
    ...(place.range ? [place.range.line - 1, ...contentLines(lines, place.range.line - 1, -1, 2)] : []),
    ...(code === 'schema-required' ? linesNaming(params.key, lines) : []),
    ...(code === 'schema-type' && place.range ? contentLines(lines, place.range.line - 1, 1, 1) : []),
  ]);
  for (const repair of likeliest(lines, [...new Set(suspected)], suspected[0] ?? 0, findings, judge)) {
    const changed = withLine(text, repair);
    if (plainUntil(changed) < changed.length) continue;
    const after = judge.mistakesIn(changed);
    if (hasNew(before, after)) continue;
    const mistakes = after.length;
    if (mistakes === 0) return repair;
    if (mistakes <= before.length - 2 && mistakes < (best?.mistakes ?? before.length)) best = { repair, mistakes };
  }
  return best?.repair;
}

/** Lines that begin with a field name, whatever follows it. */
const linesNaming = (name: string, lines: readonly string[]) =>
  lines.flatMap((line, at) => (line.replace(/^[\s-]+/, '').startsWith(name) ? [at] : [])).slice(0, 10);

/** Maximum number of repairs to try. */
const MAX_REPAIRS = 120;

/** Returns repairs of the suspected lines, the likeliest first: small changes close to where the structure breaks. */
function likeliest(
  lines: readonly string[],
  suspected: readonly number[],
  stop: number,
  findings: readonly Finding[],
  { names }: Judge,
): readonly Repair[] {
  return suspected
    .flatMap((line) => repairsOf({ lines, names }, line))
    .filter(({ wanted, line, explain }) => wanted !== lines[line] && (explain || isExplained(line, findings)))
    .map((repair) => ({ repair, cost: repair.cost + Math.min(Math.abs(repair.line - stop), 20) / 50 }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_REPAIRS)
    .map(({ repair }) => repair);
}

/**
 * Returns the lines that may be the cause of a break: its neighbours, the parents of the broken line with their first
 * children, and the first line of the file, which decides how the others are parsed.
 */
function suspectLines(lines: readonly string[], stop: number): readonly number[] {
  const near = [stop, ...contentLines(lines, stop, -1, 12), ...contentLines(lines, stop, 1, 3)];
  const openers = [...contentLines(lines, -1, 1, 1)];
  for (const at of outerLines(lines, stop, -1)) openers.push(at, ...contentLines(lines, at, 1, 1));
  return [...new Set([...near, ...openers])].filter((line) => hasContent(lines[line] ?? ''));
}
