/** The connection of the studio to the server. */
import { EDIT_PATH, type EditRequest, SITE_HEADER } from '../protocol.ts';

/**
 * Sends a request. Resolves to undefined if there is no such file or page, and rejects if the server cannot be reached or
 * responds with an error.
 */
export type Send = <Answer>(request: EditRequest) => Promise<Answer | undefined>;

/** @param site the one that the studio was opened for */
export function connectTo(site: string): Send {
  const headers = { 'Content-Type': 'application/json', [SITE_HEADER]: site };
  return async (request) => {
    const response = await fetch(EDIT_PATH, { method: 'POST', headers, body: JSON.stringify(request) });
    if (response.ok) return response.json();
    if (response.status === 404) return undefined;
    const { reason } = (await response.json()) as { readonly reason?: string };
    if (reason !== undefined) throw new SystemFailure(reason);
    throw response.status === 403 ? new OtherSite() : new Error(String(response.status));
  };
}

/** The server could not read or write a file. The message explains why, in the language of the editor. */
export class SystemFailure extends Error {}

/** Another site is served at this address since the studio was opened. */
export class OtherSite extends Error {}
