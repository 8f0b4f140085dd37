/** What the pages of the inbox share: how they read the journal, and pages with only a message. */
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { ownValue } from '../../base/lib/collections.ts';
import { type Day, dayIn } from '../../base/lib/day.ts';
import { type Inquiry, isProgress, readInquiry } from '../inquiry.ts';
import type { Journal } from '../journal/journal.ts';
import type { InboxFilter } from '../journal/progress.ts';
import { photoResponse } from '../receive/respond.ts';
import type { Lead } from '../types.ts';
import type { RelayWords } from '../words/words.ts';
import { Message } from './parts.tsx';
import { createShell, type Session, type ShellOptions } from './shell.tsx';

interface PageOptions extends Omit<ShellOptions, 'words' | 'now'> {
  readonly journal: Journal;
  /** Forms whose inquiries are shown. */
  readonly forms: readonly FormSpec[];
  readonly words: Pick<RelayWords, 'inbox' | 'leads'>;
  /** Path of the form that the report counts. Undefined counts all. */
  readonly form: string | undefined;
  /** Returns what people call the page at an address of the site. */
  readonly titleOf: (url: string) => string;
  readonly now?: () => number;
}

/** A request of a signed-in user. */
export interface InboxRequest {
  readonly session: Session;
  readonly query: URLSearchParams;
}

type Filter = Omit<InboxFilter, 'forms'>;

export type Pages = ReturnType<typeof createPages>;

/** Inquiries on a page of the list, and entries on one of the log. */
export const PAGE_SIZE = 25;

export function createPages(options: PageOptions) {
  const { journal, forms, timeZone, now = Date.now } = options;
  const words = options.words.inbox;
  const { retryWhileBusy } = journal;
  const shownForms = forms.map(({ action }) => action);
  const { render, serve } = createShell({ ...options, words, now });
  const formOf = (lead: Lead | undefined) => forms.find(({ action }) => action === lead?.form);
  const message = ({ session }: InboxRequest, status: number, text: { title: string; text: string }) =>
    render(session, { title: text.title, status }, <Message {...text} />);
  const missing = (input: InboxRequest) => message(input, 404, words.problem.missing);
  return {
    ...options,
    words,
    now,
    retryWhileBusy,
    render,
    serve,
    message,
    missing,
    leadsWords: options.words.leads,
    shownForms,
    today: (): Day => dayIn(timeZone, new Date(now())),
    /** Returns the inquiries that pass a filter, newest first, by default all of them. */
    select: (filter: Filter, limit = -1, start = 0) =>
      retryWhileBusy(() => journal.inboxPage({ forms: shownForms, ...filter }, limit, start)),
    count: (filter: Filter) => retryWhileBusy(() => journal.inboxCount({ forms: shownForms, ...filter })),
    readAll: (leads: readonly Lead[]): Inquiry[] => leads.map((lead) => readInquiry(lead, formOf(lead))),
    /** Returns what confirms a change on the page that follows it. */
    noticeIn(query: URLSearchParams): string | undefined {
      const done = query.get('done') ?? '';
      return ownValue(words.done, done) ?? (isProgress(done) ? `${words.saved} ${words.progress[done]}.` : undefined);
    },

    /** Returns undefined for an inquiry that does not exist or belongs to a form that the inbox does not show. */
    async find(id: string): Promise<Inquiry | undefined> {
      const lead = await retryWhileBusy(() => journal.get(id));
      const form = formOf(lead);
      return lead && form && readInquiry(lead, form);
    },

    /** @param n counts from 1 */
    async photo(input: InboxRequest, { lead }: Inquiry, n: number): Promise<Response> {
      const bytes = (await retryWhileBusy(() => journal.photosOf(lead.id)))[n - 1];
      return bytes ? photoResponse(bytes, `${n}.jpg`) : missing(input);
    },
  };
}

export const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
};
