/** What people do with inquiries in the inbox. Each change is logged with who made it. */
import { toCsv } from '../../base/lib/csv.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Step } from '../journal/progress.ts';
import { exportRows } from '../report/export-rows.ts';
import type { Lead, Progress } from '../types.ts';
import { isElsewhere } from '../upkeep/upkeep.ts';
import { detailPage } from './detail.tsx';
import { type Entries, pageHeaders, redirect } from './http.ts';
import type { InboxRequest, Pages } from './pages.tsx';
import type { Session } from './shell.tsx';
import { isSameStep, MAX_NOTE_LENGTH, stepFrom } from './steps.tsx';
import type { InboxWords } from './words.ts';

/** From which states each step sends an inquiry, for the first time or again. */
const SENT_FROM = { released: ['flagged'], resent: ['failed', 'received'] } as const;

/** @param wake wakes the dispatchers, because there is something to send */
export function createChanges(pages: Pages, wake: () => void) {
  const { journal, forms, path, timeZone, replyTime, now, retryWhileBusy, today } = pages;
  const { conflict, done, problem } = pages.words;
  const redirectTo = (id: string, what: keyof InboxWords['done'] | Progress) => redirect(`${path}${id}?done=${what}`);

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

  async function deliver(session: Session, id: string, what: keyof typeof SENT_FROM): Promise<Response> {
    const states = SENT_FROM[what];
    const replayed = await runAudited(session, what, id, (at) => journal.replay({ ids: [id], states }, at));
    wake();
    return redirectTo(id, replayed > 0 ? what : 'unchanged');
  }

  const showConflict = (input: InboxRequest, inquiry: Inquiry, meanwhile: readonly Step[], note = '') =>
    detailPage(pages, input, inquiry, { status: 409, title: done.unchanged, text: conflict, note, meanwhile });

  async function takeStep(input: InboxRequest, inquiry: Inquiry, entries: Entries): Promise<Response> {
    const { id } = inquiry.lead;
    const note = (entries.note ?? '').replace(/\r\n?/g, '\n').trim();
    if (note.length > MAX_NOTE_LENGTH) return pages.message(input, 422, problem.refused);
    const history = await retryWhileBusy(() => journal.history(id));
    const seen = Number(entries.seen);
    const step = stepFrom(entries, note, history, today(), replyTime);
    if (typeof step === 'string') {
      const why = { status: 422, title: problem.refused.title, text: problem[step] } as const;
      return detailPage(pages, input, inquiry, { ...why, note, meanwhile: [] });
    }
    if (!step || !Number.isInteger(seen) || seen < 0) return pages.missing(input);
    const { what, ...taken } = { ...step, note, who: input.session.user };
    // On another day than the next one of the office.
    const confirmed = what === 'missed' && entries.day ? 'remind' : what;
    const isDone = await runAudited(input.session, what, id, (at) => journal.advance(id, seen, { at, ...taken }));
    if (isDone) return redirectTo(id, confirmed);
    const steps = await retryWhileBusy(() => journal.history(id));
    // On a bad line, the answer may have got lost, and the same step arrives again.
    const meanwhile = steps.slice(seen);
    if (meanwhile.some((other) => isSameStep(other, taken))) return redirectTo(id, confirmed);
    return showConflict(input, inquiry, meanwhile, note);
  }

  return {
    /** Does what a form on the page of an inquiry asks for. */
    act(input: InboxRequest, inquiry: Inquiry, entries: Entries): Promise<Response> {
      const what = entries.do;
      return what === 'released' || what === 'resent'
        ? deliver(input.session, inquiry.lead.id, what)
        : takeStep(input, inquiry, entries);
    },

    async remove(input: InboxRequest, inquiry: Inquiry, { seen }: Entries): Promise<Response> {
      const { session } = input;
      const { lead } = inquiry;
      const history = await retryWhileBusy(() => journal.history(lead.id));
      if (history.length !== Number(seen)) return showConflict(input, inquiry, history.slice(Number(seen)));
      const isGone = await runAudited(session, 'deleted', lead.id, (at) => journal.forgetOne(lead.id, at));
      if (!isGone) return redirectTo(lead.id, 'sending');
      await journal.shrink();
      return redirectTo('', isElsewhere(lead) ? 'elsewhere' : 'deleted');
    },

    async exportTable(input: InboxRequest, entries: Entries): Promise<Response> {
      const form = forms.find(({ action }) => action === entries.form);
      if (!form) return pages.missing(input);
      await retryWhileBusy(() => journal.audit(now(), input.session.user, 'exported'));
      const name = `${form.table.replace(/[^\w-]+/g, '-')}-${today()}.csv`;
      const headers = { ...pageHeaders('text/csv'), 'Content-Disposition': `attachment; filename="${name}"` };
      const leads: Lead[] = [];
      const next = journal.pages({ table: form.table });
      for (let page = await retryWhileBusy(next); page; page = await retryWhileBusy(next)) leads.push(...page);
      const rows = exportRows(form, leads, { words: pages.leadsWords, timeZone });
      return new Response(toCsv(rows, { excel: true }), { headers });
    },
  };
}
