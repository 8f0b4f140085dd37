import type { FormSpec } from '../../shared/form-spec.ts';
import type { Journal } from '../journal.ts';
import type { Lead, MailKind, MailState } from '../types.ts';
import { attempt } from './attempt.ts';
import type { Sender } from './sender.ts';

export interface MailerOptions {
  readonly journal: Pick<Journal, 'list' | 'holdMail' | 'releaseMail' | 'setMail' | 'mailedSince'>;
  readonly forms: readonly FormSpec[];
  readonly sender: Sender;
  /** Unit of all waiting, in milliseconds. */
  readonly unitMs: number;
  /** Told one line for each mail. It holds no personal data. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readonly uptime?: () => number;
}

export interface Mailer {
  /** Something may have to be sent. Returns at once. */
  wake(): void;
  /** Tries everything that waits and that no other process is sending, once, however recently it was tried. */
  drain(): Promise<void>;
  /** Ends after the mail that is being sent. What waits stays in the journal. */
  stop(): Promise<void>;
}

/** In units: after the first failure, at most, and how often to look for what another process has released. */
const [FIRST_WAIT, LONGEST_WAIT, LOOK_EVERY] = [4, 900, 60];

/** How long a mail is held while it is sent, in units: longer than a server that is slow at every step takes. */
const LEASE = 600;

const KINDS: readonly MailKind[] = ['notice', 'confirmation'];

/** Failures in a row, and when to try again, by `uptime`. */
interface Patience {
  failures: number;
  until: number;
}

/** How a mail ended, for the journal. */
interface Outcome {
  readonly lead: Lead;
  readonly kind: MailKind;
  readonly state: MailState;
  readonly at: number;
  readonly cause: string | undefined;
}

/** Sends what waits in the journal, one mail at a time, and waits longer after every failure. */
export function createMailer(options: MailerOptions): Mailer {
  const { journal, forms, sender, unitMs, log, now = Date.now, uptime = () => performance.now() } = options;
  const server: Patience = { failures: 0, until: 0 };
  const mails = new Map<string, Patience>();
  /** What the journal says of these is no longer true, so they are not sent again. */
  const unwritten = new Map<string, Outcome>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let queued = false;
  let stopped = false;

  const lose = (patience: Patience) => {
    patience.until = uptime() + Math.min(FIRST_WAIT * 2 ** patience.failures, LONGEST_WAIT) * unitMs;
    patience.failures += 1;
  };

  const loseMail = (id: string) => {
    const patience = mails.get(id) ?? { failures: 0, until: 0 };
    mails.set(id, patience);
    lose(patience);
  };

  const mailedSince = (kind: MailKind, since: number): Lead[] => {
    const sent = [...unwritten.values()].filter((each) => each.kind === kind && each.state === 'sent');
    return [...journal.mailedSince(kind, since), ...sent.filter(({ at }) => at > since).map(({ lead }) => lead)];
  };

  async function handle(lead: Lead, kind: MailKind): Promise<void> {
    const id = idOf(lead, kind);
    if (!journal.holdMail(lead.id, kind, now(), LEASE * unitMs)) return;
    const ended = await attempt(lead, kind, { journal: { mailedSince }, forms, sender, now: now() });
    log(`mail ${id} ${ended.kind}${ended.cause === undefined ? '' : ` (${ended.cause})`}`);
    if (ended.kind === 'later' && ended.server) lose(server);
    else server.failures = 0;
    if (ended.kind === 'later') {
      if (!ended.server) loseMail(id);
      return journal.releaseMail(lead.id, kind);
    }
    const state = ended.kind === 'refused' ? 'failed' : ended.kind;
    const outcome = { lead, kind, state, at: now(), cause: ended.cause } as const;
    unwritten.set(id, outcome);
    write(id, outcome);
  }

  function write(id: string, { lead, kind, state, at, cause }: Outcome): void {
    try {
      journal.setMail(lead.id, kind, state, at, cause);
      unwritten.delete(id);
      mails.delete(id);
    } catch (error) {
      log(`mail ${id} not written down: ${codeOf(error)}`);
      loseMail(id);
    }
  }

  async function tryAll(isDue: (id: string) => boolean): Promise<void> {
    for (const [id, outcome] of unwritten) if (isDue(id)) write(id, outcome);
    const waiting = journal.list({ mail: 'waiting' }).filter(({ state }) => state !== 'flagged');
    for (const lead of waiting) {
      for (const kind of KINDS.filter((each) => lead.mail[each] === 'waiting')) {
        const id = idOf(lead, kind);
        if (unwritten.has(id) || !isDue(id)) continue;
        if (stopped || server.until > uptime()) return;
        await handle(lead, kind).catch((error: unknown) => {
          // The journal may be in trouble for this mail only, so the next round begins with the one behind it.
          loseMail(id);
          throw error;
        });
      }
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    if (stopped) return;
    const next = Math.min(...[server, ...mails.values()].map(({ until }) => until).filter((until) => until > uptime()));
    timer = setTimeout(wake, Math.min(next - uptime(), LOOK_EVERY * unitMs));
    timer.unref();
  }

  function enqueue(isDue: (id: string) => boolean): Promise<void> {
    // A journal that cannot be read now is read again by the next round; the lead itself is not in danger.
    round = round.then(() => tryAll(isDue)).catch((error: unknown) => log(`mail round failed: ${codeOf(error)}`));
    return round.then(schedule);
  }

  function wake(): void {
    if (queued || stopped) return;
    queued = true;
    setImmediate(() => {
      queued = false;
      void enqueue((id) => (mails.get(id)?.until ?? 0) <= uptime());
    });
  }

  return {
    wake,
    drain: () => {
      server.until = 0;
      return enqueue(() => true);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}

const idOf = (lead: Lead, kind: MailKind) => `${lead.id} ${kind}`;

const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);
