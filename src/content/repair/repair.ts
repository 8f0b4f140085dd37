/** What a repair of a file is, and what judges it. */

import type { Finding, Place } from '../../base/findings/finding.ts';

/** A line as it may have been meant, and the finding that explains it. */
export interface Repair {
  /** Line number, from 0. */
  readonly line: number;
  readonly wanted: string;
  /** The higher, the less likely. Of several repairs that make a file readable, the cheapest is chosen. */
  readonly cost: number;
  /** Creates the finding, from columns counted from 0. Undefined if the parser's own finding is as good. */
  readonly explain: ((at: PlaceOnLine) => Finding) | undefined;
}

type PlaceOnLine = (column: number, endColumn: number) => Place;

/** A repair of a known line. */
export type Change = Omit<Repair, 'line'>;

/** Rates texts of one type of file. */
export interface Judge {
  /** Valid names of fields. */
  readonly names: ReadonlySet<string>;
  /** Returns the offset up to which a text is plain YAML: its length if all of it is. */
  readonly plainUntil: (text: string) => number;
  /** Lists the schema violations in a text of plain YAML. The same violation of another list entry has the same name. */
  readonly mistakesIn: (text: string) => readonly string[];
}

/** The file as it was most likely meant. Line numbers are unchanged. */
export interface RepairedFile {
  readonly text: string;
  /** One per repaired line. */
  readonly findings: readonly Finding[];
}
