/** What an error says about its cause. */

/** Returns the code of a system, SQLite or network error: `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === undefined ? undefined : String(code);
}

/** Returns the code of an error or, without one, its name and message, for a line of a log. */
export const shortCause = (error: unknown): string => errorCode(error) ?? String(error);

/** Returns the code of a system or SQLite error. An error without one is a bug, so returns its stack trace. */
export const causeOf = (error: unknown): string => errorCode(error) || stackOf(error);

/** Number of lines of a stack trace that help a reader. Those of errors in packages have up to a hundred. */
const SHOWN_LINES = 11;

/** Returns the beginning of the stack trace of an error, or else its message. */
export const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, SHOWN_LINES).join('\n') : String(error);

/** The templates use the engine in a way that cannot work. The message says how. */
export class TemplateMisuse extends Error {}
