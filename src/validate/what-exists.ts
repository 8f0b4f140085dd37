import { compareText } from '../problems/problem.ts';
import type { AnnouncedPage, DataFile, PageType, SiteDefinition } from '../template-api.ts';
import { type Entry, isPageType, type LoadedFile } from '../types.ts';
import type { Notes } from './keywords.ts';
import type { Known } from './references.ts';
import { readSchemas } from './schemas.ts';

export interface Existing {
  readonly files: readonly LoadedFile[];
  readonly entries: readonly Entry[];
  readonly announced: readonly AnnouncedPage[];
  readonly defined: Notes['definitions'];
  readonly illustrations: Iterable<string>;
}

/**
 * Everything that references and links may name.
 *
 * A file that cannot be read is one mistake, not many: it exists all the same, and what it may define or announce is
 * left open.
 */
export function whatExists(site: SiteDefinition, existing: Existing): Known {
  const unread = unreadTypes(site, existing.files);
  const undecided = new Set(unread.flatMap(({ schema }) => setsFilledBy(site, schema)));
  return {
    sets: namesBySet(site, existing),
    pages: anchorsByAddress(site, existing),
    undecided,
    pagesUndecided: site.pageTypes.some(({ name }) => undecided.has(name)),
  };
}
