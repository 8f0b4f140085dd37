import { bundle } from '../bundle/bundle.ts';
import { HEALTH, relayPathsOf } from '../hosts/model.ts';
import { dayIn } from '../lib/day.ts';
import { printable } from '../lib/texts.ts';
import { type Content, readContent } from '../read-content.ts';
import { createAlarms, createWatch, type Trouble } from '../relay/alarms.ts';
import { createDispatcher, type DispatchEvent } from '../relay/dispatcher.ts';
import { type Acceptance, createRelay, type Relay } from '../relay/handler.ts';
import { codeIn, TRY_MS } from '../relay/journal/database.ts';
import { wantedMails } from '../relay/mail/delivery.ts';
import { createPhotoReader } from '../relay/photo-reader.ts';
import { empty, json } from '../relay/respond.ts';
import { readInboxUsers, readSettings, recipientsOf } from '../relay/settings.ts';
import type { Submission } from '../relay/types.ts';
import { repeat, startUpkeep } from '../relay/upkeep.ts';
import { type RelayContent, type RelayForms, relayFormsOf } from '../render/relay-content.ts';
import type { SiteSnapshot } from '../render/site-view.ts';
import { withCalls } from '../report/counting.ts';
import { createMonthlyReport } from '../report/monthly.ts';
import { overPlainHttp } from '../serve/headers.ts';
import { relayOptions } from '../serverless.ts';
import { type Difference, differenceOf, type Recipient } from '../shared/practices.ts';
import { type CommandContext, type RootOptions, reportErrors, rootFolder } from './context.ts';
import type { OpenInbox } from './inbox.ts';
import {
  type BackupOptions,
  backupFolder,
  damageMessage,
  intactJournal,
  type JournalFileOptions,
  journalFileForRelay,
} from './journal-file.ts';
import { causeOf, displayPath, log, logWithTime } from './log.ts';
import { checkedEnvironment, openDeliverers } from './open-deliverers.ts';
import { today } from './today.ts';

export interface OpenRelayOptions extends JournalFileOptions, BackupOptions {
  /** True if browsers connect without TLS, as on a developer's machine. */
  readonly plainHttp?: boolean;
  /** True if inquiries are only tests: no backups are made, and no alarms raised. */
  readonly isTrial?: boolean;
  /** Opens the inbox, if the relay has one. */
  readonly openInbox?: OpenInbox | undefined;
}

/**
 * Reads the forms. Inquiries must arrive even if pages have errors, so those only cause a warning. If the forms or the
 * data of the site are invalid, reports the errors and returns undefined.
 */
