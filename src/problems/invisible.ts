import { type Effect, findInvisible, findOddIndents, type Invisible } from '../lib/invisible.ts';
import { type Place, type Problem, problem, type Severity } from './problem.ts';
import { codePoint } from './visible.ts';

const SEVERITY: Readonly<Record<Effect, Severity>> = {
  direction: 'error',
  control: 'error',
  nothing: 'warning',
  indent: 'error',
};

/** The finding about a character that nobody sees. */
export const invisibleAt = (place: Place, { found, wanted, effect }: Invisible): Problem =>
  problem('text-invisible', place, { found, wanted, character: codePoint(found), effect }, SEVERITY[effect]);

type PlaceAt = (start: number, end: number) => Place;

/** All of them in a text, wherever they stand. */
export const invisibleIn = (text: string, at: PlaceAt): Problem[] => placed(findInvisible(text), at);

/** Those among the spaces at the start of its lines. */
export const oddIndentsIn = (text: string, at: PlaceAt): Problem[] => placed(findOddIndents(text), at);

const placed = (found: readonly Invisible[], at: PlaceAt): Problem[] =>
  found.map((each) => invisibleAt(at(each.start, each.start + each.found.length), each));
