import type { FormSpec } from '../shared/form-spec.ts';
import type { Journal } from './journal.ts';
import { createMailer } from './mail/mailer.ts';
import { createSender } from './mail/sender.ts';
import { type MailSetup, wantedMails } from './mail/settings.ts';
import { expireDaily, expireLeads, LEAP_MS } from './retention.ts';
import type { MailKind } from './types.ts';

export interface ChoresOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  readonly mail: MailSetup;
  /** Unit of all waiting, in milliseconds. */
  readonly unit: number;
  /** Told one line for each thing done. It holds no personal data. */
  readonly log: (line: string) => void;
}

export interface Chores {
  /** The mails that a new lead of this form wants. */
  mailsFor(form: FormSpec): MailKind[];
  /** A lead has been written down. */
  wake(): void;
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>;
}

/** What a relay does beside delivering: mails, and deleting what is too old. */
export function startChores({ journal, forms, mail, unit, log }: ChoresOptions): Chores {
  const sender = mail.kind === 'on' ? createSender(mail.settings) : undefined;
  const mailer = sender && createMailer({ journal, forms, sender, unitMs: unit, log });
  const expire = (now: Date) => {
    try {
      const expired = expireLeads(journal, forms, now).filter(({ deleted }) => deleted > 0);
      for (const { table, deleted } of expired) log(`retention ${table} ${deleted} deleted`);
    } catch (error) {
      // The file is in use or broken; taking inquiries must not end for that, and tomorrow is another day.
      log(`retention failed: ${(error as { code?: string }).code ?? String(error)}`);
    }
  };
  const lastLeap = (now: number) => {
    try {
      return journal.lastLeap(now, LEAP_MS);
    } catch {
      // Nothing is known, so the clock has to prove itself.
      return now;
    }
  };
  const stopExpiring = expireDaily(expire, { lastLeap });
  // What an earlier run left behind.
  mailer?.wake();
  return {
    mailsFor: (form) => wantedMails(mail, form),
    wake: () => mailer?.wake(),
    stop: async () => {
      stopExpiring();
      await mailer?.stop();
    },
  };
}
