/** What every window is given: a way to ask the server, and the words of its language. */
import type { edit } from '../../messages/edit/de.ts';
import { type Choice, EDIT_PATH, type Question, TOKEN_HEADER } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';

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

export interface FormContext {
  readonly words: EditWords;
  readonly facts: readonly Choice[];
  /** Addresses of pages. */
  readonly links: readonly Choice[];
  /** True if all of it is new, so that nothing has a place in the file yet. */
  readonly isNew: boolean;
  /** Pointers of the parts that are open when the form is shown. */
  readonly open: Set<string>;
  /** Moves or removes something at once, together with what was changed before. */
  apply(change: Change, focus: string): void;
  /** Asks for what is not there yet: a field, or an entry of a list if there is an `index`. It may have one of several shapes. */
  create(pointer: string, index: number | undefined, shape?: string): void;
}
