import { type Day, daysAfter, isDay } from './day.ts';
import { fieldOf } from './json-pointer.ts';

/** When a page is public, according to its data. */
export interface Period {
  readonly draft: boolean;
  readonly from?: Day;
  /** Name of the field that holds the first day, unless it is `from`. */
  readonly fromField?: string;
  readonly until?: Day;
}

/** Whether a page is public on a given day, and if not, why. */
type Visibility =
  | { readonly kind: 'public' }
  | { readonly kind: 'draft' }
  /** `field` holds the first day. */
  | { readonly kind: 'scheduled'; readonly from: Day; readonly field: string }
  | { readonly kind: 'expired'; readonly until: Day };

export type Hidden = Exclude<Visibility, { readonly kind: 'public' }>;

export type Unpublished = Extract<Visibility, { readonly kind: 'draft' | 'scheduled' }> & {
  /** Titles of what a draft lacks, if anything. */
  readonly missing?: readonly string[];
};

export const ALWAYS: Period = { draft: false };

/**
 * Reads `draft`, `from` and `until` of a page's data. A malformed value counts as absent.
 *
 * @param firstDay another field that holds the first day. The later of it and `from` counts
 */
export function periodOf(data: unknown, firstDay?: string): Period {
  const dayIn = (name = ''): Day | undefined => {
    const value = fieldOf(data, name);
    return typeof value === 'string' && isDay(value) ? value : undefined;
  };
  const [from, named, until] = [dayIn('from'), dayIn(firstDay), dayIn('until')];
  const isLater = firstDay !== undefined && named !== undefined && (from === undefined || named > from);
  return {
    draft: fieldOf(data, 'draft') === true,
    ...(isLater ? { from: named, fromField: firstDay } : from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}

export const fieldOfFirstDay = ({ fromField = 'from' }: Period): string => fromField;

/**
 * Without a day, dates are ignored and only drafts are hidden. A period that ends before it begins has its own finding and
 * hides nothing, or else every link to the page would be reported too.
 */
export function visibilityOn(period: Period, day: Day | undefined): Visibility {
  const { draft, from, until } = period;
  if (draft) return { kind: 'draft' };
  if (from !== undefined && until !== undefined && until < from) return { kind: 'public' };
  if (day !== undefined && from !== undefined && day < from)
    return { kind: 'scheduled', from, field: fieldOfFirstDay(period) };
  if (day !== undefined && until !== undefined && day > until) return { kind: 'expired', until };
  return { kind: 'public' };
}

export const isPublicOn = (period: Period, day: Day | undefined) => visibilityOn(period, day).kind === 'public';

/** Why a page is not public yet. Undefined if it is, or if it has expired. */
export function unpublishedOn(period: Period, day: Day | undefined): Unpublished | undefined {
  const visibility = visibilityOn(period, day);
  return visibility.kind === 'draft' || visibility.kind === 'scheduled' ? visibility : undefined;
}

/** The next day on which a page appears or disappears, if any. Drafts do neither. */
export function nextChange(periods: Iterable<Period>, today: Day): Day | undefined {
  const changes = [...periods]
    .filter(({ draft }) => !draft)
    .flatMap(({ from, until }) => [from ?? [], until === undefined ? [] : daysAfter(until, 1)].flat());
  return changes.filter((day) => day > today).sort()[0];
}
