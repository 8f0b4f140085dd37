import { groupBy } from '../../lib/group-by.ts';
import type { Memory } from '../../lib/memory.ts';
import type { Problem } from '../../problems/problem.ts';
import type { HouseStyle } from '../../template-api.ts';
import type { PageEntry } from '../../types.ts';
import { forbidden, forbiddenPatterns } from './forbidden.ts';
import { length } from './length.ts';
import { duplicateMeta } from './meta.ts';
import { foreignNames, typeNames } from './names.ts';
import { pageText } from './page-text.ts';
import { type PrintText, printFromText, printOf, printToText } from './print.ts';
import { repeated } from './repeated.ts';
import { sentencesOf } from './sentences.ts';
import { similar } from './similar.ts';

/** A page and the pointers of its texts. */
export interface Written {
  readonly entry: PageEntry;
  readonly pointers: readonly string[];
}

/** Reads all pages as an editor-in-chief would: each for itself, then against each other. */
export function lint(written: readonly Written[], style: HouseStyle, memory: Memory): Problem[] {
  const types = groupBy(written, ({ entry }) => entry.type.name);
  return [
    ...duplicateMeta(written.map(({ entry }) => entry)),
    ...[...types].flatMap(([type, group]) => lintType(type, group, style, memory)),
  ];
}

/** What reading a page finds, and what it leaves for comparing it with others. Plain data. */
interface Reading {
  readonly problems: readonly Problem[];
  readonly print: PrintText | undefined;
}

function lintType(type: string, pages: readonly Written[], style: HouseStyle, memory: Memory): readonly Problem[] {
  const { types, sequenceWords } = style.similarity;
  const names = typeNames(
    pages.map(({ entry }) => entry.card.names),
    type,
    memory,
  );
  const patterns = memory.recall('forbidden', [style], () => forbiddenPatterns(style.forbidden));
  const read = pages.map(({ entry, pointers }) => {
    const [own] = entry.card.names;
    const text = () => pageText(entry, pointers);
    const { problems, print } = memory.recallData(
      `reading ${entry.source.file}`,
      [entry, pointers, style, names],
      (): Reading => {
        const page = text();
        return {
          problems: [...forbidden(page, patterns), ...length(page), ...foreignNames(page, own, names)],
          print: types.includes(type) ? printToText(printOf(page, names.finder, sequenceWords)) : undefined,
        };
      },
    );
    return {
      problems,
      compared: print && {
        source: entry.source,
        print: printFromText(print),
        read: () => sentencesOf(text(), names.finder, sequenceWords),
      },
    };
  });
  const compared = read.flatMap((page) => page.compared ?? []);
  return [
    ...read.flatMap(({ problems }) => problems),
    ...similar(compared, style.similarity),
    ...repeated(compared, style.similarity),
  ];
}
