import { groupBy } from '../../lib/group-by.ts';
import { type Memory, recallEach } from '../../lib/memory.ts';
import type { Problem } from '../../problems/problem.ts';
import type { HouseStyle } from '../../template-api.ts';
import type { DataEntry, Entry, PageEntry } from '../../types.ts';
import { forbidden, forbiddenPatterns } from './forbidden.ts';
import { length } from './length.ts';
import { duplicateMeta } from './meta.ts';
import { foreignNames, typeNames } from './names.ts';
import { pageText } from './page-text.ts';
import { type PrintText, printFromText, printOf, printToText } from './print.ts';
import { repeated } from './repeated.ts';
import { sentencesOf } from './sentences.ts';
import { similar } from './similar.ts';

/** A file and the pointers of its texts. */
export interface Written<Of extends Entry = PageEntry> {
  readonly entry: Of;
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

/** Reads what pages have in common: a word that no page may use must not come to it from there. */
export function lintShared(written: readonly Written<DataEntry>[], style: HouseStyle, memory: Memory): Problem[] {
  const patterns = forbiddenIn(style, memory);
  return written.flatMap(({ entry, pointers }) => forbidden(pageText(entry, pointers), patterns));
}

const forbiddenIn = (style: HouseStyle, memory: Memory) =>
  memory.recall('forbidden', [style], () => forbiddenPatterns(style.forbidden));

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
  const patterns = forbiddenIn(style, memory);
  const readings = recallEach(memory, `reading of ${type}`, pages, {
    name: ({ entry }) => entry.source.file,
    from: ({ entry, pointers }) => [entry, pointers, style, names],
    make({ entry, pointers }): Reading {
      const page = pageText(entry, pointers);
      const [own] = entry.card.names;
      return {
        problems: [...forbidden(page, patterns), ...length(page), ...foreignNames(page, own, names)],
        print: types.includes(type) ? printToText(printOf(page, names.finder, sequenceWords)) : undefined,
      };
    },
  });
  const compared = pages.flatMap(({ entry, pointers }, index) => {
    const print = readings[index]?.print;
    const read = () => sentencesOf(pageText(entry, pointers), names.finder, sequenceWords);
    return print === undefined ? [] : [{ source: entry.source, print: printFromText(print), read }];
  });
  return [
    ...readings.flatMap(({ problems }) => problems),
    ...similar(compared, style.similarity),
    ...repeated(compared, style.similarity),
  ];
}
