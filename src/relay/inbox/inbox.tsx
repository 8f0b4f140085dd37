/** The inbox: script-free pages, made for phones, on which owner and staff handle inquiries. */

import type { FormSpec } from '../../api/forms/form-spec.ts';
import { ownValue } from '../../base/lib/collections.ts';
import { type Day, dayIn, daysAfter, isDay } from '../../base/lib/day.ts';
import type { Client } from '../handler.ts';
import { type Inquiry, readInquiry, searchFilter } from '../inquiry.ts';
import type { Journal } from '../journal/journal.ts';
import type { InboxFilter } from '../journal/progress.ts';
import { periodBefore, readReport } from '../report/report.ts';
import { tablesOf } from '../report/tables.ts';
import { empty, photoResponse } from '../respond.ts';
import type { Lead } from '../types.ts';
import { AUDIT_KEPT_MONTHS, isElsewhere } from '../upkeep.ts';
import type { RelayWords } from '../words/words.ts';
import type { Access } from './access/access.tsx';
import { createAssets } from './assets.ts';
import { Detail, Removal } from './detail.tsx';
import { type Entries, isReadOnly, readEntries, redirect, securityHeaders } from './http.ts';
import { List, type Selection, VIEWS } from './list.tsx';
import { LogPage, ReportPage } from './overview.tsx';
import { Message } from './parts.tsx';
import { createShell, SECTIONS, type Session, type ShellOptions } from './shell.tsx';
import { isSameStep, MAX_NOTE_LENGTH, stepFrom, type UnsavedNote } from './steps.tsx';
import { Today } from './today.tsx';
import type { InboxWords } from './words.ts';

/** Handles requests to the inbox. Resolves to undefined for any other path. */
type Inbox = (request: Request, client: Client) => Promise<Response | undefined>;

export interface InboxOptions extends Omit<ShellOptions, 'words' | 'now'> {
  readonly journal: Journal;
  /** Forms whose inquiries are shown. */
  readonly forms: readonly FormSpec[];
  readonly access: Access;
  readonly words: Pick<RelayWords, 'inbox' | 'leads'>;
  /** Path of the form that the report counts. Undefined counts all. */
  readonly countedForm: string | undefined;
  /** Returns a table of these inquiries, for spreadsheets. */
  readonly toTable: (form: FormSpec, leads: readonly Lead[]) => string;
  /** Wakes the dispatchers, because there is something to send. */
  readonly wake: () => void;
  readonly now?: () => number;
}

const PAGE_SIZE = 25;

const LOG_PAGE_SIZE = 50;

/** Maximum bytes of a form: a note, each character of which can take twelve bytes when encoded. */
const FORM_LIMIT = 12 * MAX_NOTE_LENGTH + 4_096;

/** The paths of an inquiry, relative to the inbox: its page, its deletion, its photos. */
const INQUIRY_PATH = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(?:(delete)|photos\/(\d{1,2})\.jpg))?$/;

/** A request of a signed-in user. */
interface InboxRequest {
  readonly session: Session;
  readonly query: URLSearchParams;
}

