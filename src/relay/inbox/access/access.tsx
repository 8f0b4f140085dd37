/** Signing in to the inbox by a mailed link, and signing out. */
import type { ReactNode } from 'react';
import { comparableMail } from '../../../api/forms/contact.ts';
import { shortCause } from '../../../base/lib/errors.ts';
import type { Sender } from '../../mail/sender.ts';
import type { Client } from '../../receive/handler.ts';
import { createLimits } from '../../receive/limits.ts';
import { type Entries, isReadOnly, readEntries, redirect } from '../http.ts';
import type { Pages } from '../pages.tsx';
import { Message, TextLink } from '../parts.tsx';
import { SECTIONS, type Session } from '../shell.tsx';
import type { InboxWords } from '../words.ts';
import { type Endpoint, endpointOf, isFromInboxPage, returnPath } from './endpoint.ts';
import { Account, Confirm, Sent, SignIn } from './pages.tsx';
import { digestOf, isSame, newSecret } from './secrets.ts';
import { createLinks, createSessions, LINK, type OpenSession } from './sessions.ts';

/** Authenticates requests to the inbox. */
export type Access = Omit<ReturnType<typeof createAccess>, 'invite'>;

interface AccessOptions {
  /** Origin of the website: `https://www.example.ch`. Mailed links begin with it. */
  readonly site: string;
  /** Mail addresses of the people who can sign in. */
  readonly users: readonly string[];
  /** Undefined if mail is not set up. */
  readonly sender: Pick<Sender, 'send'> | undefined;
  /** Logs a line, without personal data and keys, for each failure. */
  readonly log: (line: string) => void;
  /** Runs work after the response has been sent. */
  readonly later?: (work: () => Promise<void>) => void;
}

/** A request to a sign-in path: where it comes from and what it contains. */
interface Input {
  readonly request: Request;
  readonly client: Client;
  readonly endpoint: Endpoint;
  readonly session: OpenSession | undefined;
  /** Of the form, or of the query. */
  readonly entries: Entries;
  /** Page of the inbox to open after signing in. */
  readonly to: string;
}

/**
 * Maximum requests per minute from one IP address. Signing in takes two. There is no limit for all senders together, which
 * strangers could use up for the users.
 */
const MAX_REQUESTS = 10;

/** Minimum time between logged failures, in milliseconds, so that they cannot flood the journal. */
const FAILURE_LOG_INTERVAL = 60_000;

const LINK_MINUTES = LINK.lasts / 60_000;

