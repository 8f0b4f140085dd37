/** How mail is sent, as the environment says it. */
import { parseUrl } from '../../lib/url.ts';
import type { FormSpec } from '../../shared/form-spec.ts';
import { ConfigurationError, type Environment } from '../settings.ts';
import type { MailKind } from '../types.ts';

export interface MailSettings {
  /** Where mail is handed in. Port 0 stands for the usual one. */
  readonly server: { readonly host: string; readonly port: number; readonly secure: boolean };
  readonly login?: { readonly user: string; readonly pass: string };
  /** Sender of every mail: `Example Ltd <info@example.ch>`. */
  readonly from: string;
  /** Addresses of the staff, separated by commas. */
  readonly to: string;
}

/** Mail as it is set up: not at all, wrongly, or so that it can be sent. */
export type MailSetup =
  | { readonly kind: 'off' }
  | { readonly kind: 'wrong'; readonly variables: readonly MailVariable[] }
  | { readonly kind: 'on'; readonly settings: MailSettings };

const MAIL_VARIABLES = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const;

export type MailVariable = (typeof MAIL_VARIABLES)[number];

/** Reads `SMTP_URL`, `MAIL_FROM` and `MAIL_TO`. Without any of them, mail is off; with some of them, it is wrong. */
export function mailSetup(env: Environment): MailSetup {
  const [url = '', from = '', to = ''] = MAIL_VARIABLES.map((name) => env[name]?.trim());
  if (!url && !from && !to) return { kind: 'off' };
  const access = parseServer(url);
  if (!access || !from.includes('@') || !to.includes('@')) {
    const wrong = { SMTP_URL: !access, MAIL_FROM: !from.includes('@'), MAIL_TO: !to.includes('@') };
    return { kind: 'wrong', variables: MAIL_VARIABLES.filter((name) => wrong[name]) };
  }
  return { kind: 'on', settings: { ...access, from, to } };
}

function parseServer(text: string): Pick<MailSettings, 'server' | 'login'> | undefined {
  const url = parseUrl(text);
  if (!url) return undefined;
  const { protocol, hostname, port, username, password } = url;
  if (!/^smtps?:$/.test(protocol) || hostname === '') return undefined;
  const server = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), secure: protocol === 'smtps:' };
  const [user, pass] = [decoded(username), decoded(password)];
  return user ? { server, login: { user, pass } } : { server };
}

/** A password with a stray `%` is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The mails that a new lead of this form wants. A form without an e-mail field has nobody to confirm it to. */
export function wantedMails(setup: MailSetup, { mail, fields }: FormSpec): MailKind[] {
  if (setup.kind !== 'on' || !mail) return [];
  return mail.confirmation && fields.some(({ type }) => type === 'email') ? ['notice', 'confirmation'] : ['notice'];
}

/** The same, where half a set-up is a mistake that must not be passed over. Throws a `ConfigurationError`. */
export function readMailSetup(env: Environment): MailSetup {
  const setup = mailSetup(env);
  const [variable] = setup.kind === 'wrong' ? setup.variables : [];
  if (variable !== undefined) throw new ConfigurationError(variable, env[variable]?.trim() ? 'invalid' : 'missing');
  return setup;
}
