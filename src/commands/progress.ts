import type { CommandWords } from '../messages/messages.ts';

export interface Progress {
  readonly step: (done: number, total: number) => void;
  readonly end: () => void;
}

const REDRAW_MS = 80;

/** One line that keeps changing on a terminal; nothing at all in a pipe, where it would only be litter. */
export function showProgress(words: CommandWords, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { step: () => {}, end: () => {} };
  let drawn = 0;
  const clear = () => stream.write('\r\u001b[2K');
  return {
    step(done, total) {
      if (done !== total && performance.now() - drawn < REDRAW_MS) return;
      drawn = performance.now();
      clear();
      stream.write(words.progress(done, total));
    },
    end: clear,
  };
}
