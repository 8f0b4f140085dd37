import { relative } from 'node:path';

export const log = (line: string) => process.stderr.write(`${line}\n`);

export const logWithTime = (line: string) => log(`${new Date().toISOString()} ${line}`);

/** Exceptions of the handler are bugs of ours; the relay goes on without that one request. */
export const onError = (error: unknown) => logWithTime(stackOf(error));

/** Codes of the system and of SQLite say enough; what has none is a bug, and its trace helps to find it. */
export const causeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code || stackOf(error));

/** The trace of an error, if it has one. */
export const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A path as people would write it: from where they are, unless it lies outside. */
export function shown(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
