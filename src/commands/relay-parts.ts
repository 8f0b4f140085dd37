import { bundle } from '../bundle/bundle.ts';
import type { FormsOfSite } from '../dev/outcome.ts';
import { HEALTH } from '../hosts/model.ts';
import { dayIn } from '../lib/day.ts';
import { printable } from '../lib/texts.ts';
import { type Content, readContent } from '../read-content.ts';
import { createAlarms, createWatch, type Trouble } from '../relay/alarms.ts';
import { createDispatcher, type DispatchEvent } from '../relay/dispatcher.ts';
import { type Acceptance, createRelay, type Relay } from '../relay/handler.ts';
import { codeIn, TRY_MS } from '../relay/journal/database.ts';
import { wantedMails } from '../relay/mail/ways.ts';
import { createPhotoReader } from '../relay/photo-reader.ts';
import { empty, json } from '../relay/respond.ts';
import { readInboxUsers, readSettings, recipientsOf } from '../relay/settings.ts';
import type { Submission } from '../relay/types.ts';
import { repeat, startUpkeep } from '../relay/upkeep.ts';
import type { SiteSnapshot } from '../render/site-view.ts';
import { withCalls } from '../report/counting.ts';
import { createMonthlyReport } from '../report/monthly.ts';
import { overPlainHttp } from '../serve/headers.ts';
import { relayOptions } from '../serverless.ts';
import { photoPaths } from '../shared/form-spec.ts';
import { type Difference, differenceOf, type Recipient } from '../shared/practices.ts';
import { type CommandContext, type RootOptions, refuse, rootFolder } from './context.ts';
import type { OpenInbox } from './inbox.ts';
import {
  type BackupOptions,
  backupFolder,
  damagedWords,
  relayFile,
  type StoreOptions,
  soundJournal,
} from './journal-file.ts';
import { causeOf, log, logWithTime, shown } from './log.ts';
import { checkedEnvironment, openWays } from './open-ways.ts';
import { today } from './today.ts';

export interface RelayOptions extends StoreOptions, BackupOptions {
  /** True if browsers speak to it without TLS, as on one's own machine. */
  readonly plainHttp?: boolean;
  /** True where what comes in is only for trying: nothing is copied, and no alarm is raised. */
  readonly forTrying?: boolean;
  /** Opens the inbox. Without it, there is none. */
  readonly openInbox?: OpenInbox | undefined;
}

/**
 * The forms. Inquiries must arrive in spite of a mistake in some page, which is only mentioned; if the forms or the
 * data of the site are not sound, reports the findings and returns nothing.
 */
