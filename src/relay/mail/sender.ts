import type { SMTPError } from 'nodemailer/lib/smtp-connection/index.js';
import { asciiMail } from '../../api/forms/contact.ts';
import type { MailText } from '../../api/forms/form-spec.ts';
import { isThisMachine } from '../../base/lib/url.ts';
import type { Delivery } from '../types.ts';
import type { MailSettings } from './settings.ts';

/** A mail that is ready to send. */
export interface Mail extends MailText {
  /** Recipient. Undefined means the staff. */
  readonly to?: string;
  /** Undefined means the staff. */
  readonly replyTo?: string;
  /** The same for all attempts, so that mail programs show a duplicate only once. */
  readonly id: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
}

export type Sender = ReturnType<typeof createSender>;

/** In milliseconds. Servers that delay spammers take some seconds for their greeting; no legitimate server takes longer. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000 };

/**
 * In milliseconds. Servers may take ten minutes to confirm a mail, and giving up sooner sends it twice (RFC 5321, section
 * 4.5.3.2.6).
 */
const MAIL_TIMEOUT = 600_000;

/** In milliseconds. No server takes longer to respond while it has no mail to process, and a person is waiting for the check. */
const CHECK_TIMEOUT = 60_000;

/** Creates a sender of mail by SMTP. It requires TLS and a valid certificate, except within the machine. */
export function createSender({ server, login, from, to }: MailSettings) {
  async function openTransport(socketTimeout: number) {
    // Loaded on demand, because it is slow to load. For each mail, because an update that replaces packages while the relay
    // runs can make it fail once.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      ...TIMEOUTS,
      socketTimeout,
      host: server.host,
      secure: server.secure,
      ...(server.port > 0 && { port: server.port }),
      ...(login && { auth: login }),
      // A local server often has a self-signed certificate, and there is no network in between.
      ...(isThisMachine(server.host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
  return {
    /** Never throws for errors of the server. `unknown`: the server has the mail or a part of it, and did not confirm it. */
    async send(mail: Mail): Promise<Extract<Delivery, { kind: 'delivered' | 'refused' | 'later' | 'unknown' }>> {
      let isUnderWay = false;
      try {
        const transport = await openTransport(MAIL_TIMEOUT);
        transport.use('stream', ({ message }, done) => {
          message.processFunc((content) => content.once('resume', () => (isUnderWay = true)));
          done();
        });
        const { accepted, rejected } = await transport.sendMail({
          from,
          to: mail.to === undefined ? to : bare(mail.to),
          replyTo: mail.replyTo === undefined ? to : bare(mail.replyTo),
          subject: mail.subject,
          text: mail.text,
          attachments: [...(mail.attachments ?? [])],
          messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
          // Suppresses automatic replies.
          headers: { 'Auto-Submitted': mail.to === undefined ? 'auto-generated' : 'auto-replied' },
        });
        const all = accepted.length + rejected.length;
        return { kind: 'delivered', ...(rejected.length > 0 && { cause: `refused for ${rejected.length} of ${all}` }) };
      } catch (error) {
        return toDelivery(error as SMTPError, isUnderWay);
      }
    },
    /** Connects and logs in without sending a mail. Returns the cause if that fails. */
    verify: (): Promise<string | undefined> =>
      openTransport(CHECK_TIMEOUT)
        .then((transport) => transport.verify())
        .then(() => undefined, causeOf),
  };
}

/**
 * Classifies an error. A permanent rejection of recipient or content is refused. Everything that can be due to the settings or
 * to the state of the server comes later: no connection, wrong password, rejected sender address.
 */
function toDelivery(error: SMTPError, isUnderWay: boolean) {
  const { code, responseCode = 0, command = '' } = error;
  const cause = causeOf(error);
  if (isUnderWay && !responseCode) return { kind: 'unknown', cause } as const;
  const isAboutMail = (/^(RCPT TO|DATA)/.test(command) || code === 'EMESSAGE') && responseCode !== 421;
  if (isAboutMail && responseCode >= 500) return { kind: 'refused', cause } as const;
  if (isAboutMail) return { kind: 'later', cause, alone: true } as const;
  // A server that is overloaded refuses logins for a moment with 421 or 454 (RFC 4954).
  const isBarred = code === 'EAUTH' && !(responseCode >= 400 && responseCode < 500);
  return { kind: 'later', cause, ...(isBarred && { barred: true as const }) } as const;
}

/** Returns codes only, because messages of servers often quote addresses: `EENVELOPE 550 RCPT TO`. */
function causeOf({ code, responseCode, command }: SMTPError): string {
  return [code, responseCode, command].filter(Boolean).join(' ') || 'unknown';
}

/** A visitor's address, which must not be read as a name, a group or several addresses. */
const bare = (address: string) => ({ name: '', address: asciiMail(address) ?? address });
