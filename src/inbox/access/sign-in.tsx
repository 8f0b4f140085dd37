import type { Sender } from '../../relay/mail/sender.ts';
import type { Answers } from './answers.tsx';
import { LINK, type Links } from './links.ts';
import { Confirm, Sent, SignIn } from './pages.tsx';
import type { Passkeys } from './passkeys.ts';
import type { PasskeyQuestions } from './questions.ts';
import { newSecret } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import { answerIn, type Routes, type Visit } from './visit.ts';

interface Options {
  readonly answers: Answers;
  /** Address of the inbox. */
  readonly path: string;
  readonly links: Links;
  readonly passkeys: Passkeys;
  readonly questions: PasskeyQuestions;
  readonly sessions: Sessions;
  readonly users: ReadonlySet<string>;
  readonly sender: Pick<Sender, 'send'> | undefined;
  readonly log: (line: string) => void;
  readonly now: () => number;
  readonly later: (work: () => Promise<void>) => void;
}

/** How someone signs in: by a link or a passkey. */
export function createSignIn(options: Options) {
  const { answers, path, links, passkeys, questions, sessions, users, sender, log, now, later } = options;
  const { at, audit, failed, lead, pageOf, show, tell, words } = answers;

  const page = (visit: Visit, problem?: string): Response => {
    const rest = { hasMail: sender !== undefined, problem };
    return show(visit, words.signIn.title, <SignIn {...pageOf(visit)} {...rest} />, problem === undefined ? 200 : 403);
  };

  /** The address at which a secret is used. It leads on to the inbox itself, unless something else is wanted. */
  const linkTo = (key: string, to = path) => `${at}link?${new URLSearchParams({ key, ...(to !== path && { to }) })}`;

  /** Nothing that depends on the address is done before the answer, so neither its words nor its time tell who may in. */
  function askForLink(visit: Visit): Response {
    const user = (visit.entries.email ?? '').trim().toLowerCase();
    later(() => mailLink(user, visit).catch((error) => log(`sign-in mail failed: ${error?.code ?? error}`)));
    return show(visit, words.sent.title, <Sent words={words} at={at} minutes={LINK.lasts / 60_000} />);
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
    if (links.isValid(secret, now()))
      return show(visit, words.signIn.title, <Confirm {...pageOf(visit)} secret={secret} />);
    return visit.session ? lead(visit.to) : tell(visit, 410, words.link.ended);
  }

  async function useLink(visit: Visit): Promise<Response> {
    const user = await links.use(visit.entries.key ?? '', now());
    if (user !== undefined) return begin(visit, user, 'signed-in-link');
    await failed();
    return tell(visit, 410, words.link.ended);
  }

  async function usePasskey(visit: Visit): Promise<Response> {
    const given = questions.answering(visit);
    const user = given && (await passkeys.userOf(answerIn(visit.entries), given));
    if (user !== undefined) return begin(visit, user, 'signed-in-passkey');
    await failed();
    return page(visit, words.problem.device);
  }

  async function begin(visit: Visit, user: string, what: 'signed-in-link' | 'signed-in-passkey'): Promise<Response> {
    const { session, place, to } = visit;
    if (session) await sessions.end(session, place);
    const cookie = await sessions.begin(user, place, now());
    await audit(what, user);
    const isOffered = what === 'signed-in-link' && place.domain !== undefined && passkeys.of(user).length === 0;
    return lead(isOffered ? `${at}?${new URLSearchParams({ to })}` : to, cookie);
  }

  const routes: Routes = {
    '': askForLink,
    link: useLink,
    'passkey/question': (visit) => questions.put(visit, (party) => passkeys.askForOne(party, now())),
    passkey: usePasskey,
  };
  return { page, confirm, routes, linkTo };
}
