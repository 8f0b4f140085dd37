import type { ReactNode } from 'react';
import type { InboxWords, LeadsWords } from '../messages/messages.ts';
import type { Step } from '../relay/journal/progress.ts';
import { type Lead, PROGRESS, type Progress } from '../relay/types.ts';
import { type Clock, When } from './clock.tsx';
import { callAddress, type Inquiry, mailAddress, type Row } from './inquiry.ts';
import { hasFailed, State } from './list.tsx';
import { Hidden, Notice, Token } from './parts.tsx';
import type { Session } from './session.ts';

/** Most characters of a note. */
export const NOTE_LENGTH = 2000;

/** What comes next, and what else may. */
const NEXT: Readonly<Record<Progress, readonly Progress[]>> = {
  new: ['called'],
  called: ['quoted'],
  quoted: ['won', 'lost'],
  won: [],
  lost: [],
};

export interface DetailProps {
  readonly path: string;
  readonly words: InboxWords;
  readonly leadsWords: Pick<LeadsWords, 'states' | 'remarks' | 'mailState'>;
  readonly clock: Clock;
  readonly session: Session;
  readonly inquiry: Inquiry;
  readonly history: readonly Step[];
  /** What was done a moment ago. */
  readonly done?: string | undefined;
  /** A note that could not be saved, and why: the steps that someone else took meanwhile, or what is wrong with it. */
  readonly unsaved?: { readonly note: string; readonly meanwhile?: readonly Step[]; readonly problem?: string };
}

