/** The inbox: pages for a phone, without script, on which the owner and the staff see and handle inquiries. */

import { ownValue } from '../lib/collections.ts';
import { dayIn, isDay, monthsBefore } from '../lib/day.ts';
import type { CommandWords, InboxWords } from '../messages/messages.ts';
import type { Client } from '../relay/handler.ts';
import type { Journal } from '../relay/journal.ts';
import { empty, picture } from '../relay/respond.ts';
import type { Lead, Progress } from '../relay/types.ts';
import { AUDIT_KEPT_MONTHS, isElsewhere } from '../relay/upkeep.ts';
import { readReport } from '../report/report.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import type { Access } from './access/access.tsx';
import { Detail, NOTE_LENGTH, Removal, type UnsavedNote } from './detail.tsx';
import { type Entries, guarded, isReading, readEntries, redirect } from './http.ts';
import { type Inquiry, isProgress, readInquiry, searchFor } from './inquiry.ts';
import { List, type Selection, VIEWS } from './list.tsx';
import { LogPage, ReportPage } from './overview.tsx';
import { Message } from './parts.tsx';
import { createShell, PLACES, respondStyles, type Session, type ShellOptions, STYLES_FILE } from './shell.tsx';

/** Answers requests to the inbox. Undefined for any other address. */
export type Inbox = (request: Request, client: Client) => Promise<Response | undefined>;

export interface InboxOptions extends Pick<ShellOptions, 'path' | 'timeZone'> {
  readonly journal: Journal;
  /** The forms whose inquiries are shown. */
  readonly forms: readonly FormSpec[];
  readonly access: Access;
  readonly words: Pick<CommandWords, 'inbox' | 'leads'>;
  /** Address of the form that a report counts. Undefined counts all. */
  readonly countedForm: string | undefined;
  /** A table of these inquiries, for spreadsheets. */
  readonly toTable: (form: FormSpec, leads: readonly Lead[]) => string;
  /** Tells the dispatchers that there is something to send. */
  readonly wake: () => void;
  readonly now?: () => number;
}

const PAGE = 25;

/** Inquiries that a search reads before other requests get their turn. */
const CHUNK = 500;

const LOG_PAGE = 50;

/** Maximum bytes of a form: a note, of which each character may take twelve when it is encoded. */
const FORM_LIMIT = 12 * NOTE_LENGTH + 4_096;

/** The places of one inquiry: its page, its deletion, its photos. */
const OF_INQUIRY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(?:(delete)|photos\/(\d{1,2})\.jpg))?$/;

/** A request from someone who is signed in. */
interface Visit {
  readonly session: Session;
  readonly query: URLSearchParams;
}

