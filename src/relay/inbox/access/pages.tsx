/** The sign-in and account pages. */
import { ButtonForm, Hidden, Message, TextLink } from '../parts.tsx';
import { SECTIONS, useInbox } from '../shell.tsx';

/** Returns the words and the path of the sign-in pages. */
function useAccess() {
  const { path, words } = useInbox();
  return { words: words.access, base: path + SECTIONS.access };
}

/** @param props.to page to open after signing in */
export function SignIn({ to, hasMail }: { to: string; hasMail: boolean }) {
  const { words, base } = useAccess();
  const { signIn } = words;
  if (!hasMail) return <Message title={signIn.title} text={signIn.noMail} />;
  return (
    <Message title={signIn.title}>
      <form method="post" action={base} aria-label={signIn.send}>
        <Hidden name="to" value={to} />
        <label>
          {signIn.email}
          <input type="email" name="email" autoComplete="email" required />
        </label>
        <button type="submit" className="main">
          {signIn.send}
        </button>
      </form>
    </Message>
  );
}

/** The page is the same whether or not the address is on the list. */
export function Sent({ minutes }: { minutes: number }) {
  const { words, base } = useAccess();
  const { nothing } = words.sent;
  return (
    <Message title={words.sent.title} text={words.sent.text(minutes)}>
      <h2>{nothing.title}</h2>
      <ul role="list">
        {[nothing.wait, nothing.spelling, nothing.several, nothing.operator].map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <TextLink to={base}>{words.link.again}</TextLink>
    </Message>
  );
}

/** Signs in only after a click, because mail scanners open links. */
export function Confirm({ to, secret }: { to: string; secret: string }) {
  const { words, base } = useAccess();
  return (
    <Message title={words.signIn.title} text={words.link.text}>
      <ButtonForm label={words.link.submit} action={`${base}link`} sends={{ key: secret, to }} isMain />
    </Message>
  );
}

/** Lets a user sign out, here or on all devices. */
export function Account({ title, user }: { title: string; user: string }) {
  const { words, base } = useAccess();
  const { lost, end, endEverywhere, ...account } = words.account;
  return (
    <Message title={title} text={`${account.user} ${user}`}>
      <ButtonForm label={end} action={`${base}end`} />
      <h2>{lost.title}</h2>
      <p>{lost.text}</p>
      <ButtonForm label={endEverywhere} action={`${base}end`} sends={{ everywhere: 'yes' }} />
    </Message>
  );
}
