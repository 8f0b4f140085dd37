import type { ProblemParams } from '../codes.ts';
import type { ProblemCode } from '../problem.ts';

/** How one code is explained: what happened, why that matters, and how to mend it. */
export interface Explanation<Params> {
  /** Heading of its section in the documentation. */
  readonly title: string;
  readonly message: Sentence<Params>;
  readonly why: Sentence<Params>;
  readonly fix: Sentence<Params>;
  /** The same where it is known what the line was most likely meant to be. */
  readonly mend?: (params: Params & { readonly wanted: string }) => string;
}

/** Many sentences are the same whatever was found. */
export type Sentence<Params> = string | ((params: Params) => string);

/** One language's explanation of every code. The compiler refuses a catalogue that lacks one. */
export type Catalogue = { readonly [Code in ProblemCode]: Explanation<ProblemParams[Code]> };

/** The part of a catalogue whose codes begin with one of these words. */
export type Chapter<Family extends string> = Pick<Catalogue, Extract<ProblemCode, `${Family}-${string}`>>;
