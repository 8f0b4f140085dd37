/**
 * Data that the place finder loads on first use, in addition to the directory of postal codes. Shared by build and browser.
 */
import { fillSlots } from 'nebel/shared/slots';

/** Facts of a region page shown in the answer. */
export interface FoundPage {
  readonly city: string;
  readonly url: string;
  readonly appointment?: string | undefined;
  readonly travel?: string | undefined;
  /** «CHF 400». */
  readonly price?: string | undefined;
}

/** Certainty of an answer: as on the page, only on request, outside the service area. */
export const KINDS = ['near', 'onRequest', 'outside'] as const;
export type Kind = (typeof KINDS)[number];

export interface PlaceFile {
  readonly words: PlaceWords;
  readonly pages: readonly FoundPage[];
  /** One answer code for every place of the directory of postal codes, in its order. */
  readonly answers: readonly number[];
  /** Kilometres from each of these places to the town of its page, or 0 if not needed. */
  readonly km: readonly number[];
  /**
   * Names that the directory lacks: regions, municipalities, quarters (with their town). The name is empty if it equals the
   * city of its page, to avoid repetition on sites with thousands of regions.
   */
  readonly names: readonly (readonly [name: string, answer: number, km: number, town?: string])[];
}

/** Sentences from the data, with slots for page, kilometres, price and count. */
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

/** Encodes page index and kind as one number. */
export const codeOf = (page: number, kind: Kind) => page * KINDS.length + KINDS.indexOf(kind);

export const pageOfCode = (code: number) => Math.floor(code / KINDS.length);

export const kindOfCode = (code: number): Kind => KINDS[code % KINDS.length] ?? 'outside';

/** «1 Vorschlag», «3 Vorschläge» */
export const countInWords = ({ one, many }: PlaceWords, count: number) =>
  count === 1 ? one : fillSlots(many, { count });
