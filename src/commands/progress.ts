import type { CommandWords } from '../messages/messages.ts';

export interface Progress {
  readonly step: (done: number, total: number) => void;
  readonly end: () => void;
}

/** The least time between two messages, in milliseconds: on a terminal, and in a log. */
const REDRAW = 80;
const NEXT_LINE = 3000;

/**
 * Shows that a build is under way, and how far it is: on a terminal in one line that keeps changing; in a log, which may be
 * read while it is written, in a line every few seconds; and not at all where only programs read what is written.
 */
export function showProgress(
  words: CommandWords,
  log: Pick<NodeJS.WriteStream, 'write'> | undefined,
  terminal: NodeJS.WriteStream = process.stderr,
): Progress {
  const stream = terminal.isTTY ? terminal : log;
  if (!stream) return { step: () => {}, end: () => {} };
  const isTime = atIntervals(terminal.isTTY ? REDRAW : NEXT_LINE);
  const say = (text: string) => stream.write(terminal.isTTY ? text : `${text}\n`);
  const clear = () => terminal.isTTY && stream.write('\r\u001b[2K');
  say(words.building);
  return {
    step(done, total) {
      const isLast = terminal.isTTY && done === total;
      if (!isTime() && !isLast) return;
      clear();
      say(words.progress(done, total));
    },
    end: clear,
  };
}

/** True at most once in each such span, not before the first is over. */
function atIntervals(milliseconds: number): () => boolean {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return false;
    last = now;
    return true;
  };
}
