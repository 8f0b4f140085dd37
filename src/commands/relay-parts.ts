import { bundle } from '../bundle/bundle.ts';
import { HEALTH, relayPathsOf } from '../hosts/model.ts';
import { dayIn } from '../lib/day.ts';
import { printable } from '../lib/texts.ts';
import { type Content, readContent } from '../read-content.ts';
import { createAlarms } from '../relay/alarms.ts';
import { createDispatcher, type DispatchEvent } from '../relay/dispatcher.ts';
import { type Acceptance, createRelay, type Relay, withHeaders } from '../relay/handler.ts';
import { codeIn, isDamage, isJournalError, TRY_MS } from '../relay/journal/database.ts';
import type { Journal } from '../relay/journal.ts';
import { wantedMails } from '../relay/mail/delivery.ts';
import { readInboxUsers, readMailSettings } from '../relay/mail/settings.ts';
import { createPhotoReader } from '../relay/photo-reader.ts';
import { RETRY_AFTER } from '../relay/read-form.ts';
import { repeat } from '../relay/repeat.ts';
import { empty, json, plain } from '../relay/respond.ts';
import { readAirtableAccess, readSettings } from '../relay/settings.ts';
import type { Submission } from '../relay/types.ts';
import { startUpkeep } from '../relay/upkeep.ts';
import { createWatch, type Trouble, type Watch, type Work } from '../relay/watch.ts';
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

const HOUR_MS = 60 * 60_000;

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
  const wanted = { journal, plainHttp, inbox: openInbox !== undefined };
  const { deliverers, unit, links, mail, sender, storeName, origin, place } = openDeliverers(content, wanted, context);
  const watch = createWatch({
    journal,
    channels: deliverers.map(({ channel }) => channel),
    describe: (error) => {
      if (codeIn(error) === 'JOURNAL_GONE') return words.relay.gone(displayPath(file));
      return isDamage(error) ? damageMessage(journal.file, folder, words) : causeOf(error);
    },
    log: logWithTime,
  });
  const onEvent = (event: DispatchEvent) => {
    const { channel } = event.deliverer;
    if (event.kind === 'settled') log(describeDelivery(event));
    else if (event.kind === 'trouble') watch.failed(channel, event.error);
    else watch.worked(channel);
  };
  const dispatchers = deliverers.map((deliverer) => createDispatcher({ journal, deliverer, unit, onEvent }));
  const wake = () => {
    for (const dispatcher of dispatchers) dispatcher.wake();
  };
  /** Repeats work, and tells the watch what becomes of it. */
  const repeatWatched = (work: Work, everyMs: number, run: () => Promise<void>) =>
    repeat({ everyMs, work: () => watch.during(work, run) });
  const backups = isTrial ? undefined : folder;
  const stopUpkeep = startUpkeep({ journal, forms, backups, watch, log: logWithTime });
  const createViews = () => journal.retryWhileBusy(() => journal.createViews(forms));
  const stopTimers = [repeatWatched('tables', HOUR_MS, createViews)];
  warnOfDifference(recipientDifference(snapshot, context), context);
  const hosted = relayOptions(site, content, env, settings);
  const { counting } = hosted;
  const timeZone = site.timeZone ?? 'UTC';
  if (env.NEBEL_ALARM_URL) logWithTime(words.relay.noWebhook);
  const alarms = createAlarms({ watch, journal, sender, words: words.relay.alarms, log: logWithTime });
  if (!isTrial) stopTimers.push(repeatWatched('alarms', ALARM_INTERVAL_MS, alarms));
  if (sender && counting && settings.monthlyReport && !isTrial) {
    const report = { journal, sender, timeZone, form: counting.form, words: words.leads.report, log: logWithTime };
    stopTimers.push(repeatWatched('report', HOUR_MS, createMonthlyReport(report)));
  }
  const answerHeaders = (origin: string | undefined) => {
    const headers = hosted.answerHeaders(origin);
    return plainHttp ? overPlainHttp(headers) : headers;
  };
  const accept = async (submission: Submission): Promise<Acceptance> => {
    if (watch.isDamaged()) return { kind: 'not-kept', cause: 'JOURNAL_DAMAGED' };
    try {
      const full = { ...submission, mail: wantedMails(mail, submission.form) };
      const receive = () => journal.retryWhileBusy(() => journal.receive(full, Date.now()));
      const { id } = await watch.during('requests', receive);
      wake();
      return { kind: 'kept', id };
    } catch (error) {
      return { kind: 'not-kept', cause: causeOf(error) };
    }
  };
  const count = (page: string) =>
    watch.during('requests', () => {
      journal.assertInPlace();
      return journal.retryWhileBusy(() => journal.countCall(dayIn(timeZone, new Date()), page));
    });
  const photos = createPhotoReader();
  const formRelay = createRelay({ ...hosted, readPhoto: photos.read, answerHeaders, accept, log });
  const withCounts = counting ? withCalls(formRelay, { ...hosted, counting, count, log: logWithTime }) : formRelay;
  const withPhotos = links.serve(withCounts);
  const parts = { forms, snapshot, journal, users, sender, origin, wake, log: logWithTime };
  const inbox = place && openInbox?.(place, parts);
  const handler = inbox?.inFrontOf(withPhotos) ?? withPhotos;
  const headers = answerHeaders(hosted.pagesOrigin);
  // Delivers what an earlier run left undelivered.
  wake();
  return {
    relay: withHeaders(withHealth(handler, journal, watch, words.relay.unavailable), headers),
    /** Also for the responses that the server makes without the relay. */
    headers,
    paths: relayPathsOf(forms, content.calls, place),
    inboxGreeting: inbox?.greeting ?? (async () => []),
    whereLeadsGo: words.relay[storeName === 'journal' ? 'storesIn' : 'forwards'](displayPath(file)),
    stop: async () => {
      // Not awaited: a mail may take a minute, and the next relay sends it again.
      for (const stop of stopTimers) void stop();
      photos.stop();
      await Promise.all([stopUpkeep(), ...dispatchers.map((dispatcher) => dispatcher.stop())]);
      journal.close();
    },
  };
}

