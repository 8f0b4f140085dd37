/** The connection of the studio to the server. */
import { EDIT_PATH, type EditRequest, TOKEN_HEADER } from '../protocol.ts';

/**
 * Sends a request. Resolves to undefined if there is no such file or page, and rejects if the server cannot be reached or
 * responds with an error.
 */
export type Ask = <Answer>(request: EditRequest) => Promise<Answer | undefined>;

/** Statuses with a result: success, conflict and refused. */
const RESULT_STATUSES = [200, 409, 422];

export const askWith =
  (token: string): Ask =>
  async (request) => {
    const headers = { 'Content-Type': 'application/json', [TOKEN_HEADER]: token };
    const response = await fetch(EDIT_PATH, { method: 'POST', headers, body: JSON.stringify(request) });
    if (RESULT_STATUSES.includes(response.status)) return response.json();
    if (response.status === 404) return undefined;
    const failure = (await response.json().catch(() => ({}))) as Partial<{ reason: string }>;
    // Another start of the server has another token.
    if (response.status === 403) throw new Refused();
    throw failure.reason === undefined ? new Error(String(response.status)) : new SystemFailure(failure.reason);
  };

/** The server could not read or write a file. The message explains why, in the language of the editor. */
export class SystemFailure extends Error {}

/** The server was started again since the studio was opened. */
export class Refused extends Error {}
