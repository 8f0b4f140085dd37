import type { ProblemParams } from '../codes.ts';
import type { ProblemCode } from '../problem.ts';

/** A finding in words. */
export interface Sentences {
  /** What is wrong. */
  readonly message: string;
  /** Why that matters. */
  readonly why: string;
  /** How to fix it. */
  readonly fix: string;
}

/** The entry of a code in a catalogue. */
export interface Section<Params> {
  /** Heading in the documentation, the same for all findings of the code. */
  readonly title: string;
  readonly sentences: Sentences | ((params: Params) => Sentences);
}

/** Makes a section. The type of its params is inferred from the code in the catalogue. */
export const section = <Params>(title: string, sentences: Section<Params>['sentences']): Section<Params> => ({
  title,
  sentences,
});

/** The sections of all codes in one language. The compiler rejects a catalogue that lacks one. */
export type Catalogue = { readonly [Code in ProblemCode]: Section<ProblemParams[Code]> };

/** The part of a catalogue whose codes begin with one of these prefixes. */
export type Chapter<Family extends string> = Pick<Catalogue, Extract<ProblemCode, `${Family}-${string}`>>;
