import { createTransport } from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection/index.js';
import { isThisMachine } from '../../lib/url.ts';
import type { MailText } from '../../shared/form-spec.ts';
import type { MailSettings } from '../settings.ts';
import type { Delivery } from '../types.ts';

/** A mail that is ready to be handed in. */
export interface Mail extends MailText {
  /** Whom it answers. Undefined sends it to the staff. */
  readonly to?: string;
  /** Undefined lets answers go to the staff. */
  readonly replyTo?: string;
  /** The same for every attempt, so that a mail that is sent twice is shown once. */
  readonly id: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
}

export type Sender = ReturnType<typeof createSender>;

/** In milliseconds. Servers that make spammers wait greet after some seconds; nothing honest takes longer. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Sends mail by SMTP. Nothing travels unencrypted or to an unknown server, except within the machine. */
export function createSender({ server, login, from, to }: MailSettings) {
  const transport = createTransport({
    ...TIMEOUTS,
    host: server.host,
    secure: server.secure,
    ...(server.port > 0 && { port: server.port }),
    ...(login && { auth: login }),
    // The certificate of a server on this machine is often one that it signed itself, and there is no network in between.
    ...(isThisMachine(server.host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** Never throws for what the server does. */
    async send(mail: Mail): Promise<Extract<Delivery, { kind: 'delivered' | 'refused' | 'later' }>> {
      try {
        const { accepted, rejected } = await transport.sendMail({
          from,
          to: mail.to === undefined ? to : { name: '', address: mail.to },
          replyTo: mail.replyTo === undefined ? to : { name: '', address: mail.replyTo },
          subject: mail.subject,
          text: mail.text,
          attachments: [...(mail.attachments ?? [])],
          messageId: `<${mail.id}@${domainOf(from)}>`,
          // So that automatic answers keep quiet.
          headers: { 'Auto-Submitted': mail.to === undefined ? 'auto-generated' : 'auto-replied' },
        });
        const all = accepted.length + rejected.length;
        return { kind: 'delivered', ...(rejected.length > 0 && { cause: `refused for ${rejected.length} of ${all}` }) };
      } catch (error) {
        return toDelivery(error as SMTPError);
      }
    },
    /** Connects and logs in without sending anything. Returns the cause if that fails. */
    verify: (): Promise<string | undefined> => transport.verify().then(() => undefined, causeOf),
  };
}

/**
 * A recipient or a text that is refused stays refused. What may be due to our own settings or the server's health waits: no
 * connection, a wrong password, a sender address that the server does not accept.
 */
function toDelivery(error: SMTPError) {
  const { code, responseCode = 0, command = '' } = error;
  const cause = causeOf(error);
  const isAboutMail = (/^(RCPT TO|DATA)/.test(command) || code === 'EMESSAGE') && responseCode !== 421;
  if (isAboutMail && responseCode >= 500) return { kind: 'refused', cause } as const;
  if (isAboutMail) return { kind: 'later', cause, alone: true } as const;
  return code === 'EAUTH' ? ({ kind: 'later', cause, barred: true } as const) : ({ kind: 'later', cause } as const);
}

/** The messages of servers often quote addresses, so only codes are told: `EENVELOPE 550 RCPT TO`. */
function causeOf({ code, responseCode, command }: SMTPError): string {
  return [code, responseCode, command].filter(Boolean).join(' ') || 'unknown';
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
