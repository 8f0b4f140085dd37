import { type Effect, findInvisible, findOddIndents, type Invisible } from '../lib/invisible.ts';
import { codePoint, printable, UNPRINTABLE } from '../lib/texts.ts';
import { type Finding, finding, type Place, type PlaceAt, type Severity } from './finding.ts';

const SEVERITY: Readonly<Record<Effect, Severity>> = {
  direction: 'error',
  control: 'error',
  encoding: 'error',
  nothing: 'warning',
  indent: 'error',
};

/**
 * The finding about an invisible character.
 *
 * @param typed the character or the escape that stands for it
 */
export const invisibleAt = (place: Place, { found, wanted, effect }: Invisible, typed = found): Finding =>
  finding('text-invisible', place, { found: typed, wanted, character: codePoint(found), effect }, SEVERITY[effect]);

/** Findings about all invisible characters in a text. */
export const invisibleIn = (text: string, at: PlaceAt): Finding[] => placed(findInvisible(text), at);

/** Findings about invisible characters in the indentation of lines. */
export const oddIndentsIn = (text: string, at: PlaceAt): Finding[] => placed(findOddIndents(text), at);

const placed = (found: readonly Invisible[], at: PlaceAt): Finding[] =>
  found.map((each) => invisibleAt(at(each.start, each.start + each.found.length), each));

/** Makes a sentence safe to print: on one line, with invisible characters as code points. */
export const visible = (text: string) => printable(text.replace(/[\t\r\n]+/g, ' '));

/** Makes a piece of a file safe to print. Every character keeps its column. */
export const visibleInPlace = (text: string) =>
  text.replace(UNPRINTABLE, (character) => (character === '\t' ? ' ' : '·'));
