/** The page of one inquiry: its sender, content, state and possible actions. */
import type { ReactNode } from 'react';
import { printable } from '../../base/lib/texts.ts';
import { type Inquiry, mailtoUrl, telUrl } from '../inquiry.ts';
import type { Step } from '../journal/progress.ts';
import type { Lead } from '../types.ts';
import type { LeadsWords } from '../words/leads.ts';
import { Age, hasFailed } from './card.tsx';
import { Notice, TextLink, Time, Token } from './parts.tsx';
import { useInbox } from './shell.tsx';
import { Conflict, NextSteps, Steps, type UnsavedNote } from './steps.tsx';

interface DetailProps {
  readonly deliveryWords: Pick<LeadsWords, 'states' | 'remarks' | 'mailState'>;
  readonly inquiry: Inquiry;
  readonly history: readonly Step[];
  /** Confirms what was just done. */
  readonly done: string | undefined;
  /** True for someone who has just called. */
  readonly isAsked: boolean;
  readonly unsaved: UnsavedNote | undefined;
}

export function Detail({ deliveryWords, inquiry, history, done, isAsked, unsaved }: DetailProps) {
  const { path, words } = useInbox();
  const { lead, name, address, phone, mail, message } = inquiry;
  const isHeld = lead.state === 'flagged';
  return (
    <article className="sheet">
      <Notice role="status">{done}</Notice>
      {unsaved && <Conflict {...unsaved} />}
      <Heading {...inquiry} />
      <Actions {...inquiry} />
      {isHeld && <Remedy problem="flagged" action="release" />}
      {hasFailed(lead) && <Remedy problem="failed" action="resend" />}
      {message && <blockquote>{message}</blockquote>}
      <Photos {...inquiry} />
      <p className="note">{[address, [phone, mail].filter(Boolean).join(' · ')].filter(Boolean).join('\n')}</p>
      {!isHeld && <NextSteps name={name} lead={lead} history={history} note={unsaved?.note ?? ''} isAsked={isAsked} />}
      <section aria-labelledby="history">
        <h2 id="history" className="unseen">
          {words.step.history}
        </h2>
        <Steps steps={history.toReversed()} />
        <ul role="list" className="history">
          <li>
            <strong>{words.progress.new}</strong> · <Time at={Date.parse(lead.receivedAt)} short />
          </li>
          {lead.mail.confirmation && <li>{deliveryWords.mailState('confirmation', lead.mail.confirmation)}</li>}
        </ul>
      </section>
      <details>
        <summary>{words.inquiry.entered}</summary>
        <Entered inquiry={inquiry} deliveryWords={deliveryWords} />
      </details>
      <TextLink to={`${path}${lead.id}/delete`}>{words.remove.link}</TextLink>
    </article>
  );
}

function Heading({ lead, name, subject, wish, seemsSpam }: Inquiry) {
  const { words, titleOf } = useInbox();
  const page = lead.landedOn && titleOf?.(lead.landedOn);
  return (
    <header>
      <h1>{name || words.list.nameless}</h1>
      <p className="quiet">
        {subject && `${subject} · `}
        <Time at={Date.parse(lead.receivedAt)} short />
        {page && `, ${words.inquiry.landedOn(page)}`}
      </p>
      <p className="meta">
        <Age {...lead} />
        {wish && <strong>{wish}</strong>}
        {seemsSpam && <span className="pill late">{words.spam}</span>}
      </p>
    </header>
  );
}

/** Calls, writes, or shows the place on a map, which another company runs: only a tap asks it. */
function Actions({ lead, address, phone, mail }: Inquiry) {
  const { path, words, map } = useInbox();
  const [call, write] = [telUrl(phone), mailtoUrl(mail)];
  return (
    <p className="actions">
      {call && (
        <a className="main" href={call} aria-label={words.callNumber(phone)} data-asks={`${path}${lead.id}?called`}>
          {words.call}
        </a>
      )}
      {write && <a href={write}>{words.write}</a>}
      {map && address && (
        <a href={map + encodeURIComponent(address)} target="_blank" rel="noreferrer">
          {words.map}
        </a>
      )}
    </p>
  );
}

/** The photos, each linked to its full size, and instructions for lost ones. */
function Photos({ lead: { id, photos: count = 0 }, lostPhotos }: Inquiry) {
  const { path, words } = useInbox();
  if (count === 0 && !lostPhotos) return null;
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="unseen">
        {words.inquiry.photos}
      </h2>
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

/** All that the form brought but the message, and what became of it. */
function Entered({ inquiry: { lead, message, rows }, deliveryWords }: Pick<DetailProps, 'inquiry' | 'deliveryWords'>) {
  const { inquiry } = useInbox().words;
  return (
    <dl>
      {rows
        .filter(({ value }) => value !== message)
        .map(({ label, value }) => (
          <Entry key={label} label={label}>
            {value}
          </Entry>
        ))}
      {lead.landedOn && <Entry label={inquiry.address}>{lead.landedOn}</Entry>}
      {lead.referrer && <Entry label={inquiry.referrer}>{lead.referrer}</Entry>}
      <Entry label={inquiry.delivery}>{deliveryOf(lead, deliveryWords).join('\n')}</Entry>
    </dl>
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