export function readRelayForms(
  options: RootOptions,
  context: CommandContext,
): (RelayForms & Pick<Content, 'datasets'>) | undefined {
  const { site, words, cache } = context;
  const content = readContent(site, { root: rootFolder(options, context), today: today(context), cache });
  const { snapshot, problems, datasets } = content;
  if (!snapshot) {
    reportErrors(content, options, context);
    return undefined;
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.stderr.write(`${words.relay.runsDespiteErrors(errors)}\n`);
  return { ...relayFormsOf(site, snapshot), datasets };
}

/** Reads the forms, and bundles the assets for response pages to visitors without JavaScript. */
export async function readRelayContent(
  options: RootOptions,
  context: CommandContext,
): Promise<RelayContent | undefined> {
  const content = readRelayForms(options, context);
  if (!content) return undefined;
  const { datasets, ...forms } = content;
  const { shared } = forms.snapshot;
  const { site } = context;
  const choices = { delivery: site.delivery?.(shared, process.env), unused: site.unusedScripts?.(shared) };
  const { links: assets } = await bundle(site, choices, datasets.read);
  return { ...forms, assets };
}

const ALARM_INTERVAL_MS = 60_000;

const REPORT_INTERVAL_MS = 60 * 60_000;

/** Opens a relay on this machine: opens the journal, starts delivery, and assembles the request handler. */
export function openRelay(content: RelayContent, options: OpenRelayOptions, context: CommandContext) {
  const { forms, snapshot } = content;
  const { plainHttp, isTrial, openInbox } = options;
  const { site, words } = context;
  const { env } = process;
  const settings = checkedEnvironment(() => readSettings(env), context);
  const users = checkedEnvironment(() => readInboxUsers(env), context);
  const file = journalFileForRelay(options, context);
  const { quota } = settings;
  const journal = intactJournal(file, context, { folder: backupFolder(options, file), busyMs: TRY_MS, quota });
  const folder = backupFolder(options, journal.file);
  journal
    .retryWhileBusy(() => journal.createViews(forms))
    .catch((error: unknown) => logWithTime(`tables failed: ${causeOf(error)}`));
  const wanted = { journal, plainHttp, inbox: openInbox !== undefined };
  const { deliverers, unit, links, mail, sender, storeName, origin, place } = openDeliverers(content, wanted, context);
  const onEvent = (event: DispatchEvent) => log(describeEvent(event));
  const dispatchers = deliverers.map((deliverer) => createDispatcher({ journal, deliverer, unit, onEvent }));
  const wake = () => {
    for (const dispatcher of dispatchers) dispatcher.wake();
  };
  const watch = createWatch(
    journal,
    deliverers.map(({ channel }) => channel),
  );
  const onBackup = (result: 'made' | 'failed' | 'damaged') => {
    watch.note('copy', result !== 'made');
    if (result !== 'damaged') return;
    watch.note('damaged', true);
    log(damageMessage(journal.file, folder, words));
  };
  const backups = isTrial ? undefined : folder;
  const stopUpkeep = startUpkeep({ journal, forms, backups, onBackup, log: logWithTime });
  warnOfDifference(recipientDifference(snapshot, context), context);
  const hosted = relayOptions(site, content, env, settings);
  const { counting } = hosted;
  const timeZone = site.timeZone ?? 'UTC';
  const alarms = { watch, journal, sender, hook: settings.alarmHook, words: words.relay.alarms, log: logWithTime };
  const stopTimers = isTrial ? [] : [repeat(ALARM_INTERVAL_MS, createAlarms(alarms))];
  if (sender && counting && settings.monthlyReport && !isTrial) {
    const report = { journal, sender, timeZone, form: counting.form, words: words.leads.report, log: logWithTime };
    stopTimers.push(repeat(REPORT_INTERVAL_MS, createMonthlyReport(report)));
  }
  const answerHeaders = (origin: string | undefined) => {
    const headers = hosted.answerHeaders(origin);
    return plainHttp ? overPlainHttp(headers) : headers;
  };
  const accept = async (submission: Submission): Promise<Acceptance> => {
    if (watch.isDamaged()) return { kind: 'not-kept', cause: 'JOURNAL_DAMAGED' };
    try {
      const full = { ...submission, mail: wantedMails(mail, submission.form) };
      const { id } = await journal.retryWhileBusy(() => journal.receive(full, Date.now()));
      wake();
      return { kind: 'kept', id };
    } catch (error) {
      if (codeIn(error) === 'JOURNAL_GONE') log(words.relay.gone(displayPath(file)));
      return { kind: 'not-kept', cause: causeOf(error) };
    }
  };
  const count = async (page: string) => {
    journal.assertInPlace();
    await journal.retryWhileBusy(() => journal.countCall(dayIn(timeZone, new Date()), page));
  };
  const formRelay = createRelay({ ...hosted, readPhoto: createPhotoReader(), answerHeaders, accept, log });
  const withCounts = counting ? withCalls(formRelay, { ...hosted, counting, count, log: logWithTime }) : formRelay;
  const withPhotos = links.serve(withCounts);
  const parts = { forms, snapshot, journal, users, sender, origin, wake, log: logWithTime };
  const inbox = place && openInbox?.(place, parts);
  const handler = inbox?.inFrontOf(withPhotos, answerHeaders(undefined)) ?? withPhotos;
  // Delivers what an earlier run left undelivered.
  wake();
  return {
    relay: withHealth(handler, () => watch.troubles(Date.now())),
    paths: relayPathsOf(forms, content.calls, place),
    inboxGreeting: inbox?.greeting ?? (async () => []),
    whereLeadsGo: words.relay[storeName === 'journal' ? 'storesIn' : 'forwards'](displayPath(file)),
    stop: async () => {
      // Not awaited: a mail may take a minute, and the next relay sends it again.
      for (const stop of stopTimers) void stop();
      await Promise.all([stopUpkeep(), ...dispatchers.map((dispatcher) => dispatcher.stop())]);
      journal.close();
    },
  };
}

function withHealth(relay: Relay, troubles: () => Trouble[]): Relay {
  return async (request, client) => {
    if (new URL(request.url).pathname !== HEALTH) return relay(request, client);
    if (request.method !== 'GET' && request.method !== 'HEAD') return empty(405, { Allow: 'GET, HEAD' });
    const wrong = troubles();
    return wrong.length === 0 ? json(200, { ok: true }) : json(503, { ok: false, wrong });
  };
}

/** Compares who receives inquiries in this environment with what the pages state. */
export function recipientDifference({ shared, practices }: SiteSnapshot, { site }: CommandContext): Difference {
  const direct: Recipient[] = site.delivery?.(shared, process.env).kind === 'direct' ? ['airtable'] : [];
  return differenceOf([...recipientsOf(process.env), ...direct], practices);
}

/** Warns of recipients that no page mentions, and then of those that pages mention wrongly. */
export function warnOfDifference({ undisclosed, wronglyDisclosed }: Difference, { words }: CommandContext): void {
  for (const recipient of undisclosed) log(words.relay.undisclosed(recipient));
  for (const recipient of wronglyDisclosed) log(words.relay.wronglyDisclosed(recipient));
}

export function describeEvent(event: DispatchEvent): string {
  const start = `${new Date().toISOString()} ${event.deliverer.name}`;
  if (event.kind === 'trouble') return `${start} ${causeOf(event.error)}`;
  const { lead, delivery } = event;
  return `${start} ${lead.id} ${delivery.kind}${delivery.cause ? ` ${printable(delivery.cause)}` : ''}`;
}
