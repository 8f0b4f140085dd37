/** Inquiries in a list: who, where, what, and how long they have waited. */
import type { ReactNode } from 'react';
import { type Inquiry, telUrl } from '../inquiry.ts';
import type { View } from '../journal/progress.ts';
import type { Waiting } from '../reply-time.ts';
import type { Lead } from '../types.ts';
import { Empty, Time } from './parts.tsx';
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
    <ul role="list" className="cards">
      {inquiries.map((inquiry) => (
        <Card key={inquiry.lead.id} inquiry={inquiry} isQuiet={isQuiet} />
      ))}
    </ul>
  ) : (
    <Empty>{none}</Empty>
  );

function Card({ inquiry, isQuiet }: { inquiry: Inquiry; isQuiet: boolean }) {
  const { path, words } = useInbox();
  const { lead, name, town, phone, subject, message, wish, seemsSpam } = inquiry;
  const call = telUrl(phone);
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
        <p className="line hint">
          <Age {...lead} />
          {(isQuiet || lead.progress) && <State {...lead} />}
          {subject && <strong>{subject}</strong>}
          {lead.photos && <span>{words.photos(lead.photos)}</span>}
          {wish && <span>{wish}</span>}
          {seemsSpam && <Pill tone="late">{words.spam}</Pill>}
        </p>
      </div>
      {call && (
        <a
          className={isQuiet ? 'call' : 'call main'}
          href={call}
          aria-label={words.callNumber(name || phone)}
          data-asks={`${path}${lead.id}?called`}
        >
          <Receiver />
        </a>
      )}
    </li>
  );
}

/** @param props.tone `soon` and `late` stand out */
export const Pill = ({ tone, children }: { tone: Waiting['urgency']; children: ReactNode }) => (
  <span className={`pill ${tone}`}>{children}</span>
);

/** How long a new inquiry has waited, against what is promised. */
export function Age({ state, progress = 'new', due, receivedAt }: Lead) {
  const { words, replyTime, timeFormat, now } = useInbox();
  if (state === 'flagged' || progress !== 'new' || due !== undefined || !replyTime) return null;
  const at = Date.parse(receivedAt);
  const { urgency, minutes, opensAt } = replyTime.waiting(at, now);
  const age = now - at < HOURS_24 ? words.age.minutes(minutes) : `${words.age.since} ${timeFormat.short(at)}`;
  return <Pill tone={urgency}>{opensAt ? `${words.age.opens} ${timeFormat.short(opensAt)}` : age}</Pill>;
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
      {hasFailed(lead) && <Pill tone="late">{words.views.failed}</Pill>}
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