/** One inquiry: who it is, what they want, how far it is and what may be done. */
export function Detail(props: DetailProps) {
  const { path, words, leadsWords, clock, session, inquiry, history, done, unsaved } = props;
  const { lead, name, place, phone, mail, subject } = inquiry;
  const [call, write] = [callAddress(phone), mailAddress(mail)];
  const messages = inquiry.rows.filter(({ type }) => type === 'textarea');
  const others = inquiry.rows.filter(({ type }) => type !== 'textarea');
  return (
    <>
      <a className="way" href={path}>
        {words.back}
      </a>
      {done !== undefined && <Notice role="status">{done}</Notice>}
      {unsaved && <Unsaved {...unsaved} words={words} clock={clock} />}
      <h1>{name || words.list.nameless}</h1>
      <p>{[place, subject].filter(Boolean).join(' · ')}</p>
      <p className="quiet">
        <State lead={lead} words={words} /> <When at={Date.parse(lead.receivedAt)} clock={clock} short />
      </p>
      {lead.state === 'flagged' && <Way {...words.held} session={session} what="release" button={words.held.release} />}
      {hasFailed(lead) && <Way {...words.failed} session={session} what="resend" button={words.failed.resend} />}
      {messages.map(({ label, value }) => (
        <blockquote key={label} aria-label={label}>
          {value}
        </blockquote>
      ))}
      <Photos path={path} words={words} inquiry={inquiry} />
      <section aria-labelledby="entered">
        <h2 id="entered">{words.inquiry.entered}</h2>
        <dl>
          {others.map((row) => (
            <Entry key={row.label} label={row.label}>
              <Value {...row} />
            </Entry>
          ))}
        </dl>
      </section>
      {lead.state !== 'flagged' && (
        <NextSteps session={session} words={words} history={history} note={unsaved?.note ?? ''} />
      )}
      {history.length > 0 && (
        <section aria-labelledby="history">
          <h2 id="history">{words.step.history}</h2>
          <Steps steps={history.toReversed()} words={words} clock={clock} />
        </section>
      )}
      <section aria-labelledby="origin">
        <h2 id="origin">{words.inquiry.way}</h2>
        <dl>
          <Entry label={words.inquiry.arrived}>
            <When at={Date.parse(lead.receivedAt)} clock={clock} />
          </Entry>
          {lead.landedOn && <Entry label={words.inquiry.landedOn}>{lead.landedOn}</Entry>}
          {lead.referrer && <Entry label={words.inquiry.referrer}>{lead.referrer}</Entry>}
          <Entry label={words.inquiry.delivery}>{deliveryOf(lead, leadsWords).join('\n')}</Entry>
        </dl>
      </section>
      <a className="way" href={`${path}${lead.id}/delete`}>
        {words.remove.link}
      </a>
      {(call || write) && (
        <p className="contact row">
          {call && (
            <a className="call button" href={call} aria-label={words.callNumber(phone)}>
              {words.call}
            </a>
          )}
          {write && (
            <a className="button" href={write}>
              {words.write}
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** What came along to be looked at, each a way to the whole picture; and what was lost. */
function Photos({ path, words, inquiry: { lead, lostPhotos } }: Pick<DetailProps, 'path' | 'words' | 'inquiry'>) {
  const { id, photos: count = 0 } = lead;
  if (count === 0 && !lostPhotos) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{words.inquiry.photos}</h2>
      {lostPhotos && <p className="notice">{lostPhotos}</p>}
      {count > 0 && (
        <ul className="photos">
          {Array.from({ length: count }, (_, at) => `${path}${id}/photos/${at + 1}.jpg`).map((address, at) => (
            <li key={address}>
              <a href={address}>
                <img src={address} alt={words.inquiry.photo(at + 1, count)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where it has arrived, and what someone should know about it. */
const deliveryOf = ({ state, remarks, mail }: Lead, words: DetailProps['leadsWords']): string[] => [
  [words.states[state], ...remarks.map((remark) => words.remarks[remark])].join(', '),
  ...(['notice', 'confirmation'] as const).flatMap((kind) => (mail[kind] ? [words.mailState(kind, mail[kind])] : [])),
];

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="field">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** An address of a house leads nowhere: a map would be someone else's server. */
function Value({ value, type }: Row) {
  const address = type === 'tel' ? callAddress(value) : type === 'email' ? mailAddress(value) : undefined;
  return address ? <a href={address}>{value}</a> : value;
}

function Unsaved({ meanwhile, problem, words, clock }: DetailProps['unsaved'] & { words: InboxWords; clock: Clock }) {
  if (!meanwhile) return <Notice role="alert">{problem}</Notice>;
  return (
    <section className="notice" role="alert">
      <h2>{words.conflict.title}</h2>
      <p>{words.conflict.text}</p>
      <h3>{words.conflict.meanwhile}</h3>
      <Steps steps={meanwhile} words={words} clock={clock} />
      <p>{words.conflict.again}</p>
    </section>
  );
}

/** What else happened to it, with the one button that helps. */
function Way(props: { heading: string; text: string; session: Session; what: string; button: string }) {
  const { heading, text, session, what, button } = props;
  return (
    <section className="notice">
      <h2>{heading}</h2>
      <p>{text}</p>
      <form method="post">
        <Token session={session} />
        <button type="submit" name="do" value={what} className="main">
          {button}
        </button>
      </form>
    </section>
  );
}

/** One tap is one step; a note goes with it if there is one. */
function NextSteps(props: { session: Session; words: InboxWords; history: readonly Step[]; note: string }) {
  const { session, words, history, note } = props;
  const current = history.at(-1)?.state ?? 'new';
  const next = NEXT[current];
  const others = PROGRESS.filter((state) => state !== current && !next.includes(state));
  const button = (state: Progress, className?: string) => (
    <button key={state} type="submit" name="do" value={state} className={className}>
      {words.step.to[state]}
    </button>
  );
  return (
    <section aria-labelledby="next">
      <h2 id="next">{words.step.heading}</h2>
      <form method="post">
        <Token session={session} />
        <Hidden name="seen" value={history.length} />
        <label htmlFor="note">{words.step.note}</label>
        <textarea id="note" name="note" rows={3} maxLength={NOTE_LENGTH} defaultValue={note} />
        {next.length > 0 && <p className="row">{next.map((state) => button(state, 'main'))}</p>}
        <p className="row">
          {others.map((state) => button(state))}
          <button type="submit" name="do" value="note">
            {words.step.onlyNote}
          </button>
        </p>
      </form>
    </section>
  );
}

function Steps({ steps, words, clock }: { steps: readonly Step[]; words: InboxWords; clock: Clock }) {
  return (
    <ol>
      {steps.map(({ at, state, note, who }) => (
        <li key={at} className="step">
          <strong>{words.progress[state]}</strong>
          {note && <p className="note">{note}</p>}
          <small>
            <When at={at} clock={clock} /> · {who}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** Asks once more, on a page of its own. */
export function Removal({
  path,
  words,
  session,
  inquiry,
}: Pick<DetailProps, 'path' | 'words' | 'session' | 'inquiry'>) {
  return (
    <section className="notice">
      <h1>{words.remove.title}</h1>
      <p>{words.remove.text(inquiry.name || words.list.nameless)}</p>
      <form method="post">
        <Token session={session} />
        <p className="row">
          <a className="button" href={path + inquiry.lead.id}>
            {words.remove.no}
          </a>
          <button type="submit">{words.remove.yes}</button>
        </p>
      </form>
    </section>
  );
}
