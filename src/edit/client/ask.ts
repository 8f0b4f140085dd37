import { EDIT_PATH, type Question, TOKEN_HEADER } from '../protocol.ts';

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
