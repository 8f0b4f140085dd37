/** Decodes photos in a separate process, which is killed when a photo takes too long, and started again when needed. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Photo } from './types.ts';

/**
 * Limits in milliseconds: to start, to decode one photo, and without work. The decoder itself gives up a photo after a few
 * seconds of processor time, so only an overloaded machine reaches the second one.
 */
const LIMITS = { start: 20_000, decode: 20_000, idle: 60_000 };

/** Number of processes that may die of one photo before its sender is told. */
const ATTEMPTS = 2;

const DECODER = join(import.meta.dirname, '../../bin/photo-decoder.mjs');

/** Variables that the decoder inherits. It reads files of strangers, so it gets no keys. */
const INHERITED = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR', 'LD_LIBRARY_PATH'];

/** Messages from the decoder. `too-much`: the photo needed too much memory or time, and the process ends itself. */
type Message =
  | { readonly kind: 'ready' | 'too-much' }
  | { readonly kind: 'unable'; readonly cause: string }
  | ({ readonly id: number } & Reply);

type Reply = { readonly kind: 'no-photo' } | ({ readonly kind: 'photo' } & Photo);

/** How a process ended. */
interface End {
  readonly kind: 'ended';
  readonly signal: NodeJS.Signals | null;
}

/**
 * Creates a decoder, which handles one photo at a time. `decode` returns undefined if the file is no usable photo. It rejects
 * if this machine cannot decode photos.
 */
export function createPhotoProcess(limits: typeof LIMITS = LIMITS, decoder = DECODER) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let photos = 0;
  let isStopped = false;

  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  /** Resolves to the next message that fits, to how the process ended, or to undefined after `ms`. */
  function next(from: ChildProcess, ms: number, fits: (message: Message) => boolean) {
    return new Promise<Message | End | undefined>((resolve) => {
      const settle = (result: Message | End | undefined) => {
        clearTimeout(timer);
        from.off('message', onMessage).off('exit', onExit).off('error', onError);
        resolve(result);
      };
      const onMessage = (message: Message) => fits(message) && settle(message);
      const onExit = (_code: number | null, signal: NodeJS.Signals | null) => settle({ kind: 'ended', signal });
      // The system cannot start another process, or the message did not reach this one.
      const onError = () => settle({ kind: 'ended', signal: 'SIGKILL' });
      const timer = setTimeout(settle, ms, undefined);
      from.on('message', onMessage).on('exit', onExit).on('error', onError);
    });
  }

  async function started(): Promise<ChildProcess> {
    if (isStopped) throw new Error('The relay is ending.');
    if (child?.connected) return child;
    const kept = INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
    const starting = fork(decoder, [], {
      // With more arenas, the allocator keeps several times the memory of a photo.
      env: { ...Object.fromEntries(kept), NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = starting;
    // The process must not keep this one alive, and errors between photos only mean that it is gone.
    starting.on('error', () => {}).unref();
    starting.channel?.unref();
    const message = await next(starting, limits.start, ({ kind }) => kind === 'ready' || kind === 'unable');
    if (message?.kind === 'ready') return starting;
    if (child === starting) end();
    throw new Error(message?.kind === 'unable' ? message.cause : 'The process that decodes photos does not start.');
  }

  async function attempt(file: Uint8Array): Promise<Reply | End> {
    const decoding = await started();
    photos += 1;
    const id = photos;
    decoding.send({ id, file });
    const isReply = (message: Message) => message.kind === 'too-much' || ('id' in message && message.id === id);
    const message = await next(decoding, limits.decode, isReply);
    if (message && ('id' in message || message.kind === 'ended')) return message;
    if (child === decoding) end();
    if (message) return { kind: 'no-photo' };
    throw new Error('The process that decodes photos does not answer.');
  }

  return {
    async decode(file: Uint8Array): Promise<Photo | undefined> {
      clearTimeout(idle);
      let outcome: Reply | End = { kind: 'no-photo' };
      for (let count = 0; count < ATTEMPTS; count += 1) {
        outcome = await attempt(file);
        if (outcome.kind !== 'ended') break;
        child = undefined;
      }
      idle = setTimeout(end, limits.idle).unref();
      if (outcome.kind === 'photo') return { bytes: outcome.bytes, sent: outcome.sent };
      // A decoder that was just tried out and crashes again dies of this photo. But someone else sends SIGKILL.
      if (outcome.kind === 'ended' && outcome.signal === 'SIGKILL')
        throw new Error('The process that decodes photos was killed.');
      return undefined;
    },
    stop() {
      isStopped = true;
      clearTimeout(idle);
      end();
    },
  };
}
