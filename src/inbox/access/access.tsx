/** Who may into the inbox: signing in by a link or a passkey, and out again. */
import { ownValue } from '../../lib/own-value.ts';
import type { InboxWords } from '../../messages/messages.ts';
import { statementsOn } from '../../relay/journal/sql.ts';
import type { Journal } from '../../relay/journal.ts';
import { createLimits } from '../../relay/limits.ts';
import type { Sender } from '../../relay/mail/sender.ts';
import type { Access } from '../session.ts';
import { guarded } from '../shell.tsx';
import { createAccount } from './account.tsx';
import { createAnswers } from './answers.tsx';
import { createLinks } from './links.ts';
import { readScript, SCRIPT_FILE } from './pages.tsx';
import { createPasskeys } from './passkeys.ts';
import { isFromOwnPage, placeOf } from './place.ts';
import { createQuestions } from './questions.ts';
import { isSame } from './secrets.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.tsx';
import { type OwnRoute, type Route, readVisit, type Visit } from './visit.ts';

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

const SOON = 500;

/** Makes what answers below the address of signing in, and knows who is signed in. */
export function createAccess(options: AccessOptions): Access & { invite(): Promise<Invitation[]> } {
  const { journal, path, site, now = Date.now } = options;
  const { later = (work) => setTimeout(work, SOON).unref() } = options;
  const users = new Set(options.users.map((user) => user.toLowerCase()));
  const parts = { journal, sql: statementsOn(journal.database), users };
  const [sessions, links, passkeys] = [createSessions({ ...parts, path }), createLinks(parts), createPasskeys(parts)];
  const answers = createAnswers({ ...options, now });
  const { at, tell, words } = answers;
  const questions = createQuestions(at, options.words.title, now);
  const shared = { ...options, answers, sessions, links, passkeys, questions, users, now, later };
  const [signIn, account] = [createSignIn(shared), createAccount(shared)];
  const limits = createLimits(TRIES);

  const reading: Readonly<Record<string, Route>> = {
    '': (visit) => (visit.session ? account.page({ ...visit, session: visit.session }) : signIn.page(visit)),
    link: signIn.confirm,
    [SCRIPT_FILE]: async () => new Response(await readScript(), { headers: guarded('text/javascript') }),
  };

  async function limited(route: Route, visit: Visit): Promise<Response> {
    const seconds = limits.take(visit.client.address, now());
    const { title, text } = words.problem.tooMany;
    if (seconds > 0) return tell(visit, 429, { title, text: text(seconds) }, { 'Retry-After': String(seconds) });
    const response = await route(visit);
    // What is refused uses up nothing that all share.
    if (response.ok) limits.accept(now());
    return response;
  }

  function own(route: OwnRoute, visit: Visit) {
    const { session, request, entries } = visit;
    if (!session || !isGenuine(request, session, entries.token)) return tell(visit, 403, words.problem.refused);
    return route({ ...visit, session });
  }

  function post(name: string, visit: Visit) {
    const [open, ofAccount] = [ownValue(signIn.routes, name), ownValue(account.routes, name)];
    if (!visit.isWhole || !isFromOwnPage(visit.request, visit.place)) return tell(visit, 403, words.problem.refused);
    return open ? limited(open, visit) : ofAccount && own(ofAccount, visit);
  }

  const isGenuine: Access['isGenuine'] = (request, session, token) =>
    typeof token === 'string' && isSame(token, session.token) && isFromOwnPage(request, placeOf(request, site));

  const sessionOf = (request: Request) => sessions.of(request, placeOf(request, site), now());

  return {
    async answer(request, client) {
      const name = new URL(request.url).pathname.slice(at.length);
      const arrived = { request, client, place: placeOf(request, site), session: sessionOf(request) };
      const visit = await readVisit(arrived, path, at);
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const answer = isReading ? ownValue(reading, name)?.(visit) : request.method === 'POST' && post(name, visit);
      return answer || tell(visit, 404, options.words.problem.missing);
    },
    sessionOf,
    isGenuine,
    /** Makes a link for each of those who may in, to be told where no mail is sent. */
    invite: () =>
      Promise.all([...users].map(async (user) => ({ user, path: signIn.linkTo(await links.make(user, now())) }))),
  };
}
