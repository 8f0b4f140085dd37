/** The relay on a machine: opens the journal, delivers what is in it, and answers the requests of visitors. */

import { dayIn } from '../base/lib/day.ts';
import { causeOf, errorCode } from '../base/lib/errors.ts';
import { displayPath, log, logWithTime } from '../base/lib/log.ts';
import { basePathOf } from '../base/lib/url.ts';
import { HEALTH, relayPathsOf } from '../hosting/hosts/hosts.ts';
import { overPlainHttp } from '../hosting/serve/serve.ts';
import { alsoBelow } from './base-path.ts';
import { checkedEnvironment, type RelayContext } from './context.ts';
import { deliveryLine, openDeliverers, recipientDifference } from './deliver/deliverers.ts';
import { createDispatcher } from './deliver/dispatcher.ts';
import { recipientWarnings } from './deliver/recipients.ts';
import { type OpenInbox, openInbox } from './inbox/open-inbox.ts';
import { defaultFolder } from './journal/backups.ts';
import { damageMessage, formWarnings, intactJournal } from './journal/checked-journal.ts';
import { isDamage, isJournalError, TRY_MS } from './journal/database.ts';
import type { Journal } from './journal/journal.ts';
import { wantedMails } from './mail/delivery.ts';
import { readInboxUsers } from './mail/settings.ts';
import { type Acceptance, createRelay, type Relay, withHeaders } from './receive/handler.ts';
import { createPhotoReader } from './receive/photo-reader.ts';
import { RETRY_AFTER } from './receive/read-form.ts';
import { empty, json, plain } from './receive/respond.ts';
import { withCalls } from './report/counting.ts';
import { type RelaySettings, readSettings } from './settings.ts';
import { type RelayContent, relayOptions } from './site-options.ts';
import type { Submission } from './types.ts';
import { createAlarms } from './upkeep/alarms.ts';
import { repeat } from './upkeep/repeat.ts';
import { startUpkeep } from './upkeep/upkeep.ts';
import { createWatch, type Trouble, type Watch, type Work } from './upkeep/watch.ts';

export interface OpenRelayOptions extends RelayContext {
  readonly content: RelayContent;
  /** Path of the journal, which keeps the inquiries. */
  readonly journalFile: string;
  /** Folder for backups of the journal. Default: the one beside it. */
  readonly backups?: string | undefined;
  /** True if browsers connect without TLS, as on a developer's machine. */
  readonly plainHttp?: boolean;
  /** True if inquiries are only tests: no backups are made, and no alarms raised. */
  readonly isTrial?: boolean;
  /** True if it has an inbox. */
  readonly inbox?: boolean;
}

export type OpenRelay = ReturnType<typeof openRelay>;

const ALARM_INTERVAL_MS = 60_000;

/** The morning mail is at most this late. */
const MORNING_INTERVAL_MS = 10 * 60_000;

/** Opens a relay. Throws UsageError if its journal or its settings cannot be used. */
export function openRelay(options: OpenRelayOptions) {
  const { content, env, words, journalFile, plainHttp } = options;
  const settings = checkedEnvironment(() => readSettings(env), options);
  const users = checkedEnvironment(() => readInboxUsers(env), options);
  const { quota } = settings;
  const journal = intactJournal(journalFile, options, { backups: options.backups, busyMs: TRY_MS, quota });
  const wanted = { journal, plainHttp, inbox: options.inbox === true };
  const delivery = openDeliverers(content, wanted, options);
  const { sender, origin, place } = delivery;
  for (const warning of recipientWarnings(recipientDifference(content.snapshot, options), options)) log(warning);
  for (const warning of formWarnings(journal, content.forms, options)) log(`▲ ${warning}`);
  const backups = options.backups ?? defaultFolder(journal.file);
  const watch = watchOver(journal, backups, delivery, options);
  const { wake, stop: stopDelivery } = createDelivery(journal, delivery, watch);
  const inbox =
    place && openInbox(place, { ...options, ...content, journal, users, sender, origin, wake, log: logWithTime });
  const parts: Parts = { ...options, settings, journal, backups, delivery, watch, wake, inbox };
  const stopWork = scheduleWork(parts);
  const { relay, headers, stop: stopAnswering } = createAnswering(parts);
  const base = basePathOf(content.snapshot.baseUrl);
  const paths = relayPathsOf(content.forms, content.calls, place);
  // Delivers what an earlier run left undelivered.
  wake();
  return {
    fetch: withHeaders(alsoBelow(base, withHealth(relay, journal, watch, words.relay.unavailable)), headers),
    /** Also for the responses that the server makes without the relay. */
    headers,
    paths: base === '' ? paths : [...paths, ...paths.map((path) => base + path)],
    inboxGreeting: inbox?.greeting ?? (async () => []),
    whereLeadsGo: words.relay[isStoredIn(delivery) ? 'storesIn' : 'forwards'](displayPath(journalFile)),
    stop: async () => {
      stopAnswering();
      await Promise.all([stopWork(), stopDelivery()]);
      journal.close();
    },
  };
}

