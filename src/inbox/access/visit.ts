/** A request to sign in or out: where it comes from and what it brings. */
import { parseUrl } from '../../lib/url.ts';
import type { Client } from '../../relay/handler.ts';
import { BODY_LIMIT, readBody } from '../../relay/read-form.ts';
import type { Place } from './place.ts';
import type { OpenSession } from './sessions.ts';

/** A posted form. */
export type Entries = Readonly<Record<string, string>>;

/** A request, with what is known of whoever sent it. */
export interface Visit {
  readonly request: Request;
  readonly client: Client;
  readonly place: Place;
  readonly query: URLSearchParams;
  readonly entries: Entries;
  /** Where in the inbox signing in leads. */
  readonly to: string;
  readonly session: OpenSession | undefined;
}

/** What was posted, or undefined if it is longer than any form of ours, or did not all arrive. */
export async function readEntries(request: Request): Promise<Entries | undefined> {
  const { kind, text } = await readBody(request, BODY_LIMIT);
  return kind === 'whole' ? Object.fromEntries(new URLSearchParams(text)) : undefined;
}

/** Where someone wanted to go, if that is in the inbox: an address elsewhere could pass for a page of ours. */
export function wayBack(wanted: string | null, inbox: string, access: string): string {
  const base = 'http://inbox.invalid';
  const { origin, pathname, search } = parseUrl(wanted ?? '', base) ?? new URL(base);
  const isInside = origin === base && pathname.startsWith(inbox) && !pathname.startsWith(access);
  return isInside ? pathname + search : inbox;
}

/** What a device has answered, as its browser has put it into a form. */
export function answerIn({ answer = '' }: Entries): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
