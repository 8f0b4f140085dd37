/** The connection of the studio to the server. */
import { EDIT_PATH, type EditFailure, type EditRequest, SITE_HEADER } from '../protocol.ts';

/**
 * Sends a request. Resolves to undefined if there is no such file or page, and rejects if the server cannot be reached or
 * responds with an error.
 */
export type Send = <Answer>(request: EditRequest) => Promise<Answer | undefined>;

/** The message says why, in the language of the editor. */
export class Refusal extends Error {}

/** In characters. Browsers refuse requests of more than 64 kB that are to outlive their window. */
const MAX_KEPT_ALIVE = 16_000;

/** @param site the one that the studio was opened for */
export function connectTo(site: string): Send {
  const headers = { 'Content-Type': 'application/json', [SITE_HEADER]: site };
  return async (request) => {
    const body = JSON.stringify(request);
    const keepalive = request.kind === 'save' && body.length < MAX_KEPT_ALIVE;
    const response = await fetch(EDIT_PATH, { method: 'POST', headers, body, keepalive });
    if (response.ok) return response.json();
    if (response.status === 404) return undefined;
    const { reason } = (await response.json()) as EditFailure;
    throw reason === undefined ? new Error(String(response.status)) : new Refusal(reason);
  };
}
