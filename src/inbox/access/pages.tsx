/** The pages of signing in and of the account. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { ReactNode } from 'react';
import { Hidden, Message, Notice, TextLink, Token, When } from '../parts.tsx';
import { PLACES, useInbox } from '../shell.tsx';
import type { Passkey } from './passkeys.ts';

/** Maximum characters of a device's name. */
export const NAME_LENGTH = 40;

/** File name of the only script, below the address of signing in. */
export const SCRIPT_FILE = 'passkey.js';

/** The script, compiled for browsers. */
export async function readScript(): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, 'passkey.client.ts'), 'utf8');
  return (await transform(source, { loader: 'ts', target: 'es2022', format: 'esm' })).code;
}

/** The words of signing in, and its address. */
function useAccess() {
  const { path, words } = useInbox();
  return { words: words.access, at: path + PLACES.access };
}

/** A form that its script shows where the browser supports passkeys. `name` is that of its route. */
function PasskeyForm({ kind, name, children }: { kind: 'create' | 'get'; name: string; children: ReactNode }) {
  const { words, at } = useAccess();
  return (
    <>
      <form method="post" action={at + name} data-passkey={kind} className="stack" hidden>
        <Hidden name="answer" value="" />
        {children}
        <p className="notice" role="alert" hidden>
          {words.problem.device}
        </p>
      </form>
      <script type="module" src={at + SCRIPT_FILE} />
    </>
  );
}

interface PageProps {
  /** Page to open after signing in. */
  readonly to: string;
  /** Whether passkeys can be used at this address. */
  readonly hasPasskeys: boolean;
}

interface SignInProps extends PageProps {
  readonly hasMail: boolean;
  readonly problem: string | undefined;
}

export function SignIn({ to, hasPasskeys, hasMail, problem }: SignInProps) {
  const { words, at } = useAccess();
  const { signIn } = words;
  return (
    <>
      <h1>{signIn.title}</h1>
      <Notice role="alert">{problem}</Notice>
      {hasPasskeys && (
        <PasskeyForm kind="get" name="passkey">
          <Hidden name="to" value={to} />
          <button type="submit" className="main">
            {signIn.passkey}
          </button>
        </PasskeyForm>
      )}
      {hasMail ? (
        <form method="post" action={at} className="stack">
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

/** The same page whether or not the address is on the list. */
export function Sent({ minutes }: { minutes: number }) {
  const { words, at } = useAccess();
  return (
    <Message title={words.sent.title} text={words.sent.text(minutes)}>
      <p className="quiet">{words.sent.nothing}</p>
      <TextLink to={at}>{words.sent.again}</TextLink>
    </Message>
  );
}

/** Mail scanners open links, so signing in takes a button. */
export function Confirm({ to, secret }: { to: string; secret: string }) {
  const { words, at } = useAccess();
  return (
    <Message title={words.signIn.title} text={words.link.text}>
      <form method="post" action={`${at}link`}>
        <Hidden name="key" value={secret} />
        <Hidden name="to" value={to} />
        <button type="submit" className="main">
          {words.link.submit}
        </button>
      </form>
    </Message>
  );
}

/** A message with a link back to signing in. */
export function Told(message: { title: string; text: string }) {
  const { words, at } = useAccess();
  return (
    <Message {...message}>
      <TextLink to={at}>{words.link.again}</TextLink>
    </Message>
  );
}

interface AccountProps extends PageProps {
  readonly passkeys: readonly Passkey[];
  /** A sentence about what was just done. */
  readonly done: string | undefined;
}

export function Account({ to, hasPasskeys, passkeys, done }: AccountProps) {
  const { at, words } = useAccess();
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
                <form method="post" action={`${at}passkey/remove`} className="row">
                  <Token />
                  <Hidden name="id" value={id} />
                  <span>
                    <strong>{name}</strong>
                    <br />
                    <small>
                      {account.used} <When at={usedAt} short />
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
            <PasskeyForm kind="create" name="passkey/new">
              <Token />
              <p>{account.offer}</p>
              <label>
                {account.name}
                <input name="name" maxLength={NAME_LENGTH} autoComplete="off" />
              </label>
              <p>
                <button type="submit">{account.add}</button>
              </p>
            </PasskeyForm>
          )}
        </section>
      )}
      <section>
        <form method="post" action={`${at}end`} className="row">
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
