import type { Place, Problem, Range } from '../problems/problem.ts';
import type { PageFacts, SiteFacts } from './facts.ts';

/** One rule over the built site. It sees facts, never files, and returns what it finds. */
export type Rule = (site: SiteFacts, place: PlaceOf) => Problem[];

/** Names a place in an output file, relative to the root. */
export type PlaceOf = (page: Pick<PageFacts, 'output'>, at?: Range) => Place;
