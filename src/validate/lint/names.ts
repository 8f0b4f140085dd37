import type { Memory } from '../../lib/memory.ts';
import { locateText } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { PageText } from './page-text.ts';

const HEADING = /\/(title|heading)$/;

/** A heading that names the subject of another page of its type: the trace of a page that was copied. */
export function foreignNames(pages: readonly PageText[], memory: Memory): Problem[] {
  const named = pages.flatMap((page) => {
    const [own] = page.entry.type.names?.(page.entry.data) ?? [];
    return own === undefined ? [] : [{ page, own }];
  });
  return named.flatMap(({ page, own }) => {
    const others = named
      .filter(({ page: { entry }, own: other }) => entry.type === page.entry.type && !own.includes(other))
      .map(({ own: other }) => other);
    return memory.recall(`names ${page.entry.source.file}`, [page, ...others], () => namesMet(page, own, others));
  });
}

function namesMet({ entry, texts }: PageText, own: string, others: readonly string[]): Problem[] {
  return texts
    .filter(({ pointer }) => HEADING.test(pointer))
    .flatMap(({ pointer, value }) =>
      others
        .filter((name) => namesIt(value, name))
        .map((name) => problem('text-foreign-name', locateText(entry.source, pointer, name), { name, own })),
    );
}

const namesIt = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text);
