/** Signing in to the inbox by a mailed link or a passkey, and signing out. */
import type { ReactNode } from 'react';
import { ownValue } from '../../lib/collections.ts';
import type { InboxWords } from '../../messages/messages.ts';
import type { Client } from '../../relay/handler.ts';
import { statementsOn } from '../../relay/journal/sql.ts';
import type { Journal } from '../../relay/journal.ts';
import { createLimits } from '../../relay/limits.ts';
import type { Sender } from '../../relay/mail/sender.ts';
import { BODY_LIMIT } from '../../relay/read-form.ts';
import { empty, json } from '../../relay/respond.ts';
import { type Entries, guarded, isReading, readEntries, redirect } from '../http.ts';
import { createShell, PLACES, type Session, type ShellOptions } from '../shell.tsx';
import { Account, Confirm, NAME_LENGTH, readScript, SCRIPT_FILE, Sent, SignIn, Told } from './pages.tsx';
import { type Answering, createPasskeys, PASSKEY, type Question, type RelyingParty, readAnswer } from './passkeys.ts';
import { hasPasskeys, isFromOwnPage, type Place, placeOf, wayBack } from './place.ts';
import { isSame, newSecret, readCookie, setCookie } from './secrets.ts';
import { createLinks, createSessions, LINK, type OpenSession } from './sessions.ts';

/** How the inbox learns who is asking. */
export type Access = Omit<ReturnType<typeof createAccess>, 'invite'>;

export interface AccessOptions extends Omit<ShellOptions, 'now'> {
  readonly journal: Journal;
  /** Address of the website: `https://www.example.ch`. Passkeys are bound to its name, and links in mails begin with it. */
  readonly site: string;
  /** Mail addresses of the people who may sign in. */
  readonly users: readonly string[];
  /** Undefined where mail is not set up. */
  readonly sender: Pick<Sender, 'send'> | undefined;
  /** Logs a line, without personal data, for each mail that could not be sent. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
  /** Runs work after the answer has been sent. */
  readonly later?: (work: () => Promise<void>) => void;
}

/** A request below the address of signing in: where it comes from and what it contains. */
interface Visit {
  readonly request: Request;
  readonly client: Client;
  readonly place: Place;
  readonly session: OpenSession | undefined;
  readonly query: URLSearchParams;
  readonly entries: Entries;
  /** Page of the inbox to open after signing in. */
  readonly to: string;
}

type Route = (visit: Visit) => Response | Promise<Response>;

/** A route for people who are signed in and whose form carries their token. */
type OwnRoute = (visit: Visit, session: OpenSession) => Response | Promise<Response>;

/** Maximum requests a minute from one address. Signing in takes two. */
const TRIES = 10;

/** Failures are logged at most once in this time, in milliseconds, so that they cannot fill the journal. */
const FAILURE_NOTED_EVERY = 60_000;

