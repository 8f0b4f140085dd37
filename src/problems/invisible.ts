import { type Effect, findInvisible, findOddIndents, type Invisible } from '../lib/invisible.ts';
import { type Place, type Problem, problem, type Severity } from './problem.ts';

const SEVERITY: Readonly<Record<Effect, Severity>> = {
  direction: 'error',
  control: 'error',
  nothing: 'warning',
  indent: 'error',
};

/** The finding about an invisible character. */
export const invisibleAt = (place: Place, { found, wanted, effect }: Invisible): Problem =>
  problem('text-invisible', place, { found, wanted, character: codePoint(found), effect }, SEVERITY[effect]);

type PlaceAt = (start: number, end: number) => Place;

/** All of them in a text, wherever they are. */
export const invisibleIn = (text: string, at: PlaceAt): Problem[] => placed(findInvisible(text), at);

/** Those among the spaces at the start of its lines. */
export const oddIndentsIn = (text: string, at: PlaceAt): Problem[] => placed(findOddIndents(text), at);

const placed = (found: readonly Invisible[], at: PlaceAt): Problem[] =>
  found.map((each) => invisibleAt(at(each.start, each.start + each.found.length), each));

/**
 * Characters that are invisible, that turn a line around, or that a terminal obeys: control characters, breaks that editors
 * show in no way, halves of characters, marks of direction.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** `202E` → `U+202E`, as character tables name it. */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A sentence that can be shown anywhere: on one line, and with what is invisible as its number. */
export const visible = (text: string) =>
  text.replace(/[\t\r\n]+/g, ' ').replace(UNSEEN, (character) => `[${codePoint(character)}]`);

/** The same for a piece of a file, where every character keeps its column. */
export const visibleInPlace = (text: string) => text.replace(UNSEEN, (character) => (character === '\t' ? ' ' : '·'));