export function createInbox(options: InboxOptions): Inbox {
  const { journal, forms, access, path, timeZone, toTable, wake, now = Date.now } = options;
  const words: InboxWords = options.words.inbox;
  const shown = forms.map(({ action }) => action);
  const show = createShell({ path, words, timeZone, now });
  const today = () => dayIn(timeZone, new Date(now()));
  const formAt = (address: string | undefined) => forms.find(({ action }) => action === address);

  const tell = ({ session }: Visit, status: number, message: { title: string; text: string }) =>
    show(session, { title: message.title, status }, <Message {...message} />);

  const missing = (visit: Visit) => tell(visit, 404, words.problem.missing);

  function find(id: string): Inquiry | undefined {
    const lead = journal.get(id);
    const form = formAt(lead?.form);
    return lead && form && readInquiry(lead, form);
  }

  /** The inquiries on a page of the list, plus one if there are more. */
  async function select({ view, search, page }: Selection): Promise<Lead[]> {
    const read = (limit: number, offset: number) => journal.inboxPage({ forms: shown, view }, limit, offset);
    const [start, end] = [(page - 1) * PAGE, page * PAGE + 1];
    if (search === '') return read(end - start, start);
    const fits = searchFor(search);
    const found: Lead[] = [];
    for (let offset = 0; found.length < end; offset += CHUNK) {
      const chunk = read(CHUNK, offset);
      found.push(...chunk.filter(fits));
      if (chunk.length < CHUNK) break;
      await new Promise(setImmediate);
    }
    return found.slice(start, end);
  }

  async function list({ session, query }: Visit): Promise<Response> {
    const view = VIEWS.find((each) => each === query.get('state'));
    const search = (query.get('q') ?? '').trim().slice(0, 100);
    const selection = { view, search, page: pageIn(query) };
    const leads = await select(selection);
    const inquiries = leads.slice(0, PAGE).map((lead) => readInquiry(lead, formAt(lead.form)));
    const counts = journal.inboxCounts(shown);
    const props = { selection, counts, inquiries, hasMore: leads.length > PAGE, forms, done: doneIn(query) };
    return show(session, { title: words.title, here: 'list' }, <List {...props} />);
  }

  const doneIn = (query: URLSearchParams) => ownValue(words.done, query.get('done') ?? '');

  function detail({ session, query }: Visit, inquiry: Inquiry, unsaved?: UnsavedNote): Response {
    const history = journal.history(inquiry.lead.id);
    const props = { deliveryWords: options.words.leads, inquiry, history, done: doneIn(query), unsaved };
    const title = inquiry.name || words.list.nameless;
    return show(session, { title, status: unsaved ? 409 : 200 }, <Detail {...props} />);
  }

  function report({ session, query }: Visit): Response {
    const dayOf = (name: string) => [query.get(name) ?? ''].find(isDay);
    const to = dayOf('to') ?? today();
    const asked = dayOf('from');
    const from = asked && asked <= to ? asked : dayIn('UTC', monthsBefore(new Date(to), 12));
    const found = readReport(journal, { from, to, timeZone, form: options.countedForm });
    const page = { title: words.report.title, here: 'report' } as const;
    return show(session, page, <ReportPage tableWords={options.words.leads.report} {...found} />);
  }

  function log({ session, query }: Visit): Response {
    const page = pageIn(query);
    const entries = journal.auditTrail(LOG_PAGE + 1, (page - 1) * LOG_PAGE);
    const props = {
      entries: entries.slice(0, LOG_PAGE),
      hasMore: entries.length > LOG_PAGE,
      page,
      keptMonths: AUDIT_KEPT_MONTHS,
      isThere: (id: string) => journal.get(id) !== undefined,
    };
    return show(session, { title: words.log.title, here: 'log' }, <LogPage {...props} />);
  }

  function table(visit: Visit, entries: Entries): Response {
    const form = formAt(entries.form);
    if (!form) return missing(visit);
    journal.audit(now(), visit.session.user, 'exported');
    const name = `${form.table.replace(/[^\w-]+/g, '-')}-${today()}.csv`;
    const headers = { ...guarded('text/csv'), 'Content-Disposition': `attachment; filename="${name}"` };
    return new Response(toTable(form, journal.list({ table: form.table })), { headers });
  }

  const back = (id: string, done: keyof typeof words.done) => redirect(`${path}${id}?done=${done}`);

  /** Changes an inquiry and logs who did it, unless the work changed nothing. Returns the result of the work. */
  function audited<Result extends boolean | number>(
    { user: who }: Session,
    what: string,
    lead: string,
    work: (at: number) => Result,
  ): Promise<Result> {
    const at = now();
    return journal.patiently(() => journal.audited({ at, who, what, lead }, () => work(at)));
  }

  /** Releases an inquiry that is held back, or resends one that failed. */
  async function deliver(session: Session, id: string, what: 'released' | 'resent'): Promise<Response> {
    const state = what === 'released' ? 'flagged' : 'failed';
    const replayed = await audited(session, what, id, (at) => journal.replay({ ids: [id], states: [state] }, at));
    wake();
    return back(id, replayed > 0 ? what : 'unchanged');
  }

  async function proceed(visit: Visit, inquiry: Inquiry, entries: Entries): Promise<Response> {
    const { id } = inquiry.lead;
    const note = (entries.note ?? '').replace(/\r\n?/g, '\n').trim();
    if (note.length > NOTE_LENGTH)
      return tell(visit, 422, { ...words.problem.refused, text: words.problem.tooLong(NOTE_LENGTH) });
    const history = journal.history(id);
    const seen = Number(entries.seen);
    const what = entries.do ?? '';
    const state = what === 'note' ? (history.at(-1)?.state ?? 'new') : what;
    if (!isProgress(state) || !Number.isInteger(seen) || seen < 0) return missing(visit);
    const step = { state, note, who: visit.session.user };
    const isDone = await audited(visit.session, what, id, (at) => journal.advance(id, seen, { at, ...step }));
    if (isDone) return back(id, what as Progress | 'note');
    return detail(visit, inquiry, { note, meanwhile: journal.history(id).slice(seen) });
  }

  async function remove(session: Session, lead: Lead): Promise<Response> {
    const isGone = await audited(session, 'deleted', lead.id, () => journal.forgetOne(lead.id));
    if (!isGone) return back(lead.id, 'sending');
    const hasLeftNoTrace = await journal.leaveNoTrace();
    return back('', isElsewhere(lead) ? 'elsewhere' : hasLeftNoTrace ? 'deleted' : 'inUse');
  }

  async function read(place: string, visit: Visit): Promise<Response> {
    if (place === PLACES.list) return list(visit);
    if (place === PLACES.report) return report(visit);
    if (place === PLACES.log) return log(visit);
    const [, id = '', removal, photo] = OF_INQUIRY.exec(place) ?? [];
    const inquiry = find(id);
    if (!inquiry) return missing(visit);
    if (removal) return show(visit.session, { title: words.remove.title }, <Removal {...inquiry} />);
    if (!photo) return detail(visit, inquiry);
    const bytes = journal.photosOf(id)[Number(photo) - 1];
    return bytes ? picture(bytes, `${Number(photo)}.jpg`) : missing(visit);
  }

  async function act(place: string, visit: Visit, entries: Entries): Promise<Response> {
    if (place === 'export.csv') return table(visit, entries);
    const [, id = '', removal, photo] = OF_INQUIRY.exec(place) ?? [];
    const inquiry = find(id);
    if (!inquiry || photo) return missing(visit);
    journal.mustBeInPlace();
    if (removal) return remove(visit.session, inquiry.lead);
    if (entries.do === 'release') return deliver(visit.session, id, 'released');
    if (entries.do === 'resend') return deliver(visit.session, id, 'resent');
    return proceed(visit, inquiry, entries);
  }

  return async (request, client) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (`${pathname}/` === path) return redirect(path);
    if (!pathname.startsWith(path)) return undefined;
    const place = pathname.slice(path.length);
    if (place === STYLES_FILE) return respondStyles();
    if (place.startsWith(PLACES.access)) return access.answer(request, client);
    const session = access.sessionOf(request);
    // The same for every address, so that it reveals nothing about any.
    if (!session) {
      const to = new URLSearchParams({ to: pathname + search });
      return isReading(request) ? redirect(`${path}${PLACES.access}?${to}`) : empty(401, guarded('text/plain'));
    }
    const visit = { session, query: searchParams };
    if (isReading(request)) return read(place, visit);
    if (request.method !== 'POST') return tell(visit, 405, words.problem.missing);
    const entries = await readEntries(request, FORM_LIMIT);
    if (!access.isGenuine(request, session, entries.token)) return tell(visit, 403, words.problem.refused);
    return act(place, visit, entries);
  };
}

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
};