/** Handles requests to sign-in paths, and identifies signed-in users. */
export function createAccess(pages: Pages, options: AccessOptions) {
  const { journal, path, brand, now, retryWhileBusy, render } = pages;
  const { access: words, nav, problem } = pages.words;
  const { site, sender, log, later = (work) => setTimeout(work, 500).unref() } = options;
  const base = path + SECTIONS.access;
  const users = new Set(options.users.map(comparableMail));
  const [sessions, links] = [createSessions({ journal, path, users }), createLinks({ journal, users })];
  const limits = createLimits(MAX_REQUESTS);
  let failedAt = Number.NEGATIVE_INFINITY;

  Promise.all([links.endFormer(), sessions.endFormer()]).catch((error) =>
    log(`access of former users not ended: ${shortCause(error)}`),
  );

  const show = ({ session }: Input, title: string, content: ReactNode, status = 200, headers = {}) =>
    render(session, { title, section: session && 'access', status, headers }, content);

  const showFailure = (input: Input, status: number, message: { title: string; text: string }, headers = {}) =>
    show(
      input,
      message.title,
      <Message {...message}>
        <TextLink to={base}>{words.link.again}</TextLink>
      </Message>,
      status,
      headers,
    );

  const audit = (what: keyof InboxWords['audit'], who = '') => retryWhileBusy(() => journal.audit(now(), who, what));

  /** Logs that a sign-in failed, but nothing that was entered. */
  async function logFailure(): Promise<void> {
    if (Math.abs(now() - failedAt) < FAILURE_LOG_INTERVAL) return;
    failedAt = now();
    await audit('sign-in-failed');
  }

  /** Returns the path of a sign-in link. `to` is the page to open afterwards. */
  const linkFor = (key: string, to = path) => `${base}link?${new URLSearchParams({ key, ...(to !== path && { to }) })}`;

  /** Refuses a sender who makes too many requests. */
  function refusalOf(input: Input): Response | undefined {
    const seconds = limits.take(input.client.address, now());
    if (seconds === 0) return undefined;
    return showFailure(input, 429, words.tooMany, { 'Retry-After': String(seconds) });
  }

  /** Responds before looking anything up: neither content nor timing of the response must reveal who can sign in. */
  function requestLink(input: Input): Response {
    const refusal = refusalOf(input);
    if (refusal) return refusal;
    const user = comparableMail((input.entries.email ?? '').trim());
    later(() => mailLink(user, input).catch((error) => log(`sign-in mail failed: ${shortCause(error)}`)));
    return show(input, words.sent.title, <Sent minutes={LINK_MINUTES} />);
  }

  async function mailLink(user: string, { endpoint, to }: Input): Promise<void> {
    if (!sender) return;
    if (!users.has(user)) return logFailure();
    const secret = await links.makeUnlessEnough(user, now());
    if (secret === undefined) return;
    const { subject, text } = words.mail;
    const { kind, cause } = await sender.send({
      subject: `${subject} ${brand.name}`,
      text: text(endpoint.origin + linkFor(secret, to), LINK_MINUTES),
      to: user,
      id: newSecret(),
    });
    if (kind === 'delivered') return;
    // The link in a mail that the server did not confirm has probably arrived.
    if (kind !== 'unknown') await links.end(digestOf(secret));
    log(`sign-in mail ${kind} ${cause}`);
  }

  async function confirmLink(input: Input): Promise<Response> {
    const { session, to, entries } = input;
    const secret = entries.key ?? '';
    const isValid = await retryWhileBusy(() => links.isValid(secret, now()));
    if (isValid) return show(input, words.signIn.title, <Confirm to={to} secret={secret} />);
    return session ? redirect(to) : showFailure(input, 410, words.link.ended);
  }

  async function signInWithLink(input: Input): Promise<Response> {
    const { session, endpoint, to, entries } = input;
    const user = await links.use(entries.key ?? '', now());
    if (user === undefined) {
      // The button was tapped twice.
      if (session) return redirect(to);
      // Only now, so that strangers in the same network cannot keep a valid link from signing in.
      const refusal = refusalOf(input);
      if (!refusal) await logFailure();
      return refusal ?? showFailure(input, 410, words.link.ended);
    }
    if (session) await sessions.end(session.digest);
    const cookie = await sessions.begin(user, endpoint, now());
    await audit('signed-in-link', user);
    return redirect(to, cookie);
  }

  async function signOut({ entries, endpoint }: Input, { user, digest }: OpenSession): Promise<Response> {
    const isEverywhere = entries.everywhere !== undefined;
    await (isEverywhere ? Promise.all([links.endAll(user), sessions.endAll(user)]) : sessions.end(digest));
    await audit(isEverywhere ? 'signed-out-everywhere' : 'signed-out', user);
    return redirect(base, sessions.withoutCookie(endpoint));
  }

  /** Returns undefined if there is nothing of this name. */
  function respond(name: string, input: Input) {
    const { request, session, entries } = input;
    if (isReadOnly(request)) {
      if (name === 'link') return confirmLink(input);
      if (name !== '') return undefined;
      // Another tab has signed in meanwhile.
      if (session && entries.to) return redirect(input.to);
      if (session) return show(input, nav.access, <Account title={nav.access} user={session.user} />);
      return show(input, words.signIn.title, <SignIn to={input.to} hasMail={sender !== undefined} />);
    }
    if (request.method !== 'POST') return undefined;
    const refused = () => showFailure(input, 403, problem.refused);
    if (!isFromInbox(request)) return refused();
    if (name === '') return requestLink(input);
    if (name === 'link') return signInWithLink(input);
    if (name !== 'end') return undefined;
    // Tapped twice, or ended before.
    if (!session) return redirect(base);
    return isGenuine(request, session, entries.token) ? signOut(input, session) : refused();
  }

  const isFromInbox = (request: Request): boolean => isFromInboxPage(request, endpointOf(request, site));

  /** True if a POST carries the CSRF token of this session and comes from our own page. */
  const isGenuine = (request: Request, session: Session, token: unknown): boolean =>
    typeof token === 'string' && isSame(token, session.token) && isFromInbox(request);

  return {
    /** Handles the paths below `access/`: signing in and out. */
    async answer(request: Request, client: Client): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const name = pathname.slice(base.length);
      const endpoint = endpointOf(request, site);
      const session = await retryWhileBusy(() => sessions.of(request, endpoint, now()));
      const entries = isReadOnly(request) ? Object.fromEntries(searchParams) : await readEntries(request);
      const input = { request, client, endpoint, session, entries, to: returnPath(entries.to ?? '', path) };
      return (await respond(name, input)) ?? showFailure(input, 404, problem.missing);
    },
    /** Returns the open session of a request, if any. Throws `SQLITE_BUSY` while another process writes. */
    sessionOf: (request: Request): Session | undefined => sessions.of(request, endpointOf(request, site), now()),
    /** True if a request was sent by a page of the inbox, as far as its browser reveals. */
    isFromInbox,
    isGenuine,
    /** Creates a link for each user, to be printed where mail is not set up. */
    invite: (origin: string) =>
      Promise.all(
        [...users].map(async (user) => {
          const link = origin + linkFor(await links.make(user, now()));
          return words.invitation(user, link, LINK_MINUTES);
        }),
      ),
  };
}
