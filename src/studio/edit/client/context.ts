/** The connection to the server, and the context that all dialogs share. */

import { EDIT_PATH, type EditRequest, type FieldFinding, type FieldPlace, TOKEN_HEADER } from '../protocol.ts';
import type { EditWords } from '../words.ts';

/** Sends a request. Rejects if the server cannot be reached or responds with an error. */
export type Ask = <Answer>(request: EditRequest) => Promise<Answer>;

/** Statuses with a result: success, conflict and refused. */
const RESULT_STATUSES = [200, 409, 422];

export const askWith =
  (token: string): Ask =>
  async (request) => {
    const headers = { 'Content-Type': 'application/json', [TOKEN_HEADER]: token };
    const response = await fetch(EDIT_PATH, { method: 'POST', headers, body: JSON.stringify(request) });
    if (RESULT_STATUSES.includes(response.status)) return response.json();
    const failure = (await response.json().catch(() => ({}))) as Partial<{ reason: string }>;
    throw failure.reason === undefined ? new Error(String(response.status)) : new SystemFailure(failure.reason);
  };

/** The server could not read or write a file. The message explains why, in the language of the editor. */
class SystemFailure extends Error {}

/** Returns what to tell an editor whose request failed. */
export const failureText = (error: unknown, words: EditWords): string => {
  const { message } = error as Error;
  return error instanceof SystemFailure ? words.notSaved(message) : words.failed(message);
};

/** The page in edit mode, as its dialogs see it. */
export interface EditorContext {
  readonly ask: Ask;
  readonly words: EditWords;
  /** Parent of all dialogs. */
  readonly root: ShadowRoot;
  /** Runs an action such as opening a dialog. Delays reloads until it is done, and shows any error on the page. */
  run(action: () => void | Promise<void>): void;
  /** Opens the dialog for a field, or for a whole file. */
  open(field: FieldPlace): void;
  /** Shows that a change was saved, with the slips that were mended, and remembers the last opened field. */
  reportSaved(mended: readonly FieldFinding[]): void;
  /** Navigates to a page, which then shows a message. */
  navigate(message: string, url: string): void;
}
