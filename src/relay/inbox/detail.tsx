/** The page of one inquiry. What one does about it is on the first screen of a phone; the rest folds. */
import { mailHref } from '../../api/forms/contact.ts';
import { printable } from '../../base/lib/texts.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Lead } from '../types.ts';
import type { LeadsWords } from '../words/leads.ts';
import { AtAGlance, Call, hasFailed } from './card.tsx';
import type { InboxRequest, Pages } from './pages.tsx';
import { ButtonForm, Message, Notice, TextLink, Time } from './parts.tsx';
import { type Session, useInbox } from './shell.tsx';
import { NextSteps, Steps, type UnsavedStep } from './steps.tsx';

export async function detailPage(
  pages: Pages,
  { session, query }: InboxRequest,
  inquiry: Inquiry,
  unsaved?: UnsavedStep,
): Promise<Response> {
  const { journal, path, words } = pages;
  const { lead, phone, mail, message } = inquiry;
  const name = inquiry.name || words.list.nameless;
  const history = await pages.retryWhileBusy(() => journal.history(lead.id));
  const isHeld = lead.state === 'flagged';
  const contact = [phone, mail].filter(Boolean).join(' · ');
  return pages.render(
    session,
    { title: name, hasCalls: true, status: unsaved?.status ?? 200 },
    <article className="sheet">
      <Notice>{pages.noticeIn(query)}</Notice>
      {unsaved && (
        <section className="notice" role="alert">
          <h2>{unsaved.title}</h2>
          <p>{unsaved.text}</p>
          <Steps steps={unsaved.meanwhile} />
        </section>
      )}
      <header>
        <h1>{name}</h1>
        {inquiry.address && <p className="hint">{inquiry.address}</p>}
        <AtAGlance {...inquiry}>
          <Time at={Date.parse(lead.receivedAt)} />
        </AtAGlance>
      </header>
      <Actions {...inquiry} />
      {isHeld && <Remedy problem="flagged" action="released" />}
      {hasFailed(lead) && <Remedy problem="failed" action="resent" />}
      {message && <Said text={message} />}
      <Photos {...inquiry} />
      <Steps steps={history.slice(-1)} />
      {!isHeld && <NextSteps {...{ name, history }} note={unsaved?.note} isAsked={query.has('called')} />}
      {contact && <p className="hint">{contact}</p>}
      {history.length > 1 && (
        <details>
          <summary>{words.inquiry.earlier}</summary>
          <Steps steps={history.slice(0, -1).toReversed()} />
        </details>
      )}
      <details>
        <summary>{words.inquiry.entered}</summary>
        <dl>
          {entriesOf(inquiry, pages).map(
            ({ label, value }) =>
              value && (
                <div key={label}>
                  <dt className="hint">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </details>
      <TextLink to={`${path}${lead.id}/delete`}>{words.remove.title}</TextLink>
    </article>,
  );
}

/** Calls, writes, or shows the place on a map, which another company runs: only a tap asks it. */
function Actions(inquiry: Inquiry) {
  const { words, map } = useInbox();
  const { address } = inquiry;
  const write = inquiry.mail.includes('@') ? mailHref(inquiry.mail) : undefined;
  return (
    <p className="row">
      <Call {...inquiry} className="button main">
        {words.call}
      </Call>
      {write && (
        <a className="button" href={write}>
          {words.write}
        </a>
      )}
      {map && address && (
        <a className="button" href={map + encodeURIComponent(address)} target="_blank" rel="noreferrer">
          {words.map}
        </a>
      )}
    </p>
  );
}

/** What is always seen of a longer message: of its first two lines, the words that fit on three of a narrow phone. */
const WORDS = /^.{1,95}(?=\s|$)/su;

/** The message. A long one unfolds below its beginning. */
function Said({ text }: { text: string }) {
  const { words } = useInbox();
  const lines = text.split('\n');
  if (text.length <= 180 && lines.length <= 4) return <blockquote>{text}</blockquote>;
  const first = lines.slice(0, 2).join('\n');
  const [beginning = first] = WORDS.exec(first) ?? [];
  return (
    <blockquote>
      {beginning} …
      <details>
        <summary>{words.inquiry.whole}</summary>
        {text.slice(beginning.length).trim()}
      </details>
    </blockquote>
  );
}

/** The photos, each linked to its full size, and instructions for lost ones. */
function Photos({ lead: { id, photos: count = 0 }, lostPhotos }: Inquiry) {
  const { path, words } = useInbox();
  const addresses = Array.from({ length: count }, (_, at) => `${path}${id}/photos/${at + 1}.jpg`);
  return (
    <>
      {lostPhotos && <p className="notice">{lostPhotos}</p>}
      {count > 0 && (
        <ul role="list" className="photos" aria-label={words.photos(count)}>
          {addresses.map((address, at) => (
            <li key={address}>
              <a href={address}>
                <img src={address} alt={`${words.inquiry.photo} ${at + 1}`} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** All that the form brought but the message, and what became of it. */
const entriesOf = ({ lead, message, rows }: Inquiry, { leadsWords, titleOf, words: { inquiry } }: Pages) => [
  ...rows.filter(({ value }) => value !== message),
  { label: inquiry.address, value: lead.landedOn && titleOf(lead.landedOn) },
  { label: inquiry.referrer, value: lead.referrer },
  { label: inquiry.delivery, value: deliveryOf(lead, leadsWords).join('\n') },
];

/** Describes the state of each delivery, with remarks and with what keeps it from succeeding. */
const deliveryOf = (lead: Lead, words: LeadsWords): string[] => {
  const { state, remarks, mail, barred, cause, noticeCause } = lead;
  const because = (why: string | undefined) => (why ? ` (${printable(why)})` : '');
  return [
    [words.states[state], ...remarks.map((remark) => words.remarks[remark])].join(', ') + because(barred && cause),
    ...(mail.notice ? [words.mailState('notice', mail.notice) + because(noticeCause)] : []),
    ...(mail.confirmation ? [words.mailState('confirmation', mail.confirmation)] : []),
  ];
};

/** A problem with an inquiry, and the button that solves it. */
function Remedy({ problem, action }: { problem: 'flagged' | 'failed'; action: 'released' | 'resent' }) {
  const { views, remedy } = useInbox().words;
  return (
    <section className="notice">
      <h2>{views[problem]}</h2>
      <p>{remedy[problem].text}</p>
      <ButtonForm label={remedy[problem].button} sends={{ do: action }} isMain />
    </section>
  );
}

/** The page for a form from which nothing is saved, with its note for its author to copy, and the way `on`. */
export const refusalPage = (
  { render, words }: Pages,
  session: Session | undefined,
  { note, on, ...refusal }: Refusal,
): Response =>
  render(
    session,
    refusal,
    <Message {...refusal}>
      {note && (
        <label>
          {words.problem.copyNote}
          <textarea readOnly rows={4} defaultValue={note} />
        </label>
      )}
      <TextLink to={on.to}>{on.label}</TextLink>
    </Message>,
  );

interface Refusal {
  readonly status: 401 | 403;
  readonly title: string;
  readonly text: string;
  readonly note: string | undefined;
  readonly on: { readonly to: string; readonly label: string };
}

/** The page that requests confirmation before deleting. */
export async function removalPage(pages: Pages, { session }: InboxRequest, { name, lead }: Inquiry): Promise<Response> {
  const { journal, path, render, words } = pages;
  const title = `${words.remove.title}: ${name || words.list.nameless}`;
  const { length: seen } = await pages.retryWhileBusy(() => journal.history(lead.id));
  return render(
    session,
    { title },
    <Message title={title} text={words.remove.text}>
      <a className="button" href={path + lead.id}>
        {words.remove.no}
      </a>
      <ButtonForm label={words.remove.yes} sends={{ seen: String(seen) }} />
    </Message>,
  );
}
