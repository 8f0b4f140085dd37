import type { InboxWords } from '../../messages/messages.ts';
import { createClock } from '../clock.tsx';
import type { Answers } from './answers.tsx';
import { Account } from './pages.tsx';
import type { Passkeys } from './passkeys.ts';
import type { PasskeyQuestions } from './questions.ts';
import type { Sessions } from './sessions.ts';
import { answerIn, type OwnRoute, type Routes } from './visit.ts';

const NAME_LENGTH = 40;

interface Options {
  readonly answers: Answers;
  readonly passkeys: Passkeys;
  readonly questions: PasskeyQuestions;
  readonly sessions: Sessions;
  readonly words: InboxWords;
  readonly timeZone: string;
  readonly now: () => number;
}

/** What someone who is signed in can do: set up this device, remove one, sign out. */
export function createAccount({ answers, passkeys, questions, sessions, words, timeZone, now }: Options) {
  const { at, audit, lead, pageOf, show, tell } = answers;
  const { account, done, problem } = words.access;

  const page: OwnRoute = (visit) => {
    const { session, query } = visit;
    const said = query.get('done');
    const rest = {
      session,
      passkeys: passkeys.of(session.user),
      clock: createClock(words, timeZone, now()),
      done: said === 'added' || said === 'removed' ? done[said] : undefined,
    };
    return show(visit, account.title, <Account {...pageOf(visit)} {...rest} />);
  };

  const ask: OwnRoute = (visit) =>
    questions.put(visit, (party) => passkeys.askForNew(visit.session.user, party, now()));

  const add: OwnRoute = async (visit) => {
    const { entries, session } = visit;
    const given = questions.answering(visit);
    const name = (entries.name ?? '').trim().slice(0, NAME_LENGTH) || account.nameless;
    const isAdded = given && (await passkeys.add(session.user, name, answerIn(entries), given));
    if (!isAdded) return tell(visit, 403, { ...problem.refused, text: problem.device });
    await audit('passkey-added', session.user);
    return lead(`${at}?done=added`);
  };

  /** What was signed in by the device that is lost must not go on, and no one knows which session that is. */
  const remove: OwnRoute = async ({ session, entries }) => {
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

  const routes: Routes<OwnRoute> = {
    'passkey/new/question': ask,
    'passkey/new': add,
    'passkey/remove': remove,
    end,
  };
  return { page, routes };
}
