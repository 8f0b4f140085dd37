/** The door of this wing: a relay on this machine, its bundle for other hosts, and the inquiries in its journal. */
export { bundleRelay } from './bundle-relay.ts';
export { createChangingRelay } from './changing-relay.ts';
export { assertOutsideSite, checkedJournal } from './checked-journal.ts';
export { describeDelivery, openDeliverers } from './deliverers.ts';
export { createDispatcher, type DispatchEvent } from './dispatcher.ts';
export { exportRows, localTime } from './export-rows.ts';
export { loadInbox } from './inbox/open.ts';
export { backupsIn, defaultFolder, restoreJournal } from './journal/backups.ts';
export type { Journal } from './journal/journal.ts';
export type { EntryFilter } from './journal/outbox.ts';
export type { LeadFilter } from './journal/reader.ts';
export { openRelay } from './open.ts';
export { recipientWarnings } from './recipients.ts';
export { type Report, readReport } from './report/report.ts';
export { type SelfTestResult, testRelay } from './self-test.ts';
export type { RelayContent } from './site-options.ts';
export type { Channel, Lead, LeadState, MailKind } from './types.ts';
export { expireLeads, isElsewhere } from './upkeep.ts';
