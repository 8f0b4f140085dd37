import { stringsOf } from '../lib/json-pointer.ts';
import type { Memory } from '../lib/memory.ts';
import type { Facts } from '../template-api.ts';
import type { PageEntry } from '../types.ts';
import { factsNamedIn } from './facts.ts';

/** What a page's file says to others, before facts are put in. Plain data. */
export interface Outline {
  /** Ids on the page that links may point at. */
  readonly anchors: readonly string[];
  /** What its own texts may refer to, beside the facts of the site. */
  readonly facts: Facts;
  /** Names of the facts that its texts refer to. */
  readonly named: readonly string[];
}

/** A memory that knows the outline of an unchanged file spares reading its data. */
export const outlineOf = (entry: PageEntry, memory: Memory): Outline =>
  memory.recallData(`outline ${entry.source.file}`, [entry.source], () => {
    const { type, data } = entry;
    return {
      anchors: type.slugs ? [] : type.anchors(data),
      facts: type.facts?.(data) ?? {},
      named: [...new Set([...stringsOf(data)].flatMap(({ text }) => factsNamedIn(text)))],
    };
  });
