/** The connection of the studio to the server. */
import { EDIT_PATH, type EditRequest, TOKEN_HEADER } from '../protocol.ts';

/**
 * Sends a request. Resolves to undefined if there is no such file or page, and rejects if the server cannot be reached or
 * responds with an error.
 */
export type Ask = <Answer>(request: EditRequest) => Promise<Answer | undefined>;

/** Statuses with a result: success, conflict and refused. */
const RESULT_STATUSES = [200, 409, 422];

/** @param renewedToken returns the current token of the server, or undefined if that serves another site */
export function askWith(firstToken: string, renewedToken: () => Promise<string | undefined>): Ask {
  let token = firstToken;
  const send = (body: string) =>
    fetch(EDIT_PATH, { method: 'POST', headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token }, body });
  return async (request) => {
    const body = JSON.stringify(request);
    let response = await send(body);
    if (response.status === 403) {
      // Another start of the server has another token.
      const next = await renewedToken();
      if (next === undefined) throw new OtherSite();
      token = next;
      response = await send(body);
    }
    if (RESULT_STATUSES.includes(response.status)) return response.json();
    if (response.status === 404) return undefined;
    const failure = (await response.json().catch(() => ({}))) as Partial<{ reason: string }>;
    throw failure.reason === undefined ? new Error(String(response.status)) : new SystemFailure(failure.reason);
  };
}

/** The server could not read or write a file. The message explains why, in the language of the editor. */
export class SystemFailure extends Error {}

/** Another site is served at this address since the studio was opened. */
export class OtherSite extends Error {}
