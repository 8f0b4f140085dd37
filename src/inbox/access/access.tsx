/** Signing in to the inbox by a mailed link or a passkey, and signing out. */
import type { ReactNode } from 'react';
import { ownValue } from '../../lib/collections.ts';
import { shortCause } from '../../lib/texts.ts';
import type { InboxWords } from '../../messages/messages.ts';
import type { Client } from '../../relay/handler.ts';
import { statementsOn } from '../../relay/journal/sql.ts';
import type { Journal } from '../../relay/journal.ts';
import { createLimits } from '../../relay/limits.ts';
import type { Sender } from '../../relay/mail/sender.ts';
import { BODY_LIMIT } from '../../relay/read-form.ts';
import { empty, json } from '../../relay/respond.ts';
import { type Entries, isReadOnly, readEntries, redirect, securityHeaders } from '../http.ts';
import { createShell, SECTIONS, type Session, type ShellOptions } from '../shell.tsx';
import { Account, Confirm, compileScript, Failure, MAX_NAME_LENGTH, SCRIPT_FILE, Sent, SignIn } from './pages.tsx';
import { type Challenge, createPasskeys, PASSKEY, parseAnswer, type RelyingParty, type Responder } from './passkeys.ts';
import { type Endpoint, endpointOf, hasPasskeys, isFromOwnPage, returnPath } from './place.ts';
import { isSame, newSecret, readCookie, setCookie } from './secrets.ts';
import { createLinks, createSessions, LINK, type OpenSession } from './sessions.ts';

/** Authenticates requests to the inbox. */
export type Access = Omit<ReturnType<typeof createAccess>, 'invite'>;

interface AccessOptions extends Omit<ShellOptions, 'now'> {
  readonly journal: Journal;
  /** Origin of the website: `https://www.example.ch`. Passkeys are bound to its host, and mailed links begin with it. */
  readonly site: string;
  /** Mail addresses of the people who can sign in. */
  readonly users: readonly string[];
  /** Undefined if mail is not set up. */
  readonly sender: Pick<Sender, 'send'> | undefined;
  /** Logs a line, without personal data, for each mail that could not be sent. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
  /** Runs work after the response has been sent. */
  readonly later?: (work: () => Promise<void>) => void;
}

/** A request to a sign-in path: where it comes from and what it contains. */
interface Input {
  readonly request: Request;
  readonly client: Client;
  readonly endpoint: Endpoint;
  readonly session: OpenSession | undefined;
  readonly query: URLSearchParams;
  readonly entries: Entries;
  /** Page of the inbox to open after signing in. */
  readonly to: string;
}

type Route = (input: Input) => Response | Promise<Response>;

/** A route for signed-in users whose form carries their CSRF token. */
type AccountRoute = (input: Input, session: OpenSession) => Response | Promise<Response>;

/** Maximum requests per minute from one IP address. Signing in takes two. */
const MAX_REQUESTS = 10;

/** Minimum time between logged failures, in milliseconds, so that they cannot flood the journal. */
const FAILURE_LOG_INTERVAL = 60_000;

