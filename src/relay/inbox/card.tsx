/** Inquiries in a list: who, where, what, and how long they have waited. */
import type { ReactNode } from 'react';
import { type Inquiry, telUrl } from '../inquiry.ts';
import type { View } from '../journal/progress.ts';
import type { Lead } from '../types.ts';
import { Time } from './parts.tsx';
import { useInbox } from './shell.tsx';
import type { InboxWords } from './words.ts';

const HOURS_24 = 24 * 60 * 60_000;

/** A view that people can choose. */
export type ChosenView = Exclude<View, 'waiting'>;

export const viewName = (view: ChosenView, { nav, progress, views }: InboxWords): string =>
  ({ ...progress, ...views, open: nav.open })[view];

interface CardsProps {
  readonly inquiries: readonly Inquiry[];
  /** True unless the list is about who has to be called now. */
  readonly isQuiet?: boolean;
  /** Says that there are none. */
  readonly none?: string;
}

export const Cards = ({ inquiries, isQuiet = false, none }: CardsProps) =>
  inquiries.length > 0 ? (
    <ul role="list">
      {inquiries.map((inquiry) => (
        <Card key={inquiry.lead.id} inquiry={inquiry} isQuiet={isQuiet} />
      ))}
    </ul>
  ) : (
    <p className="hint">{none}</p>
  );

function Card({ inquiry, isQuiet }: { inquiry: Inquiry; isQuiet: boolean }) {
  const { path, words } = useInbox();
  const { lead, name, town, message } = inquiry;
  return (
    <li className="card">
      <div className="about">
        <p className="line">
          <a className="who" href={path + lead.id}>
            {name || words.list.nameless}
          </a>
          {town && <small>{town}</small>}
        </p>
        {message && <p className="excerpt">{message.slice(0, 200)}</p>}
        <AtAGlance {...inquiry}>
          {(isQuiet || lead.progress) && <State {...lead} />}
          {lead.photos && <span>{words.photos(lead.photos)}</span>}
        </AtAGlance>
      </div>
      <Call {...inquiry} className={isQuiet ? 'call' : 'call main'}>
        <Receiver />
      </Call>
    </li>
  );
}

/** What staff check before they call: how long it has waited, what it is about, and when a call suits. */
export function AtAGlance({ lead, subject, wish, seemsSpam, children }: Inquiry & { children: ReactNode }) {
  const { words } = useInbox();
  return (
    <p className="line hint">
      <Age {...lead} />
      {subject && <strong>{subject}</strong>}
      {children}
      {wish && <strong>{wish}</strong>}
      {seemsSpam && <span className="chip error">{words.spam}</span>}
    </p>
  );
}

/** Calls the sender. The script asks afterwards what came of it. */
export function Call({ lead, name, phone, className, children }: Inquiry & { className: string; children: ReactNode }) {
  const { path, words } = useInbox();
  const attributes = { className, href: telUrl(phone), 'aria-label': `${words.call}: ${name || phone}` };
  return (
    attributes.href && (
      <a {...attributes} data-asks={`${path}${lead.id}?called`}>
        {children}
      </a>
    )
  );
}

const TONES = { fine: '', closed: '', soon: 'warning', late: 'error' };

/** How long a new inquiry has waited, against what is promised. */
function Age({ state, progress = 'new', due, receivedAt }: Lead) {
  const { words, replyTime, timeFormat, now } = useInbox();
  if (state === 'flagged' || progress !== 'new' || due !== undefined || !replyTime) return null;
  const at = Date.parse(receivedAt);
  const { urgency, minutes, opensAt } = replyTime.waiting(at, now);
  const age = now - at < HOURS_24 ? words.age.minutes(minutes) : `${words.age.since} ${timeFormat.short(at)}`;
  return (
    <span className={`chip ${TONES[urgency]}`}>
      {opensAt ? `${words.age.opens} ${timeFormat.short(opensAt)}` : age}
    </span>
  );
}

/** What came of an inquiry so far, and when it comes up again. */
function State(lead: Lead) {
  const { words, timeFormat } = useInbox();
  const { state, progress = 'new', progressAt, due, receivedAt } = lead;
  const view = state === 'flagged' ? 'flagged' : progress;
  return (
    <>
      <span>
        {viewName(view, words)} <Time at={progressAt ?? Date.parse(receivedAt)} />
      </span>
      {due && due > timeFormat.today && <span>{`${words.step.due} ${timeFormat.day(due)}`}</span>}
      {hasFailed(lead) && <span className="chip error">{words.views.failed}</span>}
    </>
  );
}

/** True if it did not reach the store or the staff, until someone fixes the cause. */
export const hasFailed = ({ barred, mail }: Lead): boolean => barred === true || mail.notice === 'failed';

const Receiver = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    <path
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M22 16.9v3a2 2 0 0 1-2.2 2 19.8 19.8 0 0 1-8.6-3 19.5 19.5 0 0 1-6-6 19.8 19.8 0 0 1-3-8.7A2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.7c.1 1 .4 1.9.7 2.8a2 2 0 0 1-.5 2.1L8.1 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4c.9.3 1.8.6 2.8.7a2 2 0 0 1 1.7 2z"
    />
  </svg>
);
