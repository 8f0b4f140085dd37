import { createSender } from '../mail/sender.ts';
import type { MailSetup } from '../mail/settings.ts';
import { type Finding, finding } from './finding.ts';

/** Logs in at the mail server without sending anything. */
export async function checkMail(setup: MailSetup): Promise<Finding> {
  if (setup.kind === 'off') return finding('fine', 'mail-off', {});
  if (setup.kind === 'wrong') return finding('error', 'mail-variables', { variables: setup.variables });
  const { host } = setup.settings.server;
  const cause = await createSender(setup.settings).verify();
  return cause === undefined
    ? finding('fine', 'mail-fine', { host })
    : finding('error', 'mail-unreachable', { host, cause });
}
