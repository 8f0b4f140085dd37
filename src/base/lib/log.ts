import { relative } from 'node:path';

export function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

export const logWithTime = (line: string): void => log(`${new Date().toISOString()} ${line}`);

/** Logs an exception of a request handler, which is always a bug. Only that request fails. */
export const onError = (error: unknown): void => logWithTime(stackOf(error));

/** Returns the code of a system or SQLite error. An error without one is a bug, so returns its stack trace. */
export const causeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code || stackOf(error));

/** Returns the stack trace of an error, or else its message. */
export const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Formats a path for users: relative to the working directory if it is inside, otherwise absolute. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
