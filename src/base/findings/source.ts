import type { Document } from 'yaml';
import type { Period } from '../lib/visibility.ts';

/** Converts offsets to lines and columns, both from 1. */
export interface Lines {
  readonly linePos: (offset: number) => { readonly line: number; readonly col: number };
}

/** A data file that could be parsed: its text, its value, and the positions of its nodes. */
export interface Source {
  /** Path relative to the root, with forward slashes: `data/teams/red.yaml`. */
  readonly file: string;
  /** The text as it was most likely meant. All offsets refer to it. */
  readonly text: string;
  /** The text as typed, if a typing slip spoils it. Lines and columns in findings refer to it. */
  readonly typed?: string | undefined;
  readonly document: () => Document.Parsed;
  /** Maps offsets in `text` to lines and columns of the file as typed. */
  readonly lines: () => Lines;
  /** The parsed value. */
  readonly value: unknown;
  /** Period during which visitors can open the page. For pages only. */
  readonly period: Period;
  /**
   * Positions of strings, numbers and booleans. Known only for plainly written files, where finding them takes less time
   * than parsing the document.
   */
  readonly ranges: () => Ranges | undefined;
}

/** JSON pointer → offsets of a value in its file, end exclusive. */
export type Ranges = ReadonlyMap<string, readonly [start: number, end: number]>;
