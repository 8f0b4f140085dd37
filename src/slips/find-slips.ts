import { lineStarts } from '../lib/texts.ts';
import type { Place, Problem, ProblemCode } from '../problems/problem.ts';
import { isTold, type Repair, repairsOf, told } from './repairs.ts';

/** How texts of one kind of file are judged. */
export interface Judge {
  /** Names that a field may have. */
  readonly names: ReadonlySet<string>;
  /** Offset up to which a text has a sound structure: its length if all of it has. */
  readonly soundUntil: (text: string) => number;
  /** How many mistakes its schema finds in a text of sound structure. */
  readonly mistakesIn: (text: string) => number;
}

/** A file, and what was found in it so far. */
export interface Suspected {
  readonly file: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  /** True where the parser has no objection, so that it may be as it was meant. */
  readonly isReadable: boolean;
}

/** The same file as it was most likely meant. No line has another number than before. */
export interface Mended {
  readonly text: string;
  /** One for each line that was mended. */
  readonly problems: readonly Problem[];
}

/** Where there are more, only the first is told: its echoes may be among them. */
const MOST_SLIPS = 3;

/** Findings that one slip can hardly have caused. */
const MANY = 3;

/**
 * Looks for the lines that spoil a file: those that need only be typed a little otherwise for all the others to make
 * sense. Undefined where there is no such line.
 */
export function findSlips({ file, text, problems, isReadable }: Suspected, judge: Judge): Mended | undefined {
  let mended = text.replaceAll('\r\n', '\n').replace(/\n?$/, '\n');
  const found: Problem[] = [];
  for (let slips = 0; slips <= MOST_SLIPS; slips += 1) {
    const stop = judge.soundUntil(mended);
    const isSound = stop === mended.length;
    if (isSound && found.length > 0) return { text: mended, problems: found };
    const repair = isSound
      ? repairOfMeaning(mended, problems, judge)
      : repairOfStructure(mended, lineAt(mended, stop), problems, judge, isReadable);
    if (!repair) break;
    found.push(findingOf(file, repair, problems));
    mended = withLine(mended, repair);
  }
  // Of a file that is still broken, only the first slip is sure.
  return found.length === 0 || isReadable ? undefined : { text: mended, problems: found.slice(0, 1) };
}

function findingOf(file: string, { line, wanted, finding }: Repair, problems: readonly Problem[]): Problem {
  const at = (column: number, endColumn: number): Place => ({
    file,
    range: { line: line + 1, column: column + 1, endLine: line + 1, endColumn: endColumn + 1 },
    pointer: '',
  });
  const known = knownOn(line, problems);
  if (known && TELLING.includes(known.code)) return { ...known, params: { ...known.params, wanted } } as Problem;
  return finding?.(at) ?? (known as Problem);
}

/** What the parser says well of a line, but for how to type it. */
const TELLING: readonly ProblemCode[] = [
  'yaml-alias',
  'yaml-bracket',
  'yaml-colon',
  'yaml-continued',
  'yaml-quote-early',
  'yaml-start',
];

const knownOn = (line: number, problems: readonly Problem[]) =>
  problems.find(({ place }) => place.range?.line === line + 1);

const withLine = (text: string, { line, wanted }: Repair) =>
  text
    .split('\n')
    .map((each, at) => (at === line ? wanted : each))
    .join('\n');

const lineAt = (text: string, offset: number) => lineStarts(text).findLastIndex((start) => start <= offset);

/**
 * The repair after which a file can be read as a whole, or else as far as possible. `stop` is where it cannot now. One
 * that the parser could read is only taken for spoiled if what its schema says of it gets fewer by that.
 */
function repairOfStructure(
  text: string,
  stop: number,
  problems: readonly Problem[],
  judge: Judge,
  isReadable: boolean,
): Repair | undefined {
  const most = isReadable
    ? problems.filter(({ code }) => code.startsWith('schema-')).length - 2
    : Number.POSITIVE_INFINITY;
  const lines = text.split('\n');
  const suspects = around(lines, stop);
  const piece = pieceAround(lines, Math.min(...suspects), stop);
  let best: { repair: Repair; until: number; mistakes: number } | undefined;
  for (const repair of likeliest(lines, suspects, stop, problems, judge)) {
    const until = reach(lines, repair, piece, judge);
    if (until <= Math.max(stop, repair.line)) continue;
    const isSound = until === lines.length;
    const mistakes = isSound ? judge.mistakesIn(withLine(text, repair)) : 0;
    if (isSound && mistakes === 0) return repair;
    // What makes a file sound and leaves it wrong may be no more than an accident, unless it helps a great deal.
    if (isSound && (problems.length <= MANY || mistakes > most)) continue;
    if (!best || until > best.until || (until === best.until && mistakes < best.mistakes))
      best = { repair, until, mistakes };
  }
  return best?.repair;
}

