/** Checks the length of pages, and their titles and descriptions in search results. */

import type { PageEntry } from '../../../api/types.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { locate } from '../../../base/findings/locate.ts';
import { firstFew, groupBy } from '../../../base/lib/collections.ts';
import { bodyTexts, type PageText } from './page-text.ts';
import { countWords } from './sentences.ts';

/** In minutes. Reading speeds vary by more than that. */
const TOLERANCE = 1;

/** Warns of pages with too few words or a wrong reading time. */
export const checkLength = (page: PageText): Finding[] => [...tooShort(page), ...misstated(page)];

function tooShort(page: PageText): Finding[] {
  const { type, data, source } = page.entry;
  const wanted = type.length?.(data);
  if (!wanted) return [];
  const { parts, min, namedAt } = wanted;
  let words = 0;
  for (const { pointer, value } of bodyTexts(page)) {
    if (!parts.some((part) => pointer.startsWith(part))) continue;
    words += countWords(value);
    if (words >= min) return [];
  }
  const counted = parts.map((part) => part.slice(1)).filter((part) => Object.hasOwn(data as object, part));
  return [finding('text-short', locate(source, namedAt, 'key'), { words, min, counted }, 'warning')];
}

function misstated({ entry: { type, data, source } }: PageText): Finding[] {
  const time = type.readingTime?.(data);
  if (!time || Math.abs(time.stated - time.minutes) <= TOLERANCE) return [];
  const { statedAt, ...params } = time;
  return [finding('text-reading-time', locate(source, statedAt, 'key'), params, 'warning')];
}

const FIELDS = ['title', 'description'] as const;

/** Reports titles and descriptions that several pages share. */
export function duplicateMeta(pages: readonly PageEntry[]): Finding[] {
  return FIELDS.flatMap((field) => {
    const groups = groupBy(pages, ({ profile }) => profile.meta[field]);
    return [...groups.values()].flatMap((group) =>
      group.length < 2 ? [] : group.map((page) => duplicate(page, group, field)),
    );
  });
}

function duplicate(page: PageEntry, group: readonly PageEntry[], field: (typeof FIELDS)[number]): Finding {
  const others = firstFew(group, page, ({ source }) => source.file);
  return finding('page-duplicate', locate(page.source, `/meta/${field}`), {
    part: field,
    text: page.profile.meta[field],
    ...others,
  });
}