/** Answers requests for the health of the relay, and those that fail because the journal is unusable. */
function withHealth(relay: Relay, { retryWhileBusy }: Journal, watch: Watch, unavailable: string): Relay {
  return async (request, client) => {
    if (new URL(request.url).pathname !== HEALTH) {
      return relay(request, client).catch((error: unknown) => {
        if (!isJournalError(error)) throw error;
        watch.failed('requests', error);
        return plain(503, unavailable, { 'Retry-After': String(RETRY_AFTER) });
      });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return empty(405, { Allow: 'GET, HEAD' });
    const wrong = await retryWhileBusy(() => watch.troubles(Date.now())).catch((): Trouble[] => ['unusable']);
    return wrong.length === 0 ? json(200, { ok: true }) : json(503, { ok: false, wrong });
  };
}

/** Compares who receives inquiries in this environment with what the pages state. */
export function recipientDifference({ shared, practices }: SiteSnapshot, { site }: CommandContext): Difference {
  const { env } = process;
  const toAirtable = readAirtableAccess(env) || site.delivery?.(shared, env).kind === 'direct';
  const recipients: Recipient[] = [
    ...(toAirtable ? (['airtable'] as const) : []),
    ...(readMailSettings(env) ? (['mail'] as const) : []),
  ];
  return differenceOf(recipients, practices);
}

/** Warns of recipients that no page mentions, and then of those that pages mention wrongly. */
export function warnOfDifference({ undisclosed, wronglyDisclosed }: Difference, { words }: CommandContext): void {
  for (const recipient of undisclosed) log(words.relay.undisclosed(recipient));
  for (const recipient of wronglyDisclosed) log(words.relay.wronglyDisclosed(recipient));
}

/** Formats the outcome of a delivery for the log. */
export function describeDelivery({ deliverer, lead, delivery }: Extract<DispatchEvent, { kind: 'settled' }>): string {
  const { kind, cause } = delivery;
  return [new Date().toISOString(), deliverer.name, lead.id, kind, cause && printable(cause)].filter(Boolean).join(' ');
}
