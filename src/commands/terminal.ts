import { createInterface } from 'node:readline/promises';

/** The terminal was closed or interrupted in the middle of a question. */
export class Interrupted extends Error {}

/** Asks questions on a terminal until `run` is done. Throws `Interrupted` if the user walks away. */
export async function withTerminal<Result>(
  run: (ask: (question: string) => Promise<string>) => Promise<Result>,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Result> {
  const terminal = createInterface({ input, output });
  const gone = new AbortController();
  terminal.once('close', () => gone.abort());
  const ask = async (question: string) => {
    try {
      return (await terminal.question(question, { signal: gone.signal })).trim();
    } catch (error) {
      // Ctrl+C and Ctrl+D both end here; without the signal a closed terminal would leave the question open for ever.
      throw gone.signal.aborted ? new Interrupted() : error;
    }
  };
  try {
    return await run(ask);
  } finally {
    terminal.close();
  }
}
