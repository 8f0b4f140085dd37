/** The inbox: what the owner and the staff see and do of inquiries, as pages for a phone that need no script. */
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { type Day, dayIn, isDay, monthsBefore } from '../lib/day.ts';
import type { CommandWords, InboxWords } from '../messages/messages.ts';
import type { Client } from '../relay/handler.ts';
import type { Journal } from '../relay/journal.ts';
import { readBody } from '../relay/read-body.ts';
import { empty, picture, seeOther } from '../relay/respond.ts';
import { type Lead, PROGRESS, type Progress } from '../relay/types.ts';
import { AUDIT_KEPT_MONTHS, isElsewhere } from '../relay/upkeep.ts';
import { readReport } from '../report/report.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import { createClock } from './clock.tsx';
import { Detail, type DetailProps, NOTE_LENGTH, Removal } from './detail.tsx';
import { type Inquiry, readInquiry, searchFor } from './inquiry.ts';
import { List, type Selection, VIEWS } from './list.tsx';
import { LogPage, ReportPage } from './overview.tsx';
import type { Access, Session } from './session.ts';
import { guarded, inboxPage, PLACES, respond, respondStyles, STYLES_FILE } from './shell.tsx';

/** Answers what is asked of the inbox. Nothing for any other address. */
export type Inbox = (request: Request, client: Client) => Promise<Response | undefined>;

export interface InboxOptions {
  readonly journal: Journal;
  /** Those whose inquiries are shown. */
  readonly forms: readonly FormSpec[];
  readonly access: Access;
  /** Its address, with a slash at both ends. */
  readonly path: string;
  readonly words: Pick<CommandWords, 'inbox' | 'leads'>;
  /** Where the readers are at home, as IANA names it. */
  readonly timeZone: string;
  /** Address of the form that a report counts. Undefined counts all. */
  readonly countedForm: string | undefined;
  /** A table of these inquiries, for spreadsheets. */
  readonly toTable: (form: FormSpec, leads: readonly Lead[]) => string;
  /** Tells those who deliver that there is something to do. */
  readonly wake: () => void;
  readonly now?: () => number;
}

const PAGE = 25;

/** Inquiries that a search looks at without a pause for other requests. */
const CHUNK = 500;

const LOG_PAGE = 50;

/** Bytes of the longest form: a note, of which each character may take twelve as it is sent. */
const FORM_LIMIT = 12 * NOTE_LENGTH + 4_096;

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const INQUIRY = new RegExp(`^(${ID})$`);
const REMOVAL = new RegExp(`^(${ID})/delete$`);
const PHOTO = new RegExp(`^(${ID})/photos/(\\d{1,2})\\.jpg$`);

/** A request of someone who is signed in. */
interface Visit {
  readonly session: Session;
  readonly query: URLSearchParams;
}

type Entries = Readonly<Record<string, string>>;

