/** The pages of the inbox: what each reads in the journal, and shows. */
import type { FormSpec } from '../../api/forms/form-spec.ts';
import { ownValue } from '../../base/lib/collections.ts';
import { dayIn, isDay } from '../../base/lib/day.ts';
import { type Inquiry, readInquiry, searchFilter } from '../inquiry.ts';
import type { Journal } from '../journal/journal.ts';
import type { InboxFilter } from '../journal/progress.ts';
import { periodBefore, readReport } from '../report/report.ts';
import { tablesOf } from '../report/tables.ts';
import { photoResponse } from '../respond.ts';
import type { Lead } from '../types.ts';
import { AUDIT_KEPT_MONTHS } from '../upkeep.ts';
import type { RelayWords } from '../words/words.ts';
import { Detail, Removal } from './detail.tsx';
import { List, type Selection, VIEWS } from './list.tsx';
import { LogPage, ReportPage } from './overview.tsx';
import { Message } from './parts.tsx';
import { createShell, type Session, type ShellOptions } from './shell.tsx';
import type { UnsavedNote } from './steps.tsx';
import { Today } from './today.tsx';

export interface PageOptions extends Omit<ShellOptions, 'words'> {
  readonly journal: Journal;
  /** Forms whose inquiries are shown. */
  readonly forms: readonly FormSpec[];
  readonly words: Pick<RelayWords, 'inbox' | 'leads'>;
  /** Path of the form that the report counts. Undefined counts all. */
  readonly countedForm: string | undefined;
}

/** A request of a signed-in user. */
export interface InboxRequest {
  readonly session: Session;
  readonly query: URLSearchParams;
}

export type Pages = ReturnType<typeof createPages>;

const PAGE_SIZE = 25;

const LOG_PAGE_SIZE = 50;

