import type { ProblemParams } from '../codes.ts';
import type { ProblemCode } from '../problem.ts';

/** A finding in words. */
export interface Sentences {
  /** What happened. */
  readonly message: string;
  /** Why that matters. */
  readonly why: string;
  /** How to mend it. */
  readonly fix: string;
}

/** What a catalogue says of a code. */
export interface Section<Params> {
  /** Heading of its section in the documentation, the same for every finding. */
  readonly title: string;
  readonly sentences: Sentences | ((params: Params) => Sentences);
}

/** Makes a section. What values the sentences may use follows from the code that the section is of. */
export const section = <Params>(title: string, sentences: Section<Params>['sentences']): Section<Params> => ({
  title,
  sentences,
});

/** One language's section of every code. The compiler refuses a catalogue that lacks one. */
export type Catalogue = { readonly [Code in ProblemCode]: Section<ProblemParams[Code]> };

/** The part of a catalogue whose codes begin with one of these words. */
export type Chapter<Family extends string> = Pick<Catalogue, Extract<ProblemCode, `${Family}-${string}`>>;