/** What the work of an open relay shares. */
interface Parts extends Omit<OpenRelayOptions, 'inbox'> {
  readonly settings: RelaySettings;
  readonly journal: Journal;
  readonly backups: string;
  readonly delivery: Deliverers;
  readonly watch: Watch;
  /** Makes new deliveries start at once. */
  readonly wake: () => void;
  readonly inbox: OpenInbox | undefined;
}

type Deliverers = ReturnType<typeof openDeliverers>;

/** True if the journal itself is the store. */
const isStoredIn = ({ storeName }: Deliverers) => storeName === 'journal';

function watchOver(journal: Journal, backups: string, { deliverers }: Deliverers, options: OpenRelayOptions): Watch {
  return createWatch({
    journal,
    channels: deliverers.map(({ channel }) => channel),
    describe: (error) => {
      if (errorCode(error) === 'JOURNAL_GONE') return options.words.relay.gone(displayPath(options.journalFile));
      return isDamage(error) ? damageMessage(journal.file, backups, options) : causeOf(error);
    },
    log: logWithTime,
  });
}

/** Creates a dispatcher for each channel, and reports its troubles to the watch. */
function createDelivery(journal: Journal, { deliverers, unit }: Deliverers, watch: Watch) {
  const dispatchers = deliverers.map((deliverer) =>
    createDispatcher({
      journal,
      deliverer,
      unit,
      onSettled({ id }, delivery) {
        log(deliveryLine(deliverer.name, id, delivery));
        watch.settled(deliverer.channel, delivery);
      },
      watched: (round) => watch.during(deliverer.channel, round),
    }),
  );
  return {
    wake: () => {
      for (const dispatcher of dispatchers) dispatcher.wake();
    },
    stop: () => Promise.all(dispatchers.map((dispatcher) => dispatcher.stop())),
  };
}

/** Starts what a relay does by the clock: upkeep, alarms, and the morning mail. Returns a function that stops it. */
function scheduleWork(parts: Parts): () => Promise<void> {
  const { content, words, journal, watch, delivery, inbox, isTrial = false } = parts;
  const { forms } = content;
  const repeatWatched = (work: Work, everyMs: number, run: () => Promise<void>) =>
    repeat(everyMs, () => watch.during(work, run));
  const backups = isTrial ? undefined : parts.backups;
  const stopUpkeep = startUpkeep({ journal, forms, backups, watch, log: logWithTime });
  const stopTimers: (() => Promise<void>)[] = [];
  if (!isTrial) {
    const { sender } = delivery;
    const alarms = createAlarms({ watch, journal, sender, words: words.relay.alarms, log: logWithTime });
    stopTimers.push(repeatWatched('alarms', ALARM_INTERVAL_MS, alarms));
    if (inbox?.mailMorning) stopTimers.push(repeatWatched('reminder', MORNING_INTERVAL_MS, inbox.mailMorning));
  }
  return () => {
    // Not awaited: a mail may take a minute, and the next relay sends it again.
    for (const stop of stopTimers) void stop();
    return stopUpkeep();
  };
}

/** Creates what answers each request: the inbox, links to photos, taps on phone numbers, and forms. */
function createAnswering({ content, site, env, plainHttp, settings, journal, delivery, watch, wake, inbox }: Parts) {
  const { links, mail, storeName } = delivery;
  const isStored = isStoredIn(delivery);
  const timeZone = site.timeZone ?? 'UTC';
  const hosted = relayOptions(site, content, env, settings);
  const { counting } = hosted;
  const answerHeaders = (origin: string | undefined) => {
    const headers = hosted.answerHeaders(origin);
    return plainHttp ? overPlainHttp(headers) : headers;
  };
  const accept = async (submission: Submission): Promise<Acceptance> => {
    if (watch.isDamaged()) return { kind: 'not-kept', cause: 'JOURNAL_DAMAGED' };
    try {
      const full = { ...submission, isStored, mail: wantedMails(mail, submission.form) };
      const receive = () => journal.retryWhileBusy(() => journal.receive(full, Date.now()));
      const { id, isNew } = await watch.during('requests', receive);
      if (isStored && isNew && full.state === 'received') log(deliveryLine(storeName, id, { kind: 'delivered' }));
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
  const relay = inbox?.inFrontOf(withPhotos) ?? withPhotos;
  return { relay, headers: answerHeaders(hosted.pagesOrigin), stop: photos.stop };
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