/** A part of a file that can be read by itself, because it begins and ends at the left edge. The end is exclusive. */
interface Piece {
  readonly from: number;
  readonly to: number;
}

const ENOUGH_BELOW = 12;

function pieceAround(lines: readonly string[], first: number, last: number): Piece {
  const isEdge = (line: string) => /^[^\s#-]/.test(line);
  const to = lines.findIndex((line, at) => at > last + ENOUGH_BELOW && isEdge(line));
  const from = lines.findLastIndex((line, at) => at < first && isEdge(line));
  return { from: Math.max(0, from), to: to === -1 ? lines.length : to };
}

/** The first line that cannot be read after a repair, or the number of lines. Most repairs fail in their piece already. */
function reach(lines: readonly string[], { line, wanted }: Repair, { from, to }: Piece, judge: Judge): number {
  const changed = lines.with(line, wanted);
  for (const [start, part] of [
    [from, `${changed.slice(from, to).join('\n').trimEnd()}\n`],
    [0, changed.join('\n')],
  ] as const) {
    const until = judge.soundUntil(part);
    if (until < part.length) return start + lineAt(part, until);
  }
  return lines.length;
}

/** The repair after which the fields of a sound file are where its schema looks for them. */
function repairOfMeaning(text: string, problems: readonly Problem[], judge: Judge): Repair | undefined {
  const lines = text.split('\n');
  const before = judge.mistakesIn(text);
  let best: { repair: Repair; mistakes: number } | undefined;
  const suspected = problems.flatMap(({ place, code, params }) => [
    ...(place.range ? [place.range.line - 1, ...told(lines, place.range.line - 1, -1, 2)] : []),
    ...(code === 'schema-required' ? linesNaming(params.key, lines) : []),
  ]);
  for (const repair of likeliest(lines, [...new Set(suspected)], suspected[0] ?? 0, problems, judge)) {
    const changed = withLine(text, repair);
    if (judge.soundUntil(changed) < changed.length) continue;
    const mistakes = judge.mistakesIn(changed);
    if (mistakes === 0) return repair;
    if (mistakes <= before - 2 && mistakes < (best?.mistakes ?? before)) best = { repair, mistakes };
  }
  return best?.repair;
}

/** Lines that begin with the name of a field, whatever follows it. */
const linesNaming = (name: string, lines: readonly string[]) =>
  lines.flatMap((line, at) => (line.replace(/^[\s-]+/, '').startsWith(name) ? [at] : [])).slice(0, 10);

/** Maximum number of repairs that are tried. */
const MOST_REPAIRS = 120;

/** Repairs of some lines, the likeliest first: little is changed, and near to where the file stops making sense. */
function likeliest(
  lines: readonly string[],
  suspected: readonly number[],
  stop: number,
  problems: readonly Problem[],
  { names }: Judge,
): readonly Repair[] {
  return suspected
    .flatMap((line) => repairsOf({ lines, names }, line))
    .filter(({ wanted, line, finding }) => wanted !== lines[line] && (finding || knownOn(line, problems)))
    .map((repair) => ({ repair, cost: repair.cost + Math.min(Math.abs(repair.line - stop), 20) / 50 }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_REPAIRS)
    .map(({ repair }) => repair);
}

/**
 * Lines that may be to blame where a file stops making sense: those around, what opens each of the groups that it is in,
 * and the first of all, which decides how those below are read.
 */
function around(lines: readonly string[], stop: number): readonly number[] {
  const near = [stop, ...told(lines, stop, -1, 12), ...told(lines, stop, 1, 3)];
  const openers = [...told(lines, -1, 1, 1)];
  let least = Number.POSITIVE_INFINITY;
  for (const at of told(lines, stop + 1, -1, stop + 1)) {
    const indent = (lines[at] ?? '').search(/\S/);
    if (indent >= least) continue;
    least = indent;
    openers.push(at, ...told(lines, at, 1, 1));
    if (least === 0) break;
  }
  return [...new Set([...near, ...openers])].filter((line) => isTold(lines[line] ?? ''));
}