export function createInbox(options: InboxOptions): Inbox {
  const { journal, forms, access, path, timeZone, toTable, wake, now = Date.now } = options;
  const words: InboxWords = options.words.inbox;
  const shown = forms.map(({ action }) => action);
  const isProgress = (text: string): text is Progress => PROGRESS.includes(text as Progress);

  const clock = () => createClock(words, timeZone, now());

  const show = (session: Session, title: string, children: ReactNode, here?: keyof typeof PLACES, status = 200) =>
    respond(inboxPage({ path, title, words, session, children, ...(here && { here }) }), { status });

  const tell = (session: Session, status: number, { title, text }: { title: string; text: string }) =>
    show(
      session,
      title,
      [createElement('h1', { key: 1 }, title), createElement('p', { key: 2 }, text)],
      undefined,
      status,
    );

  const missing = (session: Session) => tell(session, 404, words.problem.missing);

  const formAt = (address: string | undefined) => forms.find(({ action }) => action === address);

  function find(id: string): Inquiry | undefined {
    const lead = journal.get(id);
    const form = formAt(lead?.form);
    return lead && form && readInquiry(lead, form);
  }

  /** Some of the inquiries that fit, and whether there are more. */
  async function select({ view, search, page }: Selection) {
    const filter = { forms: shown, view };
    const wanted = page * PAGE + 1;
    const read = (limit: number, offset: number) => journal.inboxPage(filter, limit, offset);
    if (search === '') return read(PAGE + 1, (page - 1) * PAGE);
    const [found, fits]: [Lead[], ReturnType<typeof searchFor>] = [[], searchFor(search)];
    for (let offset = 0; found.length < wanted; offset += CHUNK) {
      const chunk = read(CHUNK, offset);
      found.push(...chunk.filter(fits));
      if (chunk.length < CHUNK) break;
      await new Promise(setImmediate);
    }
    return found.slice((page - 1) * PAGE, wanted);
  }

  async function list({ session, query }: Visit): Promise<Response> {
    const view = VIEWS.find((each) => each === query.get('state'));
    const search = (query.get('q') ?? '').trim().slice(0, 100);
    const selection = { view, search, page: pageIn(query) };
    const leads = await select(selection);
    const inquiries = leads.slice(0, PAGE).map((lead) => readInquiry(lead, formAt(lead.form)));
    const props = { path, words, session, selection, inquiries, forms, done: doneIn(query) };
    const rest = { clock: clock(), counts: journal.inboxCounts(shown), hasMore: leads.length > PAGE };
    return show(session, words.title, createElement(List, { ...props, ...rest }), 'list');
  }

  const doneIn = (query: URLSearchParams): string | undefined => {
    const done = query.get('done') ?? '';
    return Object.hasOwn(words.done, done) ? words.done[done as keyof typeof words.done] : undefined;
  };

  function detail(
    { session, query }: Visit,
    inquiry: Inquiry,
    more: Partial<DetailProps> = {},
    status = 200,
  ): Response {
    const history = journal.history(inquiry.lead.id);
    const props = { path, words, leadsWords: options.words.leads, clock: clock(), session, inquiry, history };
    const title = inquiry.name || words.list.nameless;
    return show(session, title, createElement(Detail, { ...props, done: doneIn(query), ...more }), undefined, status);
  }

  function report({ session, query }: Visit): Response {
    const today = dayIn(timeZone, new Date(now()));
    const dayOf = (name: string): Day | undefined => [query.get(name) ?? ''].find(isDay);
    const to = dayOf('to') ?? today;
    const asked = dayOf('from');
    const from = asked && asked <= to ? asked : dayIn('UTC', monthsBefore(new Date(to), 12));
    const found = readReport(journal, { from, to, timeZone, form: options.countedForm });
    const props = { words: words.report, tableWords: options.words.leads.report, ...found };
    return show(session, words.report.title, createElement(ReportPage, props), 'report');
  }

  function log({ session, query }: Visit): Response {
    const page = pageIn(query);
    const entries = journal.auditTrail(LOG_PAGE + 1, (page - 1) * LOG_PAGE);
    const props = { path, words, clock: clock(), keptMonths: AUDIT_KEPT_MONTHS, page };
    const rest = { entries: entries.slice(0, LOG_PAGE), hasMore: entries.length > LOG_PAGE };
    const isThere = (id: string) => journal.get(id) !== undefined;
    return show(session, words.log.title, createElement(LogPage, { ...props, ...rest, isThere }), 'log');
  }

  function table({ user }: Session, entries: Entries): Response | undefined {
    const form = formAt(entries.form);
    if (!form) return undefined;
    const leads = journal.list({ table: form.table });
    journal.audit(now(), user, 'exported');
    const name = `${form.table.replace(/[^\w-]+/g, '-')}-${dayIn(timeZone, new Date(now()))}.csv`;
    const headers = { ...guarded('text/csv'), 'Content-Disposition': `attachment; filename="${name}"` };
    return new Response(toTable(form, leads), { headers });
  }

  const back = (id: string, done: keyof typeof words.done) =>
    seeOther(`${path}${id}?done=${done}`, guarded('text/plain'));

  /** Frees what is held back, or sends again what failed. */
  async function deliver({ user: who }: Session, id: string, what: 'released' | 'resent'): Promise<Response> {
    const state = what === 'released' ? 'flagged' : 'failed';
    const entry = { at: now(), who, what, lead: id };
    const entries = await journal.patiently(() =>
      journal.audited(entry, () => journal.replay({ ids: [id], states: [state] }, entry.at)),
    );
    wake();
    return back(id, entries > 0 ? what : 'unchanged');
  }

  async function proceed(visit: Visit, inquiry: Inquiry, entries: Entries): Promise<Response> {
    const { user: who } = visit.session;
    const { id } = inquiry.lead;
    const note = (entries.note ?? '').replace(/\r\n?/g, '\n').trim();
    const problem = words.problem.tooLong(NOTE_LENGTH);
    if (note.length > NOTE_LENGTH) return detail(visit, inquiry, { unsaved: { note, problem } }, 422);
    const history = journal.history(id);
    const seen = Number(entries.seen);
    const what = entries.do ?? '';
    const state = what === 'note' ? (history.at(-1)?.state ?? 'new') : what;
    if (!isProgress(state) || !Number.isInteger(seen) || seen < 0) return missing(visit.session);
    const entry = { at: now(), who, what, lead: id };
    const isDone = await journal.patiently(() =>
      journal.audited(entry, () => journal.advance(id, seen, { at: entry.at, state, note, who })),
    );
    if (isDone) return back(id, what as Progress | 'note');
    return detail(visit, inquiry, { unsaved: { note, meanwhile: journal.history(id).slice(seen) } }, 409);
  }

  async function remove({ user: who }: Session, lead: Lead): Promise<Response> {
    const entry = { at: now(), who, what: 'deleted', lead: lead.id };
    const isGone = await journal.patiently(() => journal.audited(entry, () => journal.forgetOne(lead.id)));
    if (!isGone) return back(lead.id, 'sending');
    const hasLeftNoTrace = await journal.leaveNoTrace();
    return back('', isElsewhere(lead) ? 'elsewhere' : hasLeftNoTrace ? 'deleted' : 'inUse');
  }

  function photo({ session }: Visit, id: string, position: number): Response {
    const bytes = find(id) && journal.photosOf(id)[position - 1];
    return bytes ? picture(bytes, `${position}.jpg`) : missing(session);
  }

  async function read(place: string, visit: Visit): Promise<Response> {
    if (place === PLACES.list) return list(visit);
    if (place === PLACES.report) return report(visit);
    if (place === PLACES.log) return log(visit);
    const [, idOfPhoto, position] = PHOTO.exec(place) ?? [];
    if (idOfPhoto !== undefined) return photo(visit, idOfPhoto, Number(position));
    const inquiry = find((INQUIRY.exec(place) ?? REMOVAL.exec(place))?.[1] ?? '');
    if (!inquiry) return missing(visit.session);
    if (INQUIRY.test(place)) return detail(visit, inquiry);
    const { session } = visit;
    return show(session, words.remove.title, createElement(Removal, { path, words, session, inquiry }));
  }

  async function act(place: string, visit: Visit, entries: Entries): Promise<Response> {
    const { session } = visit;
    if (place === 'export.csv') return table(session, entries) ?? missing(session);
    const inquiry = find((INQUIRY.exec(place) ?? REMOVAL.exec(place))?.[1] ?? '');
    if (!inquiry) return missing(session);
    journal.mustBeInPlace();
    if (REMOVAL.test(place)) return remove(session, inquiry.lead);
    if (entries.do === 'release') return deliver(session, inquiry.lead.id, 'released');
    if (entries.do === 'resend') return deliver(session, inquiry.lead.id, 'resent');
    return proceed(visit, inquiry, entries);
  }

  return async (request, client) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (`${pathname}/` === path) return seeOther(path, guarded('text/plain'));
    if (!pathname.startsWith(path)) return undefined;
    const place = pathname.slice(path.length);
    if (place === STYLES_FILE) return respondStyles();
    if (place.startsWith(PLACES.access)) return access.answer(request, client);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const session = access.sessionOf(request);
    // The same for every address, so that it says nothing about any.
    if (!session) {
      const to = new URLSearchParams({ to: pathname + search });
      return isReading
        ? seeOther(`${path}${PLACES.access}?${to}`, guarded('text/plain'))
        : empty(401, guarded('text/plain'));
    }
    const visit = { session, query: searchParams };
    if (isReading) return read(place, visit);
    if (request.method !== 'POST') return tell(session, 405, words.problem.method);
    const { kind, content } = await readBody(request, FORM_LIMIT);
    const entries: Entries = kind === 'whole' ? Object.fromEntries(new URLSearchParams(await content.text())) : {};
    if (!access.isGenuine(request, session, entries.token)) return tell(session, 403, words.problem.refused);
    return act(place, visit, entries);
  };
}

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
};