export function readRelayForms(
  options: RootOptions,
  context: CommandContext,
): (Omit<FormsOfSite, 'assets'> & Pick<Content, 'datasets'>) | undefined {
  const { site, words, cache } = context;
  const content = readContent(site, { root: rootFolder(options, context), today: today({}, context), cache });
  const { snapshot, problems, datasets } = content;
  if (!snapshot) {
    refuse(content, options, context);
    return undefined;
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.stderr.write(`${words.relay.runsAllTheSame(errors)}\n`);
  const { shared } = snapshot;
  return { forms: site.forms?.(shared) ?? [], snapshot, calls: site.counting?.(shared)?.calls, datasets };
}

/** The same, with what the answers to visitors without script need. */
export async function readRelayContent(
  options: RootOptions,
  context: CommandContext,
): Promise<FormsOfSite | undefined> {
  const content = readRelayForms(options, context);
  if (!content) return undefined;
  const { datasets, ...forms } = content;
  const { shared } = forms.snapshot;
  const { site } = context;
  const choices = { delivery: site.delivery?.(shared, process.env), unused: site.unusedScripts?.(shared) };
  const { links: assets } = await bundle(site, choices, datasets.read);
  return { ...forms, assets };
}

const LOOK_EVERY_MS = 60_000;

const LOOK_FOR_MONTHS_MS = 60 * 60_000;

/** A relay on this machine: opens the journal, starts delivering, and puts the request handler together. */
export function openRelay(content: FormsOfSite, options: RelayOptions, context: CommandContext) {
  const { forms, snapshot, assets } = content;
  const { plainHttp, forTrying, openInbox } = options;
  const { site, words } = context;
  const { env } = process;
  const settings = checkedEnvironment(() => readSettings(env), context);
  const users = checkedEnvironment(() => readInboxUsers(env), context);
  const file = relayFile(options, context);
  const { quota } = settings;
  const journal = soundJournal(file, context, { folder: backupFolder(options, file), busyMs: TRY_MS, quota });
  const folder = backupFolder(options, journal.file);
  journal
    .patiently(() => journal.showTables(forms))
    .catch((error: unknown) => logWithTime(`tables failed: ${causeOf(error)}`));
  const wanted = { journal, plainHttp, inbox: openInbox !== undefined };
  const { ways, unit, links, mail, sender, storeName, origin, place } = openWays(content, wanted, context);
  const onEvent = (event: DispatchEvent) => log(describe(event));
  const dispatchers = ways.map((way) => createDispatcher({ journal, way, unit, onEvent }));
  const wake = () => {
    for (const dispatcher of dispatchers) dispatcher.wake();
  };
  const watch = createWatch(
    journal,
    ways.map(({ channel }) => channel),
  );
  const onCopy = (result: 'made' | 'failed' | 'damaged') => {
    watch.note('copy', result !== 'made');
    if (result !== 'damaged') return;
    watch.note('damaged', true);
    log(damagedWords(journal.file, folder, words));
  };
  const copies = forTrying ? undefined : folder;
  const stopUpkeep = startUpkeep({ journal, forms, copies, onCopy, log: logWithTime });
  warnOfUntold(differenceHere(snapshot, context), context);
  const hosted = relayOptions(site, { site: snapshot, assets }, env, settings);
  const { counted } = hosted;
  const timeZone = site.timeZone ?? 'UTC';
  const alarms = { watch, journal, sender, hook: settings.alarmHook, words: words.relay.alarms, log: logWithTime };
  const stopLooking = forTrying ? [] : [repeat(LOOK_EVERY_MS, createAlarms(alarms))];
  if (sender && counted && settings.monthlyReport && !forTrying) {
    const report = { journal, sender, timeZone, form: counted.form, words: words.leads.report, log: logWithTime };
    stopLooking.push(repeat(LOOK_FOR_MONTHS_MS, createMonthlyReport(report)));
  }
  const answerHeaders = (of: string | undefined) => {
    const headers = hosted.answerHeaders(of);
    return plainHttp ? overPlainHttp(headers) : headers;
  };
  const accept = async (submission: Submission): Promise<Acceptance> => {
    if (watch.isDamaged()) return { kind: 'not-kept', cause: 'JOURNAL_DAMAGED' };
    try {
      const full = { ...submission, mail: wantedMails(mail, submission.form) };
      const { id } = await journal.patiently(() => journal.receive(full, Date.now()));
      wake();
      return { kind: 'kept', id };
    } catch (error) {
      if (codeIn(error) === 'JOURNAL_GONE') log(words.relay.gone(shown(file)));
      return { kind: 'not-kept', cause: causeOf(error) };
    }
  };
  const count = async (page: string) => {
    journal.mustBeInPlace();
    await journal.patiently(() => journal.countCall(dayIn(timeZone, new Date()), page));
  };
  const ofForms = createRelay({ ...hosted, readPhoto: createPhotoReader(), answerHeaders, accept, log });
  const withCounts = counted ? withCalls(ofForms, { ...hosted, counted, count, log: logWithTime }) : ofForms;
  const withPhotos = links.serve(withCounts);
  const parts = { forms, snapshot, journal, users, sender, origin, wake, log: logWithTime };
  const inbox = place && openInbox?.(place, parts);
  const whole = inbox?.before(withPhotos, answerHeaders(undefined)) ?? withPhotos;
  // What an earlier run left behind is delivered first.
  wake();
  return {
    relay: withHealth(whole, () => watch.troubles(Date.now())),
    paths: [
      ...forms.map(({ action }) => action),
      ...photoPaths(forms),
      ...(counted ? [counted.calls] : []),
      ...(place ? [place.path] : []),
      HEALTH,
    ],
    inboxSaid: inbox?.said ?? (async () => []),
    whereLeadsGo: storeName === 'journal' ? words.relay.storesIn(shown(file)) : words.relay.forwards(shown(file)),
    stop: async () => {
      // A mail server may take a minute over what the next relay tells again.
      for (const stop of stopLooking) void stop();
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

/** Who is given what visitors send, in this environment, against what the pages say. */
export function differenceHere({ shared, practices }: SiteSnapshot, { site }: CommandContext): Difference {
  const direct: Recipient[] = site.delivery?.(shared, process.env).kind === 'direct' ? ['airtable'] : [];
  return differenceOf([...recipientsOf(process.env), ...direct], practices);
}

/** Says loudly what visitors are not told, and then what they are told wrongly. */
export function warnOfUntold({ untold, untrue }: Difference, { words }: CommandContext): void {
  for (const recipient of untold) log(words.relay.untold(recipient));
  for (const recipient of untrue) log(words.relay.untrue(recipient));
}

export function describe(event: DispatchEvent): string {
  const start = `${new Date().toISOString()} ${event.way.name}`;
  if (event.kind === 'trouble') return `${start} ${causeOf(event.error)}`;
  const { lead, delivery } = event;
  return `${start} ${lead.id} ${delivery.kind}${delivery.cause ? ` ${printable(delivery.cause)}` : ''}`;
}
