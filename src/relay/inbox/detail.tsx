/** The page of one inquiry: its sender, content, state and possible actions. */
import type { ReactNode } from 'react';
import { printable } from '../../base/lib/texts.ts';
import type { Step } from '../journal/progress.ts';
import { type Lead, PROGRESS, type Progress } from '../types.ts';
import type { LeadsWords } from '../words/leads.ts';
import { type Inquiry, mailtoUrl, type Row, telUrl } from './inquiry.ts';
import { hasFailed, State } from './list.tsx';
import { Hidden, Notice, TextLink, Time, Token } from './parts.tsx';
import { useInbox } from './shell.tsx';

/** Maximum characters of a note. */
export const MAX_NOTE_LENGTH = 2000;

/** The states that usually come next. */
const NEXT: Readonly<Record<Progress, readonly Progress[]>> = {
  new: ['called'],
  called: ['quoted'],
  quoted: ['won', 'lost'],
  won: [],
  lost: [],
};

/** A note that was not saved, because someone else has taken steps meanwhile. */
export interface UnsavedNote {
  readonly note: string;
  readonly meanwhile: readonly Step[];
}

interface DetailProps {
  readonly deliveryWords: Pick<LeadsWords, 'states' | 'remarks' | 'mailState'>;
  readonly inquiry: Inquiry;
  readonly history: readonly Step[];
  /** Confirms what was just done. */
  readonly done: string | undefined;
  readonly unsaved: UnsavedNote | undefined;
}

