import { type Day, daysBetween } from '../lib/day.ts';
import { ALWAYS, fieldOfFirstDay, isPublicOn, type Period, visibilityOn } from '../lib/visibility.ts';
import { isPageType } from '../page-entry.ts';
import { locate, locateText } from '../problems/locate.ts';
import { notPublic, type Place, type Problem, problem } from '../problems/problem.ts';
import type { AnnouncedPage } from '../template-api.ts';
import type { LoadedFile, Source } from '../types.ts';
import type { Notes } from './keywords.ts';

/** Days ahead of which it is said that a page will disappear. */
const NOTICE_DAYS = 14;

/** What a page's own dates are blamed for, or remind of. */
export function checkPeriod(source: Source, today: Day | undefined): Problem[] {
  const { draft, from, until } = source.period;
  if (until === undefined) return [];
  const place = locate(source, '/until');
  if (from !== undefined && until < from)
    return [problem('page-period', place, { from, until, field: fieldOfFirstDay(source.period) })];
  if (draft || today === undefined) return [];
  const days = daysBetween(today, until);
  if (days < 0) return [problem('page-expired', place, { until }, 'warning')];
  return days <= NOTICE_DAYS ? [problem('page-expires', place, { until, days }, 'warning')] : [];
}

/** When each page may be seen, by its address and by the name under which references know it. */
export interface Periods {
  /** Several, where files share an address and take turns. */
  readonly byUrl: ReadonlyMap<string, readonly Period[]>;
  readonly byName: ReadonlyMap<string, Period>;
}

const nameOf = (type: string, slug: string) => `${type}/${slug}`;

/** A file that cannot be read says nothing of its period, so it counts as public. */
export function periodsOf(files: readonly LoadedFile[]): Periods {
  const byUrl = new Map<string, Period[]>();
  const byName = new Map<string, Period>();
  for (const { type, slug, source } of files) {
    if (!isPageType(type)) continue;
    const period = source?.period ?? ALWAYS;
    const url = type.url(slug);
    byUrl.set(url, [...(byUrl.get(url) ?? []), period]);
    byName.set(nameOf(type.name, slug), period);
  }
  return { byUrl, byName };
}

/**
 * References and links of a file to pages that are not public while it is. A page that begins later is judged for its
 * first day, so that the site still builds when that day comes.
 *
 * @param isAnnounced true for pages that may be referred to before they exist
 */
export function checkHidden(
  source: Source,
  type: LoadedFile['type'],
  notes: Notes,
  { byUrl, byName }: Periods,
  isAnnounced: (type: string, slug: string) => boolean,
  today: Day | undefined,
): Problem[] {
  const own = isPageType(type) ? visibilityOn(source.period, today) : undefined;
  if (own?.kind === 'draft' || own?.kind === 'expired') return [];
  const day = own?.kind === 'scheduled' ? own.from : today;
  const judge = (periods: readonly Period[], target: string, place: () => Place): Problem[] => {
    const [first] = periods;
    if (!first || periods.some((period) => isPublicOn(period, day))) return [];
    const hidden = visibilityOn(first, day);
    return hidden.kind === 'public' ? [] : [notPublic(place(), target, hidden)];
  };
  return [
    ...notes.references.flatMap(({ set, value, pointer }) => {
      const period = byName.get(nameOf(set, value));
      if (!period || isAnnounced(set, value)) return [];
      return judge([period], value, () => locate(source, pointer));
    }),
    ...notes.links.flatMap(({ href, pointer }) => {
      const url = href.replace(/[?#].*$/, '');
      return judge(byUrl.get(url) ?? [], url, () => locateText(source, pointer, href));
    }),
  ];
}

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
