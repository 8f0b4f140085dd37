import { type Effect, findInvisible, type Invisible } from '../lib/invisible.ts';
import { type Place, type Problem, problem, type Severity } from './problem.ts';
import { codePoint } from './visible.ts';

const SEVERITY: Readonly<Record<Effect, Severity>> = { direction: 'error', control: 'error', nothing: 'warning' };

/** The finding about a character that nobody sees. */
export const invisibleAt = (place: Place, { found, wanted, effect }: Invisible): Problem =>
  problem('text-invisible', place, { found, wanted, character: codePoint(found), effect }, SEVERITY[effect]);

/** All of them in a text, wherever they stand. */
export const invisibleIn = (text: string, at: (start: number, end: number) => Place): Problem[] =>
  findInvisible(text).map((each) => invisibleAt(at(each.start, each.start + each.found.length), each));
