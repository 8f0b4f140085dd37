/** What the place finder loads when it is first touched, beside the directory of postal codes. Both sides agree on it. */
import { fillSlots } from 'nebel/shared/slots';

/** What a region page answers with. */
export interface FoundPage {
  readonly city: string;
  readonly url: string;
  readonly appointment?: string | undefined;
  readonly travel?: string | undefined;
  /** «CHF 400». */
  readonly price: string;
}

/** How sure an answer is: as on the page, only after a call, outside of the area. */
export const KINDS = ['near', 'onRequest', 'outside'] as const;
export type Kind = (typeof KINDS)[number];

export interface PlaceFile {
  readonly words: PlaceWords;
  readonly pages: readonly FoundPage[];
  /** A code for every place of the directory of postal codes, in its order. */
  readonly answers: readonly number[];
  /** Kilometres from each of these places to its page, or 0 where it is not needed. */
  readonly km: readonly number[];
  /**
   * Names that the directory does not have: regions, municipalities, quarters. These with the town they belong to. A
   * region that bears the name of its page has none here, so that a site of thousands does not say them twice.
   */
  readonly names: readonly (readonly [name: string, answer: number, km: number, town?: string])[];
}

/** Sentences of the data, with slots for the page, the kilometres, the price and the count. */
export interface PlaceWords {
  readonly here: string;
  readonly near: string;
  readonly onRequest: string;
  readonly outside: string;
  readonly unknown: string;
  readonly which: string;
  readonly from: string;
  readonly page: string;
  readonly one: string;
  readonly many: string;
}

/** Page and kind in one number. */
export const codeOf = (page: number, kind: Kind) => page * KINDS.length + KINDS.indexOf(kind);

export const pageOfCode = (code: number) => Math.floor(code / KINDS.length);

export const kindOfCode = (code: number): Kind => KINDS[code % KINDS.length] ?? 'outside';

/** «1 Vorschlag», «3 Vorschläge» */
export const countInWords = ({ one, many }: PlaceWords, count: number) =>
  count === 1 ? one : fillSlots(many, { count });
