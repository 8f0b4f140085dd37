import { locateText } from '../../problems/locate.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import type { PageText } from './page-text.ts';

const HEADING = /\/(title|heading)$/;

/** A heading that names the subject of another page of its type: the trace of a page that was copied. */
export function foreignNames(pages: readonly PageText[]): Problem[] {
  const named = pages.flatMap((page) => {
    const [own] = page.entry.type.names?.(page.entry.data) ?? [];
    return own === undefined ? [] : [{ page, own }];
  });
  return named.flatMap(({ page: { entry, texts }, own }) => {
    const others = named.filter(({ page, own: other }) => page.entry.type === entry.type && other !== own);
    return texts
      .filter(({ pointer }) => HEADING.test(pointer))
      .flatMap(({ pointer, value }) =>
        others
          .filter(({ own: other }) => !own.includes(other) && namesIt(value, other))
          .map(({ own: name }) => problem('text-foreign-name', locateText(entry.source, pointer, name), { name, own })),
      );
  });
}

const namesIt = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text);