export function createInbox(options: InboxOptions): Inbox {
  const { journal, forms, access, path, timeZone, toTable, wake, now = Date.now } = options;
  const words: InboxWords = options.words.inbox;
  const { retryWhileBusy } = journal;
  const shownForms = forms.map(({ action }) => action);
  const shell = { ...options, words, now };
  const showPage = createShell(shell);
  const assets = createAssets(shell);
  const today = () => dayIn(timeZone, new Date(now()));
  const nextOpenDay = options.replyTime?.nextOpenDay ?? ((day: Day) => daysAfter(day, 1));
  const formAt = (address: string | undefined) => forms.find(({ action }) => action === address);

  const showMessage = ({ session }: InboxRequest, status: number, message: { title: string; text: string }) =>
    showPage(session, { title: message.title, status }, <Message {...message} />);

  const notFound = (input: InboxRequest) => showMessage(input, 404, words.problem.missing);

  async function findInquiry(id: string): Promise<Inquiry | undefined> {
    const lead = await retryWhileBusy(() => journal.get(id));
    const form = formAt(lead?.form);
    return lead && form && readInquiry(lead, form);
  }

  const readAll = (leads: readonly Lead[]) => leads.map((lead) => readInquiry(lead, formAt(lead.form)));

  async function todayPage({ session, query }: InboxRequest): Promise<Response> {
    const page = (filter: Pick<InboxFilter, 'view' | 'dueOn'>) =>
      retryWhileBusy(() => journal.inboxPage({ forms: shownForms, ...filter }, PAGE_SIZE + 1, 0));
    const waiting = await page({ view: 'waiting' });
    const due = await page({ dueOn: today() });
    const counts = await retryWhileBusy(() => journal.heldCounts(shownForms));
    const props = {
      waiting: readAll(waiting.slice(0, PAGE_SIZE).toReversed()),
      hasMore: waiting.length > PAGE_SIZE,
      due: readAll(due),
      counts,
      done: noticeIn(query),
    };
    return showPage(
      session,
      { title: words.title, section: 'today', waiting: props.waiting.length, hasCalls: true },
      <Today {...props} />,
    );
  }

  /** Reads the inquiries on a page of the list, plus one if there are more. */
  async function selectLeads({ view, search, page }: Selection): Promise<Lead[]> {
    const [start, end] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE + 1];
    const filter = { forms: shownForms, view };
    if (search === '') return retryWhileBusy(() => journal.inboxPage(filter, end - start, start));
    const matches = searchFilter(search);
    const found: Lead[] = [];
    const next = journal.inboxPages(filter);
    for (let some = await retryWhileBusy(next); some && found.length < end; some = await retryWhileBusy(next)) {
      found.push(...some.filter(matches));
      await new Promise(setImmediate);
    }
    return found.slice(start, end);
  }

  async function listPage({ session, query }: InboxRequest): Promise<Response> {
    const view = VIEWS.find((each) => each === query.get('state'));
    const search = (query.get('q') ?? '').trim().slice(0, 100);
    const selection = { view, search, page: pageIn(query) };
    const leads = await selectLeads(selection);
    const inquiries = readAll(leads.slice(0, PAGE_SIZE));
    const counts = await retryWhileBusy(() => journal.inboxCounts(shownForms));
    const props = { selection, counts, inquiries, hasMore: leads.length > PAGE_SIZE, forms };
    const section = view === 'open' ? 'open' : 'all';
    return showPage(session, { title: words.nav[section], section, hasCalls: true }, <List {...props} />);
  }

  const noticeIn = (query: URLSearchParams) => ownValue(words.done, query.get('done') ?? '');

  async function detailPage(
    { session, query }: InboxRequest,
    inquiry: Inquiry,
    unsaved?: UnsavedNote,
  ): Promise<Response> {
    const history = await retryWhileBusy(() => journal.history(inquiry.lead.id));
    const props = {
      deliveryWords: options.words.leads,
      inquiry,
      history,
      done: noticeIn(query),
      isAsked: query.has('called'),
      unsaved,
    };
    const title = inquiry.name || words.list.nameless;
    return showPage(session, { title, hasCalls: true, status: unsaved ? 409 : 200 }, <Detail {...props} />);
  }

  async function reportPage({ session, query }: InboxRequest): Promise<Response> {
    const dayOf = (name: string) => [query.get(name) ?? ''].find(isDay);
    const to = dayOf('to') ?? today();
    const wanted = dayOf('from');
    const period = { from: wanted && wanted <= to ? wanted : `${to.slice(0, '2026-11'.length)}-01`, to };
    const settings = { timeZone, form: options.countedForm, forms, replyTime: options.replyTime };
    const read = (days: typeof period) => retryWhileBusy(() => readReport(journal, { ...settings, ...days }));
    const [now, before] = [await read(period), await read(periodBefore(period))];
    const { report, outcome, unplaced } = now;
    const reportWords = options.words.leads.report;
    const isEmpty = report.pages.length === 0 && outcome.inquiries === 0;
    const tables = isEmpty ? [] : tablesOf(now, before, { words: reportWords, titleOf: options.titleOf ?? String });
    const page = { title: words.report.title, section: 'report' } as const;
    return showPage(
      session,
      page,
      <ReportPage period={period} tables={tables} agreed={reportWords.agreed(unplaced)} />,
    );
  }

  async function logPage({ session, query }: InboxRequest): Promise<Response> {
    const page = pageIn(query);
    const entries = await retryWhileBusy(() => journal.auditTrail(LOG_PAGE_SIZE + 1, (page - 1) * LOG_PAGE_SIZE));
    const leads = entries.flatMap(({ lead }) => lead ?? []);
    const left = await retryWhileBusy(() => new Set(leads.filter((id) => journal.get(id))));
    const props = {
      entries: entries.slice(0, LOG_PAGE_SIZE),
      hasMore: entries.length > LOG_PAGE_SIZE,
      page,
      keptMonths: AUDIT_KEPT_MONTHS,
      exists: (id: string) => left.has(id),
    };
    return showPage(session, { title: words.log.title, section: 'log' }, <LogPage {...props} />);
  }

  async function exportTable(input: InboxRequest, entries: Entries): Promise<Response> {
    const form = formAt(entries.form);
    if (!form) return notFound(input);
    await retryWhileBusy(() => journal.audit(now(), input.session.user, 'exported'));
    const name = `${form.table.replace(/[^\w-]+/g, '-')}-${today()}.csv`;
    const headers = { ...securityHeaders('text/csv'), 'Content-Disposition': `attachment; filename="${name}"` };
    const leads: Lead[] = [];
    const next = journal.pages({ table: form.table });
    for (let page = await retryWhileBusy(next); page; page = await retryWhileBusy(next)) leads.push(...page);
    return new Response(toTable(form, leads), { headers });
  }

  const redirectTo = (id: string, done: keyof typeof words.done) => redirect(`${path}${id}?done=${done}`);

  /** Runs a change of an inquiry and logs who made it, unless it had no effect. Returns the result of the change. */
  function runAudited<Result extends boolean | number>(
    { user: who }: Session,
    what: string,
    lead: string,
    change: (at: number) => Result,
  ): Promise<Result> {
    const at = now();
    return retryWhileBusy(() => journal.withAudit({ at, who, what, lead }, () => change(at)));
  }

  /** Releases a held-back inquiry, or resends one whose delivery failed. */
  async function deliver(session: Session, id: string, what: 'released' | 'resent'): Promise<Response> {
    const states = what === 'released' ? (['flagged'] as const) : (['failed', 'received'] as const);
    const replayed = await runAudited(session, what, id, (at) => journal.replay({ ids: [id], states }, at));
    wake();
    return redirectTo(id, replayed > 0 ? what : 'unchanged');
  }

  async function takeStep(input: InboxRequest, inquiry: Inquiry, entries: Entries): Promise<Response> {
    const { id } = inquiry.lead;
    const note = (entries.note ?? '').replace(/\r\n?/g, '\n').trim();
    if (note.length > MAX_NOTE_LENGTH)
      return showMessage(input, 422, { ...words.problem.refused, text: words.problem.tooLong(MAX_NOTE_LENGTH) });
    const history = await retryWhileBusy(() => journal.history(id));
    const seen = Number(entries.seen);
    const step = stepFrom(entries, { last: history.at(-1), today: today(), nextOpenDay });
    if (step === 'no day') return showMessage(input, 422, { ...words.problem.refused, text: words.problem.noDay });
    if (!step || !Number.isInteger(seen) || seen < 0) return notFound(input);
    const { what, ...taken } = { ...step, note, who: input.session.user };
    const isDone = await runAudited(input.session, what, id, (at) => journal.advance(id, seen, { at, ...taken }));
    if (isDone) return redirectTo(id, what);
    const steps = await retryWhileBusy(() => journal.history(id));
    // On a bad line, the answer may have got lost, and the same step arrives again.
    const meanwhile = steps.slice(seen);
    if (meanwhile.length === 1 && meanwhile.every((other) => isSameStep(other, taken))) return redirectTo(id, what);
    return detailPage(input, inquiry, { note, meanwhile });
  }

  async function deleteLead(session: Session, lead: Lead): Promise<Response> {
    const isGone = await runAudited(session, 'deleted', lead.id, () => journal.forgetOne(lead.id));
    if (!isGone) return redirectTo(lead.id, 'sending');
    await journal.shrink();
    return redirectTo('', isElsewhere(lead) ? 'elsewhere' : 'deleted');
  }

  async function handleRead(subpath: string, input: InboxRequest): Promise<Response> {
    if (subpath === SECTIONS.today) return todayPage(input);
    if (subpath === SECTIONS.all) return listPage(input);
    if (subpath === SECTIONS.report) return reportPage(input);
    if (subpath === SECTIONS.log) return logPage(input);
    const [, id = '', removal, photo] = INQUIRY_PATH.exec(subpath) ?? [];
    const inquiry = await findInquiry(id);
    if (!inquiry) return notFound(input);
    if (removal) return showPage(input.session, { title: words.remove.title }, <Removal {...inquiry} />);
    if (!photo) return detailPage(input, inquiry);
    const photos = await retryWhileBusy(() => journal.photosOf(id));
    const bytes = photos[Number(photo) - 1];
    return bytes ? photoResponse(bytes, `${Number(photo)}.jpg`) : notFound(input);
  }

  async function handlePost(subpath: string, input: InboxRequest, entries: Entries): Promise<Response> {
    if (subpath === 'export.csv') return exportTable(input, entries);
    const [, id = '', removal, photo] = INQUIRY_PATH.exec(subpath) ?? [];
    const inquiry = await findInquiry(id);
    if (!inquiry || photo) return notFound(input);
    journal.assertInPlace();
    if (removal) return deleteLead(input.session, inquiry.lead);
    if (entries.do === 'release') return deliver(input.session, id, 'released');
    if (entries.do === 'resend') return deliver(input.session, id, 'resent');
    return takeStep(input, inquiry, entries);
  }

  return async (request, client) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (`${pathname}/` === path) return redirect(path);
    if (!pathname.startsWith(path)) return undefined;
    const subpath = pathname.slice(path.length);
    const asset = assets.serve(subpath);
    if (asset) return asset;
    if (subpath.startsWith(SECTIONS.access)) return access.answer(request, client);
    const session = await retryWhileBusy(() => access.sessionOf(request));
    // The response is the same for every path, so that it does not reveal which ones exist.
    if (!session) {
      const to = new URLSearchParams({ to: pathname + search });
      return isReadOnly(request)
        ? redirect(`${path}${SECTIONS.access}?${to}`)
        : empty(401, securityHeaders('text/plain'));
    }
    const input = { session, query: searchParams };
    if (isReadOnly(request)) return handleRead(subpath, input);
    if (request.method !== 'POST') return showMessage(input, 405, words.problem.missing);
    const entries = await readEntries(request, FORM_LIMIT);
    if (!access.isGenuine(request, session, entries.token)) return showMessage(input, 403, words.problem.refused);
    return handlePost(subpath, input, entries);
  };
}

const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
};
