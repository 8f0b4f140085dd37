/** The sign-in and account pages. */
import { Hidden, Message, TextLink, Token } from '../parts.tsx';
import { SECTIONS, useInbox } from '../shell.tsx';

/** Returns the words and the path of the sign-in pages. */
function useAccess() {
  const { path, words } = useInbox();
  return { words: words.access, base: path + SECTIONS.access };
}

interface SignInProps {
  /** Page to open after signing in. */
  readonly to: string;
  readonly hasMail: boolean;
}

export function SignIn({ to, hasMail }: SignInProps) {
  const { words, base } = useAccess();
  const { signIn } = words;
  return (
    <section className="sheet">
      <h1>{signIn.title}</h1>
      {hasMail ? (
        <form method="post" action={base} aria-label={signIn.send}>
          <Hidden name="to" value={to} />
          <label>
            {signIn.email}
            <input type="email" name="email" autoComplete="email" required />
          </label>
          <p className="row">
            <button type="submit" className="main">
              {signIn.send}
            </button>
          </p>
        </form>
      ) : (
        <p>{signIn.noMail}</p>
      )}
    </section>
  );
}

/** The page is the same whether or not the address is on the list. */
export function Sent({ minutes }: { minutes: number }) {
  const { words, base } = useAccess();
  const { nothing } = words.sent;
  return (
    <Message title={words.sent.title} text={words.sent.text(minutes)}>
      <section aria-labelledby="nothing">
        <h2 id="nothing">{nothing.title}</h2>
        <ul className="advice">
          {[nothing.wait, nothing.spelling, nothing.several, nothing.operator].map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </section>
      <TextLink to={base}>{words.sent.again}</TextLink>
    </Message>
  );
}

/** Signs in only after a click, because mail scanners open links. */
export function Confirm({ to, secret }: { to: string; secret: string }) {
  const { words, base } = useAccess();
  return (
    <Message title={words.signIn.title} text={words.link.text}>
      <form method="post" action={`${base}link`} aria-label={words.link.submit}>
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

/** Lets a user sign out, here or on all devices. */
export function Account({ user }: { user: string }) {
  const { words, base } = useAccess();
  const { title, lost, ...account } = words.account;
  return (
    <>
      <h1>{title}</h1>
      <p>{account.user(user)}</p>
      <form method="post" action={`${base}end`} aria-label={account.end}>
        <Token />
        <button type="submit">{account.end}</button>
      </form>
      <section aria-labelledby="lost">
        <h2 id="lost">{lost.title}</h2>
        <p>{lost.text}</p>
        <form method="post" action={`${base}end`} aria-label={account.endEverywhere}>
          <Token />
          <Hidden name="everywhere" value="yes" />
          <button type="submit">{account.endEverywhere}</button>
        </form>
      </section>
    </>
  );
}
