import type { NameList } from '../../lib/collections.ts';
import { type Both, both } from '../../words.ts';

/** A finding in words. */
export interface Sentences {
  /** What is wrong. */
  readonly message: string;
  /** Why that matters. */
  readonly why: string;
  /** How to fix it. */
  readonly fix: string;
}

type SentencesFor<Params> = Sentences | ((params: Params) => Sentences);

/** What all findings of a code have in common. */
export interface Kind<Example extends object> {
  /** Plausible values for its sentences. They determine the types of the values, and appear in the documentation. */
  readonly example: Example;
  /** Heading in the documentation, the same for all findings of the code. */
  readonly title: Both<string>;
  readonly sentences: Both<SentencesFor<ParamsOf<Example>>>;
}

/** Defines what all findings of a code have in common. */
export const kind = <Example extends object>(
  example: Example,
  title: Both<string>,
  de: SentencesFor<ParamsOf<Example>>,
  en: SentencesFor<ParamsOf<Example>>,
): Kind<Example> => ({ example, title, sentences: both(de, en) });

/**
 * What values of these names are in every finding. The file has them literally; a form shows other words for them.
 * - `path`: of a field, such as `prices.tiers[2].id`
 * - `key`: name of a field below the one at the finding's `path`
 * - `value`: of the field itself, as it is or should be
 * - `help`: description of the field, which may quote a line such as «open: true»
 */
export const MEANINGS: Readonly<Record<string, 'path' | 'key' | 'file' | 'fact' | 'value' | 'help'>> = {
  path: 'path',
  before: 'path',
  key: 'key',
  keys: 'key',
  low: 'key',
  high: 'key',
  counted: 'key',
  other: 'file',
  others: 'file',
  fact: 'fact',
  value: 'value',
  allowed: 'value',
  suggestion: 'value',
  help: 'help',
};

/** Lists can have any length, and codes without values accept none. */
export type ParamsOf<Example> = keyof Example extends never
  ? Record<string, never>
  : { [Name in keyof Example]: Example[Name] extends readonly (infer Item)[] ? readonly Item[] : Example[Name] };

/** A value that may be undefined. The example shows it if one is given. */
export const maybe = <Value>(value?: Value): Value | undefined => value;

/** Values that most findings of a code lack, and so does its example. */
export const optional = <Params extends object>(): Partial<Params> => ({});

/** The line as it was most likely meant, if a correction is known. */
export const CORRECTABLE = optional<{ wanted: string }>();

export const others = (...names: readonly string[]): NameList => ({ others: names });
