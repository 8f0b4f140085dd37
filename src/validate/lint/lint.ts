import type { Memory } from '../../lib/memory.ts';
import type { Problem } from '../../problems/problem.ts';
import type { HouseStyle } from '../../template-api.ts';
import type { PageEntry } from '../../types.ts';
import { forbidden, forbiddenPatterns } from './forbidden.ts';
import { length } from './length.ts';
import { duplicateMeta } from './meta.ts';
import { foreignNames } from './names.ts';
import { pageText } from './page-text.ts';
import { similar } from './similar.ts';

/** A page and the pointers of its texts. */
export interface Written {
  readonly entry: PageEntry;
  readonly pointers: readonly string[];
}

/** Reads all pages as an editor-in-chief would: each for itself, then against each other. */
export function lint(written: readonly Written[], style: HouseStyle, memory: Memory): Problem[] {
  const pages = written.map(({ entry, pointers }) =>
    memory.recall(`text ${entry.source.file}`, [entry, pointers], () => pageText(entry, pointers)),
  );
  const patterns = memory.recall('forbidden', [style], () => forbiddenPatterns(style.forbidden));
  return [
    ...pages.flatMap((page) =>
      memory.recallData(`words ${page.entry.source.file}`, [page, style], () => [
        ...forbidden(page, patterns),
        ...length(page),
      ]),
    ),
    ...duplicateMeta(pages),
    ...foreignNames(pages, memory),
    ...similar(pages, style.similarity, memory),
  ];
}