export function Detail({ deliveryWords, inquiry, history, done, unsaved }: DetailProps) {
  const { path, words } = useInbox();
  const { lead, name, place, phone, mail, subject, rows } = inquiry;
  const [call, write] = [telUrl(phone), mailtoUrl(mail)];
  const isHeld = lead.state === 'flagged';
  return (
    <>
      <TextLink to={path}>{words.back}</TextLink>
      <Notice role="status">{done}</Notice>
      {unsaved && <Conflict {...unsaved} />}
      <h1>{name || words.list.nameless}</h1>
      <p>{[place, subject].filter(Boolean).join(' · ')}</p>
      <p className="quiet">
        <State {...lead} /> <Time at={Date.parse(lead.receivedAt)} short />
      </p>
      {isHeld && <Remedy problem="flagged" action="release" />}
      {hasFailed(lead) && <Remedy problem="failed" action="resend" />}
      {rows.filter(isMessage).map(({ label, value }) => (
        <blockquote key={label} aria-label={label}>
          {value}
        </blockquote>
      ))}
      <Photos {...inquiry} />
      <section aria-labelledby="entered">
        <h2 id="entered">{words.inquiry.entered}</h2>
        <dl>
          {rows
            .filter((row) => !isMessage(row))
            .map((row) => (
              <Entry key={row.label} label={row.label}>
                <Value {...row} />
              </Entry>
            ))}
        </dl>
      </section>
      {!isHeld && <NextSteps history={history} note={unsaved?.note ?? ''} />}
      {history.length > 0 && (
        <section aria-labelledby="history">
          <h2 id="history">{words.step.history}</h2>
          <Steps steps={history.toReversed()} />
        </section>
      )}
      <section aria-labelledby="origin">
        <h2 id="origin">{words.inquiry.sourceAndDelivery}</h2>
        <dl>
          <Entry label={words.inquiry.arrived}>
            <Time at={Date.parse(lead.receivedAt)} />
          </Entry>
          {lead.landedOn && <Entry label={words.inquiry.landedOn}>{lead.landedOn}</Entry>}
          {lead.referrer && <Entry label={words.inquiry.referrer}>{lead.referrer}</Entry>}
          <Entry label={words.inquiry.delivery}>{deliveryOf(lead, deliveryWords).join('\n')}</Entry>
        </dl>
      </section>
      <TextLink to={`${path}${lead.id}/delete`}>{words.remove.link}</TextLink>
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

const isMessage = ({ type }: Row) => type === 'textarea';

/** The photos, each linked to its full size, and instructions for lost ones. */
function Photos({ lead: { id, photos: count = 0 }, lostPhotos }: Inquiry) {
  const { path, words } = useInbox();
  if (count === 0 && !lostPhotos) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{words.inquiry.photos}</h2>
      {lostPhotos && <p className="notice">{lostPhotos}</p>}
      {count > 0 && (
        <ul role="list" className="photos">
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

/** Describes the state of each delivery, with remarks and with what keeps it from succeeding. */
const deliveryOf = (lead: Lead, words: DetailProps['deliveryWords']): string[] => {
  const { state, remarks, mail, barred, cause, noticeCause } = lead;
  const because = (why: string | undefined) => (why ? ` (${printable(why)})` : '');
  return [
    [words.states[state], ...remarks.map((remark) => words.remarks[remark])].join(', ') + because(barred && cause),
    ...(mail.notice ? [words.mailState('notice', mail.notice) + because(noticeCause)] : []),
    ...(mail.confirmation ? [words.mailState('confirmation', mail.confirmation)] : []),
  ];
};

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="field">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A street address is not linked, because maps are on third-party servers. */
function Value({ value, type }: Row) {
  const address = type === 'tel' ? telUrl(value) : type === 'email' ? mailtoUrl(value) : undefined;
  return address ? <a href={address}>{value}</a> : value;
}

function Conflict({ meanwhile }: UnsavedNote) {
  const { conflict } = useInbox().words;
  return (
    <section className="notice" role="alert">
      <h2>{conflict.title}</h2>
      <p>{conflict.text}</p>
      <h3>{conflict.meanwhile}</h3>
      <Steps steps={meanwhile} />
      <p>{conflict.again}</p>
    </section>
  );
}

/** A problem with an inquiry, and the button that solves it. */
function Remedy({ problem, action }: { problem: 'flagged' | 'failed'; action: 'release' | 'resend' }) {
  const { views, remedy } = useInbox().words;
  return (
    <section className="notice">
      <h2>{views[problem]}</h2>
      <p>{remedy[problem].text}</p>
      <form method="post" aria-label={remedy[problem].button}>
        <Token />
        <button type="submit" name="do" value={action} className="main">
          {remedy[problem].button}
        </button>
      </form>
    </section>
  );
}

/** Each button records one step, along with the note. */
function NextSteps({ history, note }: { history: readonly Step[]; note: string }) {
  const { step, progress } = useInbox().words;
  const current = history.at(-1)?.state ?? 'new';
  const next = NEXT[current];
  const others = PROGRESS.filter((state) => state !== current && !next.includes(state));
  const button = (state: Progress, className?: string) => (
    <button key={state} type="submit" name="do" value={state} className={className}>
      {state === 'new' ? step.backToNew : progress[state]}
    </button>
  );
  return (
    <section aria-labelledby="next">
      <h2 id="next">{step.heading}</h2>
      <form method="post" aria-labelledby="next">
        <Token />
        <Hidden name="seen" value={history.length} />
        <label htmlFor="note">{step.note}</label>
        <textarea id="note" name="note" rows={3} maxLength={MAX_NOTE_LENGTH} defaultValue={note} />
        {next.length > 0 && <p className="row">{next.map((state) => button(state, 'main'))}</p>}
        <p className="row">
          {others.map((state) => button(state))}
          <button type="submit" name="do" value="note">
            {step.onlyNote}
          </button>
        </p>
      </form>
    </section>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const { progress } = useInbox().words;
  return (
    <ol role="list">
      {steps.map(({ at, state, note, who }) => (
        <li key={at} className="step">
          <strong>{progress[state]}</strong>
          {note && <p className="note">{note}</p>}
          <small>
            <Time at={at} /> · {who}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** The page that requests confirmation before deleting. */
export function Removal({ name, lead }: Inquiry) {
  const { path, words } = useInbox();
  return (
    <section className="notice">
      <h1>{words.remove.title}</h1>
      <p>{words.remove.text(name || words.list.nameless)}</p>
      <form method="post" aria-label={words.remove.title}>
        <Token />
        <p className="row">
          <a className="button" href={path + lead.id}>
            {words.remove.no}
          </a>
          <button type="submit">{words.remove.yes}</button>
        </p>
      </form>
    </section>
  );
}
