/** A request to sign in or out: where it comes from and what it brings. */
import { parseUrl } from '../../lib/url.ts';
import type { Client } from '../../relay/handler.ts';
import { readBody } from '../../relay/read-body.ts';
import { BODY_LIMIT } from '../../relay/read-form.ts';
import type { Place } from './place.ts';
import type { OpenSession } from './sessions.ts';

/** A posted form. */
export type Entries = Readonly<Record<string, string>>;

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
  /** False if what was posted is longer than any form of ours, or did not all arrive. */
  readonly isWhole: boolean;
  /** Where in the inbox signing in leads. */
  readonly to: string;
}

/**
 * Reads what a request brings, and where it wants to go.
 *
 * @param inbox address of the inbox
 * @param access address of signing in
 */
export async function readVisit(arrived: Arrived, inbox: string, access: string): Promise<Visit> {
  const { request } = arrived;
  const { kind, content } = await readBody(request, BODY_LIMIT);
  const isWhole = kind === 'whole';
  const entries: Entries = isWhole ? Object.fromEntries(new URLSearchParams(await content.text())) : {};
  const query = new URL(request.url).searchParams;
  const to = wayBack(entries.to ?? query.get('to') ?? '', inbox, access);
  return { ...arrived, query, entries, isWhole, to };
}

/** Where someone wanted to go, if that is in the inbox. Only path and query count, so that it leads to no other website. */
function wayBack(wanted: string, inbox: string, access: string): string {
  const { pathname = '', search = '' } = parseUrl(wanted, 'http://inbox.invalid') ?? {};
  return pathname.startsWith(inbox) && !pathname.startsWith(access) ? pathname + search : inbox;
}

/** What a device has answered, as its browser has put it into a form. */
export function answerIn({ answer = '' }: Entries): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/** What answers at one address. */
export type Route = (visit: Visit) => Response | Promise<Response>;

/** The same for someone who is signed in, and whose form has the token. */
export type OwnRoute = (visit: Visit & { readonly session: OpenSession }) => Response | Promise<Response>;

export type Routes<Kind = Route> = Readonly<Record<string, Kind>>;