/** Handles requests to sign-in paths, and identifies signed-in users. */
export function createAccess(options: AccessOptions) {
  const { journal, path, site, sender, log, now = Date.now } = options;
  const { later = (work) => setTimeout(work, 500).unref() } = options;
  const { access: words, problem }: InboxWords = options.words;
  const base = path + SECTIONS.access;
  const users = new Set(options.users.map((user) => user.toLowerCase()));
  const parts = { journal, sql: statementsOn(journal.database), users };
  const [sessions, links, passkeys] = [createSessions({ ...parts, path }), createLinks(parts), createPasskeys(parts)];
  const limits = createLimits(MAX_REQUESTS);
  const render = createShell({ ...options, now });
  const browserCookie = { name: 'nebel-inbox-asked', path: base, maxAge: PASSKEY.challenge };
  let failedAt = Number.NEGATIVE_INFINITY;

  const show = ({ session, endpoint }: Input, title: string, content: ReactNode, status = 200, headers = {}) => {
    const section = session && ('access' as const);
    return render(session, { title, section, status, script: hasPasskeys(endpoint), headers }, content);
  };

  const showFailure = (input: Input, status: number, message: { title: string; text: string }, headers = {}) =>
    show(input, message.title, <Failure {...message} />, status, headers);

  const audit = (what: keyof InboxWords['audit'], who = '') =>
    journal.retryWhileBusy(() => journal.audit(now(), who, what));

  /** Logs that a sign-in failed, but nothing that was entered. */
  async function logFailure(): Promise<void> {
    if (Math.abs(now() - failedAt) < FAILURE_LOG_INTERVAL) return;
    failedAt = now();
    await audit('sign-in-failed');
  }

  const signInPage = (input: Input, problem?: string): Response => {
    const props = { to: input.to, hasPasskeys: hasPasskeys(input.endpoint), hasMail: sender !== undefined, problem };
    return show(input, words.signIn.title, <SignIn {...props} />, problem === undefined ? 200 : 403);
  };

  /** Returns the path of a sign-in link. `to` is the page to open afterwards. */
  const linkFor = (key: string, to = path) => `${base}link?${new URLSearchParams({ key, ...(to !== path && { to }) })}`;

  /** Responds before looking anything up: neither content nor timing of the response must reveal who can sign in. */
  function requestLink(input: Input): Response {
    const user = (input.entries.email ?? '').trim().toLowerCase();
    later(() => mailLink(user, input).catch((error) => log(`sign-in mail failed: ${shortCause(error)}`)));
    return show(input, words.sent.title, <Sent minutes={LINK.lasts / 60_000} />);
  }

  async function mailLink(user: string, { endpoint, to }: Input): Promise<void> {
    if (!sender) return;
    if (!users.has(user)) return logFailure();
    if (links.hasEnough(user, now())) return;
    const secret = await links.make(user, now());
    const { subject, text } = words.mail;
    const mail = { subject, text: text(endpoint.origin + linkFor(secret, to), LINK.lasts / 60_000) };
    const { kind, cause } = await sender.send({ ...mail, to: user, id: newSecret() });
    if (kind === 'delivered') return;
    await links.discard(secret);
    log(`sign-in mail ${kind} ${cause}`);
  }

  function confirmLink(input: Input): Response {
    const secret = input.query.get('key') ?? '';
    if (links.isValid(secret, now())) return show(input, words.signIn.title, <Confirm to={input.to} secret={secret} />);
    return input.session ? redirect(input.to) : showFailure(input, 410, words.link.ended);
  }

  async function signInWithLink(input: Input): Promise<Response> {
    const user = await links.use(input.entries.key ?? '', now());
    if (user !== undefined) return signIn(input, user, 'signed-in-link');
    await logFailure();
    return showFailure(input, 410, words.link.ended);
  }

  async function signInWithPasskey(input: Input): Promise<Response> {
    const responder = responderOf(input);
    const user = responder && (await passkeys.authenticate(parseAnswer(input.entries.answer), responder));
    if (user !== undefined) return signIn(input, user, 'signed-in-passkey');
    await logFailure();
    return signInPage(input, words.problem.device);
  }

  async function signIn(input: Input, user: string, what: 'signed-in-link' | 'signed-in-passkey'): Promise<Response> {
    const { session, endpoint, to } = input;
    if (session) await sessions.end(session, endpoint);
    const cookie = await sessions.begin(user, endpoint, now());
    await audit(what, user);
    const isOffered = what === 'signed-in-link' && hasPasskeys(endpoint) && passkeys.of(user).length === 0;
    return redirect(isOffered ? `${base}?${new URLSearchParams({ to })}` : to, cookie);
  }

  /** Returns what passkeys are bound to, or undefined where browsers do not support them. */
  const partyAt = ({ origin, domain }: Endpoint): RelyingParty | undefined =>
    domain === undefined ? undefined : { name: options.words.title, origin, domain };

  /** Sends a challenge for the device to the page's script, and a cookie that identifies the challenged browser. */
  async function challenge({ endpoint }: Input, make: (party: RelyingParty) => Promise<Challenge>): Promise<Response> {
    const party = partyAt(endpoint);
    if (!party) return empty(404, securityHeaders('text/plain'));
    const { options, browser } = await make(party);
    return json(200, options, {
      ...securityHeaders('application/json'),
      ...setCookie(browserCookie, browser, endpoint),
    });
  }

  function responderOf({ request, endpoint }: Input): Responder | undefined {
    const party = partyAt(endpoint);
    return party && { browser: readCookie(browserCookie, request, endpoint), party, now: now() };
  }

  /** Lets signed-in users set up this device, remove devices and sign out. */
  const accountPage: AccountRoute = (input, { user }) => {
    const done = ownValue(words.done, input.query.get('done') ?? '');
    const props = { to: input.to, hasPasskeys: hasPasskeys(input.endpoint), passkeys: passkeys.of(user), done };
    return show(input, words.account.title, <Account {...props} />);
  };

  const addPasskey: AccountRoute = async (input, { user }) => {
    const responder = responderOf(input);
    const name = (input.entries.name ?? '').trim().slice(0, MAX_NAME_LENGTH) || words.account.nameless;
    const isAdded = responder && (await passkeys.add(user, name, parseAnswer(input.entries.answer), responder));
    if (!isAdded) return showFailure(input, 403, { ...problem.refused, text: words.problem.device });
    await audit('passkey-added', user);
    return redirect(`${base}?done=added`);
  };

  /** Ends all other sessions as well, because any of them may be on the lost device. */
  const removePasskey: AccountRoute = async ({ entries }, session) => {
    if (!(await passkeys.remove(session.user, entries.id ?? ''))) return redirect(base);
    await sessions.endOthers(session);
    await audit('passkey-removed', session.user);
    return redirect(`${base}?done=removed`);
  };

  const signOut: AccountRoute = async ({ entries, endpoint }, session) => {
    const isEverywhere = entries.everywhere !== undefined;
    if (isEverywhere) await sessions.endOthers(session);
    const cookie = await sessions.end(session, endpoint);
    await audit(isEverywhere ? 'signed-out-everywhere' : 'signed-out', session.user);
    return redirect(base, cookie);
  };

  const readRoutes: Readonly<Record<string, Route>> = {
    '': (input) => (input.session ? accountPage(input, input.session) : signInPage(input)),
    link: confirmLink,
    [SCRIPT_FILE]: async () => new Response(await compileScript(), { headers: securityHeaders('text/javascript') }),
  };

  const publicRoutes: Readonly<Record<string, Route>> = {
    '': requestLink,
    link: signInWithLink,
    'passkey/question': (input) => challenge(input, (party) => passkeys.startAuthentication(party, now())),
    passkey: signInWithPasskey,
  };

  const accountRoutes: Readonly<Record<string, AccountRoute>> = {
    'passkey/new/question': (input, { user }) =>
      challenge(input, (party) => passkeys.startRegistration(user, party, now())),
    'passkey/new': addPasskey,
    'passkey/remove': removePasskey,
    end: signOut,
  };

  async function rateLimited(route: Route, input: Input): Promise<Response> {
    const seconds = limits.take(input.client.address, now());
    const { title, text } = words.problem.tooMany;
    if (seconds > 0) return showFailure(input, 429, { title, text: text(seconds) }, { 'Retry-After': String(seconds) });
    const response = await route(input);
    // Refused requests do not count towards the limit that all senders share.
    if (response.ok) limits.accept(now());
    return response;
  }

  function post(name: string, input: Input) {
    const { request, endpoint, session, entries } = input;
    const refused = () => showFailure(input, 403, problem.refused);
    if (!isFromOwnPage(request, endpoint)) return refused();
    const [open, own] = [ownValue(publicRoutes, name), ownValue(accountRoutes, name)];
    if (open) return rateLimited(open, input);
    if (own) return session && isGenuine(request, session, entries.token) ? own(input, session) : refused();
    return undefined;
  }

  /** True if a POST carries the CSRF token of this session and comes from our own page. */
  const isGenuine = (request: Request, session: Session, token: unknown): boolean =>
    typeof token === 'string' && isSame(token, session.token) && isFromOwnPage(request, endpointOf(request, site));

  return {
    /** Handles the paths below `access/`: signing in and out, passkeys. */
    async answer(request: Request, client: Client): Promise<Response> {
      const { pathname, searchParams: query } = new URL(request.url);
      const name = pathname.slice(base.length);
      const endpoint = endpointOf(request, site);
      const session = sessions.of(request, endpoint, now());
      const entries = await readEntries(request, BODY_LIMIT);
      const to = returnPath(entries.to ?? query.get('to') ?? '', path);
      const input = { request, client, endpoint, session, query, entries, to };
      const route = isReadOnly(request) ? ownValue(readRoutes, name) : undefined;
      const answer = route ? route(input) : request.method === 'POST' && post(name, input);
      return answer || showFailure(input, 404, problem.missing);
    },
    /** Returns the session of a request, or undefined if it has none or the session has ended. */
    sessionOf: (request: Request): Session | undefined => sessions.of(request, endpointOf(request, site), now()),
    isGenuine,
    /** Creates a link for each user, to be printed where mail is not set up. Paths are relative to the site. */
    invite: () => Promise.all([...users].map(async (user) => ({ user, path: linkFor(await links.make(user, now())) }))),
  };
}
