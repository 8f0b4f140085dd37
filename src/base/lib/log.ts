import { relative } from 'node:path';
import { stackOf } from './errors.ts';

export function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

export const logWithTime = (line: string): void => log(`${new Date().toISOString()} ${line}`);

/** Logs an exception of a request handler, which is always a bug. Only that request fails. */
export const onError = (error: unknown): void => logWithTime(stackOf(error));

/** Formats a path for users: relative to the working directory if it is inside, otherwise absolute. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path || '.';
}
