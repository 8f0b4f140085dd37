import type { Place, Problem, Range } from '../problems/problem.ts';
import type { CheckedSite } from './site.ts';

/** One rule over the built site. It sees facts, never files, and returns what it finds. */
export type Rule = (site: CheckedSite, place: PlaceOf) => Problem[];

/** Names a place in an output file, relative to the root. */
export type PlaceOf = (file: { readonly output: string }, at?: Range) => Place;
