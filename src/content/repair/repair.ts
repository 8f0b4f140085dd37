/** What a repair of a file is, and what judges it. */

import type { Finding, Place } from '../../base/findings/finding.ts';
import { plainUntil } from '../load/plain-yaml.ts';

/** A line as it may have been meant, and the finding that explains it. */
export interface Repair {
  /** Line number, from 0. */
  readonly line: number;
  readonly wanted: string;
  /** The higher, the less likely. Of several repairs that make a file readable, the cheapest is chosen (`COST`). */
  readonly cost: number;
  /** Creates the finding, from columns counted from 0. Undefined if the parser's own finding is as good. */
  readonly explain: ((at: PlaceOnLine) => Finding) | undefined;
}

/** What repairs cost, by the slip. Where a line moves, the distance adds to it. */
export const COST = {
  colon: 1,
  entryOnField: 1,
  wrongDash: 1,
  wrongHeader: 1,
  oddIndent: 1,
  openMark: 1.2,
  comma: 1.3,
  fieldName: 1.5,
  strayCharacters: 1.5,
  missingDash: 1.8,
  indent: 2,
  extraDash: 2.2,
  missingHeader: 2.6,
  missingQuotes: 3,
  indentToOdd: 3,
  strayLine: 5,
} as const;

/** Up to this cost, a repair is right even if the file stays broken elsewhere. */
export const CERTAIN = 1;

/** Below this cost, a repair is one of a few characters: a colon, a dash, a space too many. */
export const TYPED = 1.85;

type PlaceOnLine = (column: number, endColumn: number) => Place;

/** A repair of a known line. */
export type Change = Omit<Repair, 'line'>;

/** Rates texts of one type of file. */
export interface Judge {
  /** Valid names of fields. */
  readonly names: ReadonlySet<string>;
  /**
   * Lists the schema violations in a text of plain YAML. The same violation of another list entry has the same name, which
   * begins with the top-level field that it is in or about, and a space.
   */
  readonly mistakesIn: (text: string) => readonly string[];
}

/** True for a text of plain YAML that satisfies its schema. */
export const isValid = (text: string, judge: Judge): boolean =>
  plainUntil(text) === text.length && judge.mistakesIn(text).length === 0;

/** The file as it was most likely meant. Line numbers are unchanged. */
export interface RepairedFile {
  readonly text: string;
  /** One per repaired line. */
  readonly findings: readonly Finding[];
}