export function createPages(options: PageOptions) {
  const { journal, forms, timeZone, now } = options;
  const { inbox: words, leads: leadsWords } = options.words;
  const read = journal.retryWhileBusy;
  const shownForms = forms.map(({ action }) => action);
  const render = createShell({ ...options, words });
  const today = () => dayIn(timeZone, new Date(now()));
  const formOf = (lead: Lead | undefined) => forms.find(({ action }) => action === lead?.form);
  const readAll = (leads: readonly Lead[]) => leads.map((lead) => readInquiry(lead, formOf(lead)));
  const noticeIn = (query: URLSearchParams) => ownValue(words.done, query.get('done') ?? '');
  const message = ({ session }: InboxRequest, status: number, text: { title: string; text: string }) =>
    render(session, { title: text.title, status }, <Message {...text} />);
  const missing = (input: InboxRequest) => message(input, 404, words.problem.missing);

  /** Reads the inquiries on a page of the list, plus one if there are more. */
  async function selectLeads({ view, search, page }: Selection): Promise<Lead[]> {
    const [start, end] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE + 1];
    const filter = { forms: shownForms, view };
    if (search === '') return read(() => journal.inboxPage(filter, end - start, start));
    const matches = searchFilter(search);
    const found: Lead[] = [];
    const next = journal.inboxPages(filter);
    for (let some = await read(next); some && found.length < end; some = await read(next)) {
      found.push(...some.filter(matches));
      await new Promise(setImmediate);
    }
    return found.slice(start, end);
  }

  return {
    message,
    missing,

    /** Undefined for one that is not there, or is none of this inbox. */
    async find(id: string): Promise<Inquiry | undefined> {
      const lead = await read(() => journal.get(id));
      const form = formOf(lead);
      return lead && form && readInquiry(lead, form);
    },

    async today({ session, query }: InboxRequest): Promise<Response> {
      const page = (filter: Pick<InboxFilter, 'view' | 'dueOn'>) =>
        read(() => journal.inboxPage({ forms: shownForms, ...filter }, PAGE_SIZE + 1, 0));
      const waiting = await page({ view: 'waiting' });
      const due = await page({ dueOn: today() });
      const counts = await read(() => journal.heldCounts(shownForms));
      const shown = readAll(waiting.slice(0, PAGE_SIZE).toReversed());
      return render(
        session,
        { title: words.title, section: 'today', waiting: shown.length, hasCalls: true },
        <Today
          {...{ waiting: shown, hasMore: waiting.length > PAGE_SIZE, due: readAll(due), counts, done: noticeIn(query) }}
        />,
      );
    },

    async list({ session, query }: InboxRequest): Promise<Response> {
      const view = VIEWS.find((each) => each === query.get('state'));
      const search = (query.get('q') ?? '').trim().slice(0, 100);
      const selection = { view, search, page: pageIn(query) };
      const leads = await selectLeads(selection);
      const inquiries = readAll(leads.slice(0, PAGE_SIZE));
      const counts = await read(() => journal.inboxCounts(shownForms));
      const props = { selection, counts, inquiries, hasMore: leads.length > PAGE_SIZE, forms };
      const section = view === 'open' ? 'open' : 'all';
      return render(session, { title: words.nav[section], section, hasCalls: true }, <List {...props} />);
    },

    async detail({ session, query }: InboxRequest, inquiry: Inquiry, unsaved?: UnsavedNote): Promise<Response> {
      const history = await read(() => journal.history(inquiry.lead.id));
      const page = { title: inquiry.name || words.list.nameless, hasCalls: true, status: unsaved ? 409 : 200 } as const;
      const props = { inquiry, history, unsaved, deliveryWords: leadsWords };
      return render(session, page, <Detail {...props} done={noticeIn(query)} isAsked={query.has('called')} />);
    },

    removal: ({ session }: InboxRequest, inquiry: Inquiry): Response =>
      render(session, { title: words.remove.title }, <Removal {...inquiry} />),

    /** @param n counts from 1 */
    async photo(input: InboxRequest, { lead }: Inquiry, n: number): Promise<Response> {
      const photos = await read(() => journal.photosOf(lead.id));
      const bytes = photos[n - 1];
      return bytes ? photoResponse(bytes, `${n}.jpg`) : missing(input);
    },

    async report({ session, query }: InboxRequest): Promise<Response> {
      const dayOf = (name: string) => [query.get(name) ?? ''].find(isDay);
      const to = dayOf('to') ?? today();
      const wanted = dayOf('from');
      const period = { from: wanted && wanted <= to ? wanted : `${to.slice(0, '2026-11'.length)}-01`, to };
      const settings = { timeZone, form: options.countedForm, forms, replyTime: options.replyTime };
      const readDays = (days: typeof period) => read(() => readReport(journal, { ...settings, ...days }));
      const [inside, before] = [await readDays(period), await readDays(periodBefore(period))];
      const isEmpty = inside.report.pages.length === 0 && inside.outcome.inquiries === 0;
      const wording = { words: leadsWords.report, titleOf: options.titleOf ?? String };
      const props = {
        period,
        tables: isEmpty ? [] : tablesOf(inside, before, wording),
        agreed: leadsWords.report.agreed(inside.unplaced),
      };
      return render(session, { title: words.nav.report, section: 'report' }, <ReportPage {...props} />);
    },

    async log({ session, query }: InboxRequest): Promise<Response> {
      const page = pageIn(query);
      const entries = await read(() => journal.auditTrail(LOG_PAGE_SIZE + 1, (page - 1) * LOG_PAGE_SIZE));
      const leads = entries.flatMap(({ lead }) => lead ?? []);
      const left = await read(() => new Set(leads.filter((id) => journal.get(id))));
      const props = {
        ...{ entries: entries.slice(0, LOG_PAGE_SIZE), hasMore: entries.length > LOG_PAGE_SIZE, page },
        ...{ keptMonths: AUDIT_KEPT_MONTHS, exists: (id: string) => left.has(id) },
      };
      return render(session, { title: words.nav.log, section: 'log' }, <LogPage {...props} />);
    },
  };
}

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
};
