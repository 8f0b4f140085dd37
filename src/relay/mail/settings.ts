/** Settings of mail from environment variables. All functions throw `ConfigurationError`. */

import addressparser from 'nodemailer/lib/addressparser';
import { asciiHost, asciiMail } from '../../api/forms/contact.ts';
import type { Environment } from '../../api/template-api.ts';
import { decoded, parseUrl } from '../../base/lib/url.ts';
import { ConfigurationError, readGroup } from '../settings.ts';

export type MailSettings = NonNullable<ReturnType<typeof readMailSettings>>;

/** Reads how to send mail. Returns undefined if mail is off. Port 0 means the default port. */
export function readMailSettings(env: Environment) {
  const mail = readGroup(env, { url: 'SMTP_URL', from: 'MAIL_FROM', to: 'MAIL_TO' });
  if (!mail) return undefined;
  const { protocol = '', hostname = '', port, username = '', password = '' } = parseUrl(mail.url) ?? {};
  if (!/^smtps?:$/.test(protocol) || hostname === '') throw new ConfigurationError('SMTP_URL', 'invalid');
  const [from, ...others] = readMailboxes('MAIL_FROM', mail.from);
  if (!from || others.length > 0) throw new ConfigurationError('MAIL_FROM', 'invalid');
  // Only the addresses of websites are converted by the URL parser itself.
  const host = asciiHost(decoded(hostname)) ?? hostname.replace(/^\[|\]$/g, '');
  return {
    server: { host, port: Number(port), secure: protocol === 'smtps:' },
    login: username ? { user: decoded(username), pass: decoded(password) } : undefined,
    /** Sender of every mail. */
    from: forMailServers(from),
    /** The staff. */
    to: readMailboxes('MAIL_TO', mail.to).map(forMailServers),
  };
}

/**
 * Reads the mail addresses of inbox users. Defaults to those of the staff, or else to a single local user, who gets the
 * sign-in link on the terminal of the relay.
 */
export function readInboxUsers(env: Environment): readonly string[] {
  const variable = env.INBOX_USERS?.trim() ? 'INBOX_USERS' : 'MAIL_TO';
  const list = env[variable]?.trim();
  return list ? readMailboxes(variable, list).map(({ address }) => address) : ['owner@localhost'];
}

interface Mailbox {
  /** Empty if only the address is given. */
  readonly name: string;
  readonly address: string;
}

/** Reads a comma-separated list of addresses, with or without names: `Ann Example <ann@example.ch>`. */
function readMailboxes(variable: string, list: string): Mailbox[] {
  const text = list.normalize('NFC');
  const found = addressparser(text);
  if (found.length === 0) throw new ConfigurationError(variable, 'invalid');
  return found.map(({ name, address = '' }) => {
    // Without angle brackets, the name is the rest of an address with a space, or another one after a missing comma.
    const isWhole = name === '' || text.includes(`<${address}>`);
    if (!isWhole || asciiMail(address) === undefined) throw new ConfigurationError(variable, 'invalid');
    return { name, address };
  });
}

const forMailServers = ({ name, address }: Mailbox): Mailbox => ({ name, address: asciiMail(address) ?? address });
