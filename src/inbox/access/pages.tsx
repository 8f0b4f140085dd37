/** What people see of signing in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { ReactNode } from 'react';
import type { InboxWords } from '../../messages/messages.ts';
import { type Clock, When } from '../clock.tsx';
import { Hidden, Notice } from '../parts.tsx';
import type { Session } from '../session.ts';
import type { Passkey } from './passkeys.ts';

type Words = InboxWords['access'];

/** The file of the one script, below the address of signing in. */
export const SCRIPT_FILE = 'passkey.js';

/** The script, as browsers understand it. */
export async function readScript(): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, 'passkey.client.ts'), 'utf8');
  return (await transform(source, { loader: 'ts', target: 'es2022', format: 'esm' })).code;
}

interface PasskeyFormProps {
  readonly kind: 'create' | 'get';
  readonly action: string;
  readonly problem: string;
  readonly children: ReactNode;
}

/** Shown by its script, where the browser can do it. */
const PasskeyForm = ({ kind, action, problem, children }: PasskeyFormProps) => (
  <form method="post" action={action} data-passkey={kind} data-question={`${action}/question`} className="stack" hidden>
    <Hidden name="answer" value="" />
    {children}
    <p className="notice" role="alert" hidden>
      {problem}
    </p>
  </form>
);

const Script = ({ at }: { at: string }) => <script type="module" src={at + SCRIPT_FILE} />;

interface PageProps {
  readonly words: Words;
  /** Address of signing in. */
  readonly at: string;
  /** Where it leads. */
  readonly to: string;
  /** Whether passkeys can be used at this address. */
  readonly hasPasskeys: boolean;
}

export function SignIn(props: PageProps & { readonly hasMail: boolean; readonly problem?: string | undefined }) {
  const { words, at, to, hasPasskeys, hasMail, problem } = props;
  return (
    <>
      <h1>{words.signIn.title}</h1>
      {problem && <Notice role="alert">{problem}</Notice>}
      {hasPasskeys && (
        <PasskeyForm kind="get" action={`${at}passkey`} problem={words.problem.device}>
          <Hidden name="to" value={to} />
          <button type="submit" className="main">
            {words.signIn.passkey}
          </button>
        </PasskeyForm>
      )}
      {hasMail ? (
        <form method="post" action={at} className="stack">
          <Hidden name="to" value={to} />
          <label>
            {words.signIn.email}
            <input type="email" name="email" autoComplete="email" required />
          </label>
          <p>
            <button type="submit">{words.signIn.send}</button>
          </p>
        </form>
      ) : (
        <p>{words.signIn.noMail}</p>
      )}
      {hasPasskeys && <Script at={at} />}
    </>
  );
}

/** The same whether or not the address is on the list. */
export const Sent = ({ words, at, minutes }: Pick<PageProps, 'words' | 'at'> & { readonly minutes: number }) => (
  <>
    <h1>{words.sent.title}</h1>
    <p>{words.sent.text(minutes)}</p>
    <p className="quiet">{words.sent.nothing}</p>
    <a className="way" href={at}>
      {words.sent.again}
    </a>
  </>
);

/** Programs that look into mails open links, so what opens it must be a button. */
export const Confirm = ({ words, at, to, secret }: Omit<PageProps, 'hasPasskeys'> & { readonly secret: string }) => (
  <>
    <h1>{words.signIn.title}</h1>
    <p>{words.link.text}</p>
    <form method="post" action={`${at}link`}>
      <Hidden name="key" value={secret} />
      <Hidden name="to" value={to} />
      <button type="submit" className="main">
        {words.link.submit}
      </button>
    </form>
  </>
);

/** One thing to say, and the way on. */
export const Told = ({ title, text, at, way }: { title: string; text: string; at: string; way: string }) => (
  <>
    <h1>{title}</h1>
    <p>{text}</p>
    <a className="way" href={at}>
      {way}
    </a>
  </>
);

interface AccountProps extends PageProps {
  readonly session: Session;
  readonly passkeys: readonly Passkey[];
  readonly clock: Clock;
  readonly done?: string | undefined;
}

export function Account({ words, at, to, hasPasskeys, session, passkeys, clock, done }: AccountProps) {
  const token = <Hidden name="token" value={session.token} />;
  return (
    <>
      {done && <Notice role="status">{done}</Notice>}
      <h1>{words.account.title}</h1>
      <p>{words.account.user(session.user)}</p>
      <p>
        <a className="button main" href={to}>
          {words.account.toInbox}
        </a>
      </p>
      {(hasPasskeys || passkeys.length > 0) && (
        <section aria-labelledby="passkeys">
          <h2 id="passkeys">{words.account.passkeys}</h2>
          {passkeys.length > 0 && <p className="quiet">{words.account.lost}</p>}
          <ul>
            {passkeys.map(({ id, name, usedAt }) => (
              <li key={id} className="step">
                <form method="post" action={`${at}passkey/remove`} className="row">
                  {token}
                  <Hidden name="id" value={id} />
                  <span>
                    <strong>{name}</strong>
                    <br />
                    <small>
                      {words.account.used} <When at={usedAt} clock={clock} short />
                    </small>
                  </span>
                  <button type="submit" aria-label={`${words.account.remove}: ${name}`}>
                    {words.account.remove}
                  </button>
                </form>
              </li>
            ))}
          </ul>
          {hasPasskeys && (
            <PasskeyForm kind="create" action={`${at}passkey/new`} problem={words.problem.device}>
              {token}
              <p>{words.account.offer}</p>
              <label>
                {words.account.name}
                <input name="name" maxLength={40} autoComplete="off" />
              </label>
              <p>
                <button type="submit">{words.account.add}</button>
              </p>
            </PasskeyForm>
          )}
        </section>
      )}
      <section>
        <form method="post" action={`${at}end`} className="row">
          {token}
          <button type="submit">{words.account.end}</button>
          <button type="submit" name="everywhere" value="yes">
            {words.account.endEverywhere}
          </button>
        </form>
      </section>
      {hasPasskeys && <Script at={at} />}
    </>
  );
}
