import type { ProblemParams } from '../codes.ts';
import type { ProblemCode } from '../problem.ts';

/** How one finding is explained. */
export interface Explanation {
  /** Heading of the code's section in the documentation; the same for every finding of the code. */
  readonly title: string;
  /** What happened. */
  readonly message: string;
  /** Why that matters. */
  readonly why: string;
  /** How to mend it. */
  readonly fix: string;
}

/**
 * One language's explanation of every code: its sentences, or a function that makes them from the values of a finding.
 * The compiler refuses a catalogue that lacks a code.
 */
export type Catalogue = {
  readonly [Code in ProblemCode]: Explanation | ((params: ProblemParams[Code]) => Explanation);
};

/** The part of a catalogue whose codes begin with one of these words. */
export type Chapter<Family extends string> = Pick<Catalogue, Extract<ProblemCode, `${Family}-${string}`>>;
