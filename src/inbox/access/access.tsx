/** Who may into the inbox: signing in by a link or a passkey, and out again. */
import type { ReactNode } from 'react';
import type { InboxWords } from '../../messages/messages.ts';
import type { Client } from '../../relay/handler.ts';
import { statementsOn } from '../../relay/journal/sql.ts';
import type { Journal } from '../../relay/journal.ts';
import { createLimits } from '../../relay/limits.ts';
import type { Sender } from '../../relay/mail/sender.ts';
import { seeOther } from '../../relay/respond.ts';
import { createClock } from '../clock.tsx';
import type { Access } from '../session.ts';
import { guarded, inboxPage, PLACES, respond } from '../shell.tsx';
import { createLinks, LINK } from './links.ts';
import { Account, Confirm, readScript, SCRIPT_FILE, Sent, SignIn, Told } from './pages.tsx';
import { type Answering, createPasskeys, PASSKEY, type Question } from './passkeys.ts';
import { isFromOwnPage, placeOf } from './place.ts';
import { isSame, newSecret, readCookie, setCookie } from './secrets.ts';
import { createSessions, type OpenSession } from './sessions.ts';
import { answerIn, type Entries, readEntries, type Visit, wayBack } from './visit.ts';

export interface AccessOptions {
  readonly journal: Journal;
  /** Address of the inbox: `/inbox/`. */
  readonly path: string;
  /** Address of the website: `https://www.example.ch`. Passkeys are bound to its name, and links in mails begin with it. */
  readonly site: string;
  /** Mail addresses of those who may in. */
  readonly users: readonly string[];
  readonly words: InboxWords;
  /** Where the readers are at home, as IANA names it. */
  readonly timeZone: string;
  /** Undefined where mail is not set up. */
  readonly sender: Pick<Sender, 'send'> | undefined;
  /** Told one line for each mail that was not sent. It holds no personal data. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
  /** Runs work when the answer is on its way. */
  readonly later?: (work: () => Promise<void>) => void;
}

/** A link that signs someone in. */
export interface Invitation {
  readonly user: string;
  /** Below the address of the site, or of this machine. */
  readonly path: string;
}

/** Most tries a minute from one address. Signing in takes two. */
const TRIES = 10;

/** Failed tries are written down once in this time, in milliseconds: their number must not fill the journal. */
const FAILURE_NOTED_EVERY = 60_000;

const SOON = 500;

type Did = keyof InboxWords['access']['audit'];
type Route = (visit: Visit) => Response | Promise<Response>;
type OwnRoute = (visit: Visit & { readonly session: OpenSession }) => Response | Promise<Response>;

