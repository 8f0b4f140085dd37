import { type Day, daysAfter, isDay } from './day.ts';

/** When a page may be seen, as its data says it. */
export interface Period {
  readonly draft: boolean;
  readonly from?: Day;
  /** Name of the field that says the first day, where that is not `from`. */
  readonly fromField?: string;
  readonly until?: Day;
}

/** Whether visitors can open a page on some day, and if not, why. */
export type Visibility =
  | { readonly kind: 'public' }
  | { readonly kind: 'draft' }
  /** `field` is the one that says the first day. */
  | { readonly kind: 'scheduled'; readonly from: Day; readonly field: string }
  | { readonly kind: 'expired'; readonly until: Day };

export type Hidden = Exclude<Visibility, { readonly kind: 'public' }>;

export type Waiting = Extract<Visibility, { readonly kind: 'draft' | 'scheduled' }>;

export const ALWAYS: Period = { draft: false };

/**
 * What `draft`, `from` and `until` say in a page's data. What is not well formed counts as absent.
 *
 * @param firstDay another field that says the first day. Where `from` says one, too, the later of both counts
 */
export function periodOf(data: unknown, firstDay?: string): Period {
  if (typeof data !== 'object' || data === null) return ALWAYS;
  const fields = data as Readonly<Record<string, unknown>>;
  const dayIn = (name: string | undefined): Day | undefined => {
    const value = name === undefined ? undefined : fields[name];
    return typeof value === 'string' && isDay(value) ? value : undefined;
  };
  const [from, named, until] = [dayIn('from'), dayIn(firstDay), dayIn('until')];
  const isLater = firstDay !== undefined && named !== undefined && (from === undefined || named > from);
  return {
    draft: fields.draft === true,
    ...(isLater ? { from: named, fromField: firstDay } : from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}

export const fieldOfFirstDay = ({ fromField = 'from' }: Period): string => fromField;

/**
 * Without a day, dates play no part and only drafts are hidden. An end before the beginning is a mistake of its own, and
 * hides nothing: what leads to the page would be blamed for it.
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

/** Why visitors cannot open a page yet. Undefined if they can, or if its last day is over. */
export function waitingOn(period: Period, day: Day | undefined): Waiting | undefined {
  const visibility = visibilityOn(period, day);
  return visibility.kind === 'draft' || visibility.kind === 'scheduled' ? visibility : undefined;
}

/** The next day on which a page appears or disappears, or nothing. A draft does neither. */
export function nextChange(periods: Iterable<Period>, today: Day): Day | undefined {
  const changes = [...periods]
    .filter(({ draft }) => !draft)
    .flatMap(({ from, until }) => [from ?? [], until === undefined ? [] : daysAfter(until, 1)].flat());
  return changes.filter((day) => day > today).sort()[0];
}
