/** What every window is given: a way to ask the server, the words of its language, and the page that it lies on. */
import type { edit } from '../../messages/edit/de.ts';
import { EDIT_PATH, type FieldPlace, type Question, TOKEN_HEADER } from '../protocol.ts';

/** Asks the server. Rejects if it does not answer, or has no answer. */
export type Ask = <Answer>(question: Question) => Promise<Answer>;

/** What the server says of changes comes with these statuses, too: refused, and of another version. */
const ANSWERED = [200, 409, 422];

export const askWith =
  (token: string): Ask =>
  async (question) => {
    const headers = { 'Content-Type': 'application/json', [TOKEN_HEADER]: token };
    const response = await fetch(EDIT_PATH, { method: 'POST', headers, body: JSON.stringify(question) });
    if (!ANSWERED.includes(response.status)) throw new Error(String(response.status));
    return response.json();
  };

export type EditWords = typeof edit;

/** The page that is written on, as its windows know it. */
export interface Editing {
  readonly ask: Ask;
  readonly words: EditWords;
  /** Where windows are put. */
  readonly root: ShadowRoot;
  /** Opens a window, which may have to ask first. If that is not possible, the page says why. */
  opening(open: () => void | Promise<void>): void;
  /** Opens the window for a field, or for all of a file. */
  open(field: FieldPlace): void;
  /** Told when something of what was opened last is saved. */
  saved(): void;
  /** Goes to a page, which then says what was done. */
  go(said: string, url: string): void;
}
