import type { CommandWords } from '../messages/messages.ts';

export interface Progress {
  readonly step: (done: number, total: number) => void;
  readonly end: () => void;
}

/** The least time between two signs of progress, in milliseconds. */
const REDRAW = 80;
const NEXT_LINE = 3000;

/**
 * Shows that a build is under way, and how far it is: on a terminal in one line that keeps changing; in a pipe or a log, which
 * may be read while it is written, in a line every few seconds.
 */
export function showProgress(words: CommandWords, stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? inOneLine(words, stream) : inLines(words, stream);
}

/** For output that only programs read. */
export const NO_PROGRESS: Progress = { step: () => {}, end: () => {} };

function inOneLine(words: CommandWords, stream: NodeJS.WriteStream): Progress {
  const clear = () => stream.write('\r\u001b[2K');
  const isTime = atIntervals(REDRAW);
  stream.write(words.building);
  return {
    step(done, total) {
      if (!isTime() && done !== total) return;
      clear();
      stream.write(words.progress(done, total));
    },
    end: clear,
  };
}

function inLines(words: CommandWords, stream: NodeJS.WriteStream): Progress {
  const isTime = atIntervals(NEXT_LINE);
  stream.write(`${words.building}\n`);
  return {
    step(done, total) {
      if (isTime()) stream.write(`${words.progress(done, total)}\n`);
    },
    end: () => {},
  };
}

/** True at most once in so many milliseconds, beginning with the first of them over. */
function atIntervals(milliseconds: number): () => boolean {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return false;
    last = now;
    return true;
  };
}
