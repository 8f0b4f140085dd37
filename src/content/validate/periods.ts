import { isPageType } from '../../api/page-entry.ts';
import type { LoadedFile, Source } from '../../api/types.ts';
import { type Finding, finding, notPublic, type Place } from '../../base/findings/finding.ts';
import { locate, locateText } from '../../base/findings/locate.ts';
import { type Day, daysBetween } from '../../base/lib/day.ts';
import { neededFiles } from '../../base/lib/paths.ts';
import { withoutQuery } from '../../base/lib/url.ts';
import { ALWAYS, fieldOfFirstDay, isPublicOn, type Period, visibilityOn } from '../../base/lib/visibility.ts';
import type { Notes } from './validators/keywords.ts';

/** Number of days before a page expires from which it is reported. */
const NOTICE_DAYS = 14;

/**
 * Reports a page whose dates are in the wrong order, that has expired, or that soon will, and one that the site needs but
 * visitors cannot open.
 */
export function checkPeriod(source: Source, type: LoadedFile['type'], today: Day | undefined): Finding[] {
  const { draft, from, until } = source.period;
  const seen = visibilityOn(source.period, today);
  if (seen.kind !== 'public' && neededFiles(type).some((path) => source.file === `data/${path}`)) {
    const key = seen.kind === 'scheduled' ? seen.field : seen.kind === 'expired' ? 'until' : seen.kind;
    return [finding('page-needed', locate(source, `/${key}`), { key })];
  }
  if (until === undefined) return [];
  const place = locate(source, '/until');
  if (from !== undefined && until < from)
    return [finding('page-period', place, { from, until, field: fieldOfFirstDay(source.period) })];
  if (draft || today === undefined) return [];
  const days = daysBetween(today, until);
  if (days > NOTICE_DAYS) return [];
  return [finding('page-expires', place, { until, days }, 'warning')];
}

/** When each page is public, by its address and by the name that references use. */
interface Periods {
  /** Several periods if files take turns at an address. */
  readonly byUrl: ReadonlyMap<string, readonly Period[]>;
  readonly byName: ReadonlyMap<string, Period>;
}

const nameOf = (type: string, slug: string) => `${type}/${slug}`;

/** An unreadable file counts as public. */
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
 * Reports references and links to pages that are not public while the page itself is. A scheduled page is checked for its
 * first day, so that the site still builds then.
 *
 * @param isAnnounced true for pages that data names before visitors can open them
 */
export function checkHidden(
  source: Source,
  type: LoadedFile['type'],
  notes: Notes,
  { byUrl, byName }: Periods,
  isAnnounced: (type: string, slug: string) => boolean,
  today: Day | undefined,
): Finding[] {
  const own = isPageType(type) ? visibilityOn(source.period, today) : undefined;
  if (own?.kind === 'draft' || own?.kind === 'expired') return [];
  const day = own?.kind === 'scheduled' ? own.from : today;
  const check = (periods: readonly Period[], target: string, place: () => Place): Finding[] => {
    const [first] = periods;
    if (!first || periods.some((period) => isPublicOn(period, day))) return [];
    const hidden = visibilityOn(first, day);
    return hidden.kind === 'public' ? [] : [notPublic(place(), target, hidden)];
  };
  return [
    ...notes.references.flatMap(({ set, value, pointer }) => {
      const period = byName.get(nameOf(set, value));
      if (!period || isAnnounced(set, value)) return [];
      return check([period], value, () => locate(source, pointer));
    }),
    ...notes.links.flatMap(({ href, pointer }) => {
      const url = withoutQuery(href);
      return check(byUrl.get(url) ?? [], url, () => locateText(source, pointer, href));
    }),
  ];
}
