import type { Place, Problem } from '../problems/problem.ts';
import type { PageFacts } from './page-facts.ts';
import type { CheckedSite } from './site.ts';

/** A rule that judges a page by itself: it says the same as long as the page is the same. */
export type PageRule = (page: PageFacts, place: PlaceOf) => Problem[];

/** A rule that needs to know the whole built site. It sees what files say, never files, and returns what it finds. */
export type SiteRule = (site: CheckedSite, place: PlaceOf) => Problem[];

/** Names an offset in an output file as a place, relative to the root. */
export type PlaceOf = (file: { readonly output: string }, at?: number) => Place;
