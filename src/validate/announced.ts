/** Pages that may be referred to before visitors can open them. */
import type { Day } from '../lib/day.ts';
import { ALWAYS, isPublicOn } from '../lib/visibility.ts';
import { locate } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { AnnouncedPage } from '../template-api.ts';
import type { LoadedFile, Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** True once visitors can open the page. Until then its announcement represents it, whether or not its file is there. */
const isPublic = (files: readonly LoadedFile[], page: AnnouncedPage, today: Day | undefined) =>
  files.some(
    ({ type, slug, source }) =>
      type.name === page.type && slug === page.slug && isPublicOn(source?.period ?? ALWAYS, today),
  );

/** The announced pages that visitors cannot open yet. */
export const stillAnnounced = (
  announced: readonly AnnouncedPage[],
  files: readonly LoadedFile[],
  today: Day | undefined,
): AnnouncedPage[] =>
  announced.filter((page) => !isPublic(files, page, today)).map(({ type, slug, name }) => ({ type, slug, name }));

/** Announcements in one file that their page has made needless. */
export const checkAnnounced = (
  source: Source,
  notes: Notes,
  files: readonly LoadedFile[],
  today: Day | undefined,
): Problem[] =>
  notes.announced
    .filter((page) => isPublic(files, page, today))
    .map(({ slug, type, pointer }) => problem('announced-exists', locate(source, pointer), { slug, type }, 'warning'));