/** Makes what answers below `zugang/` of the inbox, and knows who is signed in. */
export function createAccess(options: AccessOptions): Access & { invite(): Promise<Invitation[]> } {
  const { journal, path, site, sender, log, timeZone, now = Date.now } = options;
  const { later = (work) => setTimeout(work, SOON).unref() } = options;
  const words = options.words.access;
  const at = path + PLACES.access;
  const users = new Set(options.users.map((user) => user.toLowerCase()));
  const parts = { journal, sql: statementsOn(journal.database), users };
  const [sessions, links, passkeys] = [createSessions({ ...parts, path }), createLinks(parts), createPasskeys(parts)];
  const limits = createLimits(TRIES);
  const asked = { name: 'nebel-inbox-asked', path: at, lasts: PASSKEY.question };
  let failedAt = Number.NEGATIVE_INFINITY;

  const audit = (what: Did, who = '') => journal.patiently(() => journal.audit(now(), who, what));

  /** Writes down that someone could not sign in, and nothing of what they had entered. */
  async function failed(): Promise<void> {
    if (Math.abs(now() - failedAt) < FAILURE_NOTED_EVERY) return;
    failedAt = now();
    await audit('sign-in-failed');
  }

  function show({ session, place }: Visit, title: string, children: ReactNode, status = 200, headers = {}): Response {
    const html = inboxPage({
      path,
      title,
      words: options.words,
      session,
      children,
      ...(session && { here: 'access' }),
    });
    return respond(html, { status, script: place.domain !== undefined, headers });
  }

  const lead = (to: string, headers = {}) => seeOther(to, { ...guarded('text/plain'), ...headers });

  const tell = (visit: Visit, status: number, { title, text }: { title: string; text: string }, headers = {}) =>
    show(visit, title, <Told title={title} text={text} at={at} way={words.link.again} />, status, headers);

  const pageOf = ({ place, to }: Visit) => ({ words, at, to, hasPasskeys: place.domain !== undefined });

  function home(visit: Visit, problem?: string): Response {
    const { session, query } = visit;
    if (!session) {
      const page = <SignIn {...pageOf(visit)} hasMail={sender !== undefined} problem={problem} />;
      return show(visit, words.signIn.title, page, problem === undefined ? 200 : 403);
    }
    const done = query.get('done');
    const said = done === 'added' || done === 'removed' ? words.done[done] : undefined;
    const clock = createClock(options.words, timeZone, now());
    const rest = { session, passkeys: passkeys.of(session.user), clock, done: said };
    return show(
      visit,
      words.account.title,
      <Account {...pageOf(visit)} {...rest} />,
      problem === undefined ? 200 : 403,
    );
  }

  /** Nothing that depends on the address is done before the answer, so neither its words nor its time tell who may in. */
  function askForLink(visit: Visit): Response {
    const user = (visit.entries.email ?? '').trim().toLowerCase();
    limits.accept(now());
    later(() => mailLink(user, visit).catch((error) => log(`sign-in mail failed: ${error?.code ?? error}`)));
    return show(visit, words.sent.title, <Sent words={words} at={at} minutes={LINK.lasts / 60_000} />);
  }

  async function mailLink(user: string, { place, to }: Visit): Promise<void> {
    if (!sender) return;
    if (!users.has(user)) return failed();
    const secret = await links.make(user, now());
    if (secret === undefined) return;
    const { subject, text } = words.mail;
    const mail = { subject, text: text(place.origin + linkTo(secret, to), LINK.lasts / 60_000) };
    const { kind, cause } = await sender.send({ ...mail, to: user, id: newSecret() });
    if (kind === 'delivered') return;
    await links.discard(secret);
    log(`sign-in mail ${kind} ${cause}`);
  }

  const linkTo = (key: string, to: string) =>
    `${at}link?${new URLSearchParams({ key, ...(to !== path && { to }) }).toString()}`;

  function confirm(visit: Visit): Response {
    const secret = visit.query.get('key') ?? '';
    if (!links.isValid(secret, now())) return tell(visit, 410, words.link.ended);
    return show(visit, words.signIn.title, <Confirm {...pageOf(visit)} secret={secret} />);
  }

  async function useLink(visit: Visit): Promise<Response> {
    const user = await links.use(visit.entries.key ?? '', now());
    if (user !== undefined) return begin(visit, user, 'signed-in-link');
    await failed();
    return tell(visit, 410, words.link.ended);
  }

  async function begin(visit: Visit, user: string, what: Did): Promise<Response> {
    const { session, place, to } = visit;
    if (session) await sessions.end(session, place);
    const cookie = await sessions.begin(user, place, now());
    await audit(what, user);
    const isOffered = what === 'signed-in-link' && place.domain !== undefined && passkeys.of(user).length === 0;
    return lead(isOffered ? `${at}?${new URLSearchParams({ to })}` : to, cookie);
  }

  /** With what a browser answers a question, if passkeys can be used where it is. */
  function answering({ request, place }: Visit): Answering | undefined {
    const { origin, domain } = place;
    const party = domain === undefined ? undefined : { name: options.words.title, origin, domain };
    return party && { browser: readCookie(asked, request, place), party, now: now() };
  }

  async function put({ place }: Visit, question: Promise<Question> | undefined): Promise<Response> {
    if (!question) return new Response(null, { status: 404, headers: guarded('text/plain') });
    const { options: asks, browser } = await question;
    limits.accept(now());
    const headers = { ...guarded('application/json'), ...setCookie(asked, browser, place) };
    return new Response(JSON.stringify(asks), { headers });
  }

  function askForPasskey(visit: Visit) {
    const given = answering(visit);
    return put(visit, given && passkeys.askForOne(given.party, given.now));
  }

  async function usePasskey(visit: Visit): Promise<Response> {
    const given = answering(visit);
    const user = given && (await passkeys.userOf(answerIn(visit.entries), given));
    if (user !== undefined) return begin(visit, user, 'signed-in-passkey');
    await failed();
    return home(visit, words.problem.device);
  }

  const askForNew: OwnRoute = (visit) => {
    const given = answering(visit);
    return put(visit, given && passkeys.askForNew(visit.session.user, given.party, given.now));
  };

  const addPasskey: OwnRoute = async (visit) => {
    const { entries, session } = visit;
    const given = answering(visit);
    const name = (entries.name ?? '').trim().slice(0, 40) || words.account.nameless;
    const isAdded = given && (await passkeys.add(session.user, name, answerIn(entries), given));
    if (!isAdded) return tell(visit, 403, { ...words.problem.refused, text: words.problem.device });
    await audit('passkey-added', session.user);
    return lead(`${at}?done=added`);
  };

  /** What was signed in by the device that is lost must not go on, and no one knows which session that is. */
  const removePasskey: OwnRoute = async ({ session, entries }) => {
    if (!(await passkeys.remove(session.user, entries.id ?? ''))) return lead(at);
    await sessions.endOthers(session);
    await audit('passkey-removed', session.user);
    return lead(`${at}?done=removed`);
  };

  const end: OwnRoute = async ({ session, entries, place }) => {
    const isEverywhere = entries.everywhere !== undefined;
    if (isEverywhere) await sessions.endOthers(session);
    const cookie = await sessions.end(session, place);
    await audit(isEverywhere ? 'signed-out-everywhere' : 'signed-out', session.user);
    return lead(at, cookie);
  };

  const limited =
    (route: Route): Route =>
    (visit) => {
      const seconds = limits.take(visit.client.address, now());
      const { title, text } = words.problem.tooMany;
      if (seconds === 0) return route(visit);
      return tell(visit, 429, { title, text: text(seconds) }, { 'Retry-After': String(seconds) });
    };

  const own =
    (route: OwnRoute): Route =>
    (visit) => {
      const { session, request, entries } = visit;
      if (!session || !isGenuine(request, session, entries.token)) return tell(visit, 403, words.problem.refused);
      return route({ ...visit, session });
    };

  const routes: ReadonlyMap<string, Route> = new Map([
    ['GET ', (visit: Visit) => home(visit)],
    ['POST ', limited(askForLink)],
    ['GET link', confirm],
    ['POST link', limited(useLink)],
    ['POST passkey/question', limited(askForPasskey)],
    ['POST passkey', limited(usePasskey)],
    ['POST passkey/new/question', own(askForNew)],
    ['POST passkey/new', own(addPasskey)],
    ['POST passkey/remove', own(removePasskey)],
    ['POST end', own(end)],
    [`GET ${SCRIPT_FILE}`, async () => new Response(await readScript(), { headers: guarded('text/javascript') })],
  ]);

  const isGenuine: Access['isGenuine'] = (request, session, token) =>
    typeof token === 'string' && isSame(token, session.token) && isFromOwnPage(request, placeOf(request, site));

  const visitOf = (request: Request, client: Client, entries: Entries): Visit => {
    const place = placeOf(request, site);
    const query = new URL(request.url).searchParams;
    const to = wayBack(entries.to ?? query.get('to'), path, at);
    return { request, client, place, query, entries, to, session: sessions.of(request, place, now()) };
  };

  return {
    async answer(request, client) {
      const name = new URL(request.url).pathname.slice(at.length);
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const route = routes.get(`${method} ${name}`);
      const entries = route && method === 'POST' ? await readEntries(request) : {};
      const visit = visitOf(request, client, entries ?? {});
      if (!route) return tell(visit, 404, options.words.problem.missing);
      const isAllowed = method === 'GET' || (entries && isFromOwnPage(request, visit.place));
      return isAllowed ? route(visit) : tell(visit, 403, words.problem.refused);
    },
    sessionOf: (request) => sessions.of(request, placeOf(request, site), now()),
    isGenuine,
    /** Makes a link for each of those who may in, to be told where no mail is sent. */
    async invite() {
      const made = [...users].map(async (user) => ({ user, secret: await links.make(user, now()) }));
      return (await Promise.all(made)).flatMap(({ user, secret }) =>
        secret === undefined ? [] : [{ user, path: linkTo(secret, path) }],
      );
    },
  };
}
