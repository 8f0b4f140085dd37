/** A request to sign in or out: where it comes from and what it brings. */
import { parseUrl } from '../../lib/url.ts';
import type { Client } from '../../relay/handler.ts';
import { BODY_LIMIT } from '../../relay/read-form.ts';
import { type Entries, readEntries } from '../http.ts';
import { PLACES } from '../shell.tsx';
import type { Place } from './place.ts';
import type { OpenSession } from './sessions.ts';

/** A request, and what is known of where it comes from. */
interface Arrived {
  readonly request: Request;
  readonly client: Client;
  readonly place: Place;
  readonly session: OpenSession | undefined;
}

export interface Visit extends Arrived {
  readonly query: URLSearchParams;
  readonly entries: Entries;
  /** Where in the inbox signing in leads. */
  readonly to: string;
}

/**
 * Reads what a request brings, and where it wants to go.
 *
 * @param inbox address of the inbox
 */
export async function readVisit(arrived: Arrived, inbox: string): Promise<Visit> {
  const query = new URL(arrived.request.url).searchParams;
  const entries = await readEntries(arrived.request, BODY_LIMIT);
  return { ...arrived, query, entries, to: wayBack(entries.to ?? query.get('to') ?? '', inbox) };
}

/** Where someone wanted to go, if that is in the inbox. Only path and query count, so that it leads to no other website. */
function wayBack(wanted: string, inbox: string): string {
  const { pathname = '', search = '' } = parseUrl(wanted, 'http://inbox.invalid') ?? {};
  return pathname.startsWith(inbox) && !pathname.startsWith(inbox + PLACES.access) ? pathname + search : inbox;
}

/** What a device has answered, as its browser has put it into a form. */
export function answerIn({ answer = '' }: Entries): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
