import { stringsOf } from '../lib/json-pointer.ts';
import { type Memory, recallEach } from '../lib/memory.ts';
import type { Facts } from '../template-api.ts';
import type { Entry, PageEntry, Source } from '../types.ts';
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

/** The outlines of all pages. A memory that knows that of an unchanged file spares reading its data. */
export function outlinesOf(entries: readonly Entry[], memory: Memory): ReadonlyMap<Source, Outline> {
  const pages = entries.filter((entry) => entry.kind === 'page');
  const outlines = recallEach(memory, 'outline', pages, {
    name: ({ source }) => source.file,
    from: ({ source }) => [source],
    make: outlineOf,
  });
  return new Map(pages.map(({ source }, index) => [source, outlines[index] as Outline]));
}

const outlineOf = ({ type, data }: PageEntry): Outline => ({
  anchors: type.slugs ? [] : type.anchors(data),
  facts: type.facts?.(data) ?? {},
  named: [...new Set([...stringsOf(data)].flatMap(({ text }) => factsNamedIn(text)))],
});