/** Answers requests below the address of signing in, and knows who is signed in. */
export function createAccess(options: AccessOptions) {
  const { journal, path, site, sender, log, now = Date.now } = options;
  const { later = (work) => setTimeout(work, 500).unref() } = options;
  const { access: words, problem }: InboxWords = options.words;
  const at = path + PLACES.access;
  const users = new Set(options.users.map((user) => user.toLowerCase()));
  const parts = { journal, sql: statementsOn(journal.database), users };
  const [sessions, links, passkeys] = [createSessions({ ...parts, path }), createLinks(parts), createPasskeys(parts)];
  const limits = createLimits(TRIES);
  const page = createShell({ ...options, now });
  const asked = { name: 'nebel-inbox-asked', path: at, lasts: PASSKEY.question };
  let failedAt = Number.NEGATIVE_INFINITY;

  const show = ({ session, place }: Visit, title: string, content: ReactNode, status = 200, headers = {}) => {
    const here = session && ('access' as const);
    return page(session, { title, here, status, script: hasPasskeys(place), headers }, content);
  };

  /** A page with one message. */
  const tell = (visit: Visit, status: number, message: { title: string; text: string }, headers = {}) =>
    show(visit, message.title, <Told {...message} />, status, headers);

  const audit = (what: keyof InboxWords['audit'], who = '') => journal.patiently(() => journal.audit(now(), who, what));

  /** Logs that a sign-in failed, and nothing of what was entered. */
  async function failed(): Promise<void> {
    if (Math.abs(now() - failedAt) < FAILURE_NOTED_EVERY) return;
    failedAt = now();
    await audit('sign-in-failed');
  }

  const signInPage = (visit: Visit, problem?: string): Response => {
    const props = { to: visit.to, hasPasskeys: hasPasskeys(visit.place), hasMail: sender !== undefined, problem };
    return show(visit, words.signIn.title, <SignIn {...props} />, problem === undefined ? 200 : 403);
  };

  /** The address of a link that signs in. `to` is the page to open afterwards. */
  const linkTo = (key: string, to = path) => `${at}link?${new URLSearchParams({ key, ...(to !== path && { to }) })}`;

  /** Looks nothing up before answering: neither the text nor the timing of the answer may reveal who may sign in. */
  function askForLink(visit: Visit): Response {
    const user = (visit.entries.email ?? '').trim().toLowerCase();
    later(() => mailLink(user, visit).catch((error) => log(`sign-in mail failed: ${error?.code ?? error}`)));
    return show(visit, words.sent.title, <Sent minutes={LINK.lasts / 60_000} />);
  }

  async function mailLink(user: string, { place, to }: Visit): Promise<void> {
    if (!sender) return;
    if (!users.has(user)) return failed();
    if (links.hasEnough(user, now())) return;
    const secret = await links.make(user, now());
    const { subject, text } = words.mail;
    const mail = { subject, text: text(place.origin + linkTo(secret, to), LINK.lasts / 60_000) };
    const { kind, cause } = await sender.send({ ...mail, to: user, id: newSecret() });
    if (kind === 'delivered') return;
    await links.discard(secret);
    log(`sign-in mail ${kind} ${cause}`);
  }

  function confirm(visit: Visit): Response {
    const secret = visit.query.get('key') ?? '';
    if (links.isValid(secret, now())) return show(visit, words.signIn.title, <Confirm to={visit.to} secret={secret} />);
    return visit.session ? redirect(visit.to) : tell(visit, 410, words.link.ended);
  }

  async function useLink(visit: Visit): Promise<Response> {
    const user = await links.use(visit.entries.key ?? '', now());
    if (user !== undefined) return begin(visit, user, 'signed-in-link');
    await failed();
    return tell(visit, 410, words.link.ended);
  }

  async function usePasskey(visit: Visit): Promise<Response> {
    const given = answering(visit);
    const user = given && (await passkeys.userOf(readAnswer(visit.entries.answer), given));
    if (user !== undefined) return begin(visit, user, 'signed-in-passkey');
    await failed();
    return signInPage(visit, words.problem.device);
  }

  async function begin(visit: Visit, user: string, what: 'signed-in-link' | 'signed-in-passkey'): Promise<Response> {
    const { session, place, to } = visit;
    if (session) await sessions.end(session, place);
    const cookie = await sessions.begin(user, place, now());
    await audit(what, user);
    const isOffered = what === 'signed-in-link' && hasPasskeys(place) && passkeys.of(user).length === 0;
    return redirect(isOffered ? `${at}?${new URLSearchParams({ to })}` : to, cookie);
  }

  /** What passkeys are bound to. Undefined where browsers support none. */
  const partyAt = ({ origin, domain }: Place): RelyingParty | undefined =>
    domain === undefined ? undefined : { name: options.words.title, origin, domain };

  /** Sends a question to the device through the page's script, and remembers by a cookie which browser was asked. */
  async function question({ place }: Visit, ask: (party: RelyingParty) => Promise<Question>): Promise<Response> {
    const party = partyAt(place);
    if (!party) return empty(404, guarded('text/plain'));
    const { options, browser } = await ask(party);
    return json(200, options, { ...guarded('application/json'), ...setCookie(asked, browser, place) });
  }

  /** What comes with the answer of a browser. */
  function answering({ request, place }: Visit): Answering | undefined {
    const party = partyAt(place);
    return party && { browser: readCookie(asked, request, place), party, now: now() };
  }

  /** For people who are signed in: set up this device, remove one, sign out. */
  const accountPage: OwnRoute = (visit, { user }) => {
    const done = ownValue(words.done, visit.query.get('done') ?? '');
    const props = { to: visit.to, hasPasskeys: hasPasskeys(visit.place), passkeys: passkeys.of(user), done };
    return show(visit, words.account.title, <Account {...props} />);
  };

  const addPasskey: OwnRoute = async (visit, { user }) => {
    const given = answering(visit);
    const name = (visit.entries.name ?? '').trim().slice(0, NAME_LENGTH) || words.account.nameless;
    const isAdded = given && (await passkeys.add(user, name, readAnswer(visit.entries.answer), given));
    if (!isAdded) return tell(visit, 403, { ...problem.refused, text: words.problem.device });
    await audit('passkey-added', user);
    return redirect(`${at}?done=added`);
  };

  /** Ends all other sessions, because any of them may be on the lost device. */
  const removePasskey: OwnRoute = async ({ entries }, session) => {
    if (!(await passkeys.remove(session.user, entries.id ?? ''))) return redirect(at);
    await sessions.endOthers(session);
    await audit('passkey-removed', session.user);
    return redirect(`${at}?done=removed`);
  };

  const signOut: OwnRoute = async ({ entries, place }, session) => {
    const isEverywhere = entries.everywhere !== undefined;
    if (isEverywhere) await sessions.endOthers(session);
    const cookie = await sessions.end(session, place);
    await audit(isEverywhere ? 'signed-out-everywhere' : 'signed-out', session.user);
    return redirect(at, cookie);
  };

  const reading: Readonly<Record<string, Route>> = {
    '': (visit) => (visit.session ? accountPage(visit, visit.session) : signInPage(visit)),
    link: confirm,
    [SCRIPT_FILE]: async () => new Response(await readScript(), { headers: guarded('text/javascript') }),
  };

  const openToAll: Readonly<Record<string, Route>> = {
    '': askForLink,
    link: useLink,
    'passkey/question': (visit) => question(visit, (party) => passkeys.askForOne(party, now())),
    passkey: usePasskey,
  };

  const ofAccount: Readonly<Record<string, OwnRoute>> = {
    'passkey/new/question': (visit, { user }) => question(visit, (party) => passkeys.askForNew(user, party, now())),
    'passkey/new': addPasskey,
    'passkey/remove': removePasskey,
    end: signOut,
  };

  async function limited(route: Route, visit: Visit): Promise<Response> {
    const seconds = limits.take(visit.client.address, now());
    const { title, text } = words.problem.tooMany;
    if (seconds > 0) return tell(visit, 429, { title, text: text(seconds) }, { 'Retry-After': String(seconds) });
    const response = await route(visit);
    // A refused request does not count towards the limit that all senders share.
    if (response.ok) limits.accept(now());
    return response;
  }

  function post(name: string, visit: Visit) {
    const { request, place, session, entries } = visit;
    const refused = () => tell(visit, 403, problem.refused);
    if (!isFromOwnPage(request, place)) return refused();
    const [open, own] = [ownValue(openToAll, name), ownValue(ofAccount, name)];
    if (open) return limited(open, visit);
    if (own) return session && isGenuine(request, session, entries.token) ? own(visit, session) : refused();
    return undefined;
  }

  /** Whether a POST carries this session's token and comes from our own page. */
  const isGenuine = (request: Request, session: Session, token: unknown): boolean =>
    typeof token === 'string' && isSame(token, session.token) && isFromOwnPage(request, placeOf(request, site));

  return {
    /** Answers addresses below `zugang/`: signing in and out, passkeys. */
    async answer(request: Request, client: Client): Promise<Response> {
      const { pathname, searchParams: query } = new URL(request.url);
      const name = pathname.slice(at.length);
      const place = placeOf(request, site);
      const session = sessions.of(request, place, now());
      const entries = await readEntries(request, BODY_LIMIT);
      const to = wayBack(entries.to ?? query.get('to') ?? '', path);
      const visit = { request, client, place, session, query, entries, to };
      const route = isReading(request) ? ownValue(reading, name) : undefined;
      const answer = route ? route(visit) : request.method === 'POST' && post(name, visit);
      return answer || tell(visit, 404, problem.missing);
    },
    /** Who is asking. Undefined if they are not signed in, or if the session has ended. */
    sessionOf: (request: Request): Session | undefined => sessions.of(request, placeOf(request, site), now()),
    isGenuine,
    /** Makes a link for each person, to be printed where no mail is sent. Paths are below the site's address. */
    invite: () => Promise.all([...users].map(async (user) => ({ user, path: linkTo(await links.make(user, now())) }))),
  };
}
