/** The sign-in and account pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { ReactNode } from 'react';
import { Hidden, Message, Notice, TextLink, Time, Token } from '../parts.tsx';
import { SECTIONS, useInbox } from '../shell.tsx';
import type { Passkey } from './passkeys.ts';

/** Maximum characters of a device name. */
export const MAX_NAME_LENGTH = 40;

/** File name of the only script, relative to the sign-in path. */
export const SCRIPT_FILE = 'passkey.js';

/** Compiles the script for browsers. */
export async function compileScript(): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, 'passkey.client.ts'), 'utf8');
  return (await transform(source, { loader: 'ts', target: 'es2022', format: 'esm' })).code;
}

/** Returns the words and the path of the sign-in pages. */
function useAccess() {
  const { path, words } = useInbox();
  return { words: words.access, base: path + SECTIONS.access };
}

/** A form that the script reveals if the browser supports passkeys. */
function PasskeyForm({ kind, route, children }: { kind: 'create' | 'get'; route: string; children: ReactNode }) {
  const { words, base } = useAccess();
  return (
    <>
      <form method="post" action={base + route} data-passkey={kind} className="stack" hidden>
        <Hidden name="answer" value="" />
        {children}
        <p className="notice" role="alert" hidden>
          {words.problem.device}
        </p>
      </form>
      <script type="module" src={base + SCRIPT_FILE} />
    </>
  );
}

interface PageProps {
  /** Page to open after signing in. */
  readonly to: string;
  /** True if passkeys can be used at this endpoint. */
  readonly hasPasskeys: boolean;
}

interface SignInProps extends PageProps {
  readonly hasMail: boolean;
  readonly problem: string | undefined;
}

export function SignIn({ to, hasPasskeys, hasMail, problem }: SignInProps) {
  const { words, base } = useAccess();
  const { signIn } = words;
  return (
    <>
      <h1>{signIn.title}</h1>
      <Notice role="alert">{problem}</Notice>
      {hasPasskeys && (
        <PasskeyForm kind="get" route="passkey">
          <Hidden name="to" value={to} />
          <button type="submit" className="main">
            {signIn.passkey}
          </button>
        </PasskeyForm>
      )}
      {hasMail ? (
        <form method="post" action={base} className="stack">
          <Hidden name="to" value={to} />
          <label>
            {signIn.email}
            <input type="email" name="email" autoComplete="email" required />
          </label>
          <p>
            <button type="submit">{signIn.send}</button>
          </p>
        </form>
      ) : (
        <p>{signIn.noMail}</p>
      )}
    </>
  );
}

/** The page is the same whether or not the address is on the list. */
export function Sent({ minutes }: { minutes: number }) {
  const { words, base } = useAccess();
  return (
    <Message title={words.sent.title} text={words.sent.text(minutes)}>
      <p className="quiet">{words.sent.nothing}</p>
      <TextLink to={base}>{words.sent.again}</TextLink>
    </Message>
  );
}

/** Signs in only after a click, because mail scanners open links. */
export function Confirm({ to, secret }: { to: string; secret: string }) {
  const { words, base } = useAccess();
  return (
    <Message title={words.signIn.title} text={words.link.text}>
      <form method="post" action={`${base}link`}>
        <Hidden name="key" value={secret} />
        <Hidden name="to" value={to} />
        <button type="submit" className="main">
          {words.link.submit}
        </button>
      </form>
    </Message>
  );
}

/** An error message with a link back to the sign-in page. */
export function Failure(message: { title: string; text: string }) {
  const { words, base } = useAccess();
  return (
    <Message {...message}>
      <TextLink to={base}>{words.link.again}</TextLink>
    </Message>
  );
}

interface AccountProps extends PageProps {
  readonly passkeys: readonly Passkey[];
  /** Confirms what was just done. */
  readonly done: string | undefined;
}

export function Account({ to, hasPasskeys, passkeys, done }: AccountProps) {
  const { base, words } = useAccess();
  const { session } = useInbox();
  const { account } = words;
  return (
    <>
      <Notice role="status">{done}</Notice>
      <h1>{account.title}</h1>
      <p>{account.user(session?.user ?? '')}</p>
      <p>
        <a className="button main" href={to}>
          {account.toInbox}
        </a>
      </p>
      {(hasPasskeys || passkeys.length > 0) && (
        <section aria-labelledby="passkeys">
          <h2 id="passkeys">{account.passkeys}</h2>
          {passkeys.length > 0 && <p className="quiet">{account.lost}</p>}
          <ul>
            {passkeys.map(({ id, name, usedAt }) => (
              <li key={id} className="step">
                <form method="post" action={`${base}passkey/remove`} className="row">
                  <Token />
                  <Hidden name="id" value={id} />
                  <span>
                    <strong>{name}</strong>
                    <br />
                    <small>
                      {account.used} <Time at={usedAt} short />
                    </small>
                  </span>
                  <button type="submit" aria-label={`${account.remove}: ${name}`}>
                    {account.remove}
                  </button>
                </form>
              </li>
            ))}
          </ul>
          {hasPasskeys && (
            <PasskeyForm kind="create" route="passkey/new">
              <Token />
              <p>{account.offer}</p>
              <label>
                {account.name}
                <input name="name" maxLength={MAX_NAME_LENGTH} autoComplete="off" />
              </label>
              <p>
                <button type="submit">{account.add}</button>
              </p>
            </PasskeyForm>
          )}
        </section>
      )}
      <section>
        <form method="post" action={`${base}end`} className="row">
          <Token />
          <button type="submit">{account.end}</button>
          <button type="submit" name="everywhere" value="yes">
            {account.endEverywhere}
          </button>
        </form>
      </section>
    </>
  );
}
