/** Addresses at which the photos of a lead can be seen for a while. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FormSpec, photoPaths } from '../shared/form-spec.ts';
import type { Relay } from './handler.ts';
import type { Journal } from './journal.ts';
import { empty, picture } from './respond.ts';
import type { Lead } from './types.ts';

/** As long as it takes until an inquiry is settled, or a store has fetched them. */
const VALID_MS = 30 * 24 * 60 * 60_000;

/** The photos of a lead as they are told elsewhere. */
export interface LinkedPhotos {
  /** Column of the store. */
  readonly column: string;
  readonly count: number;
  /** One address for each. None where it is not known under which address the relay is reached. */
  readonly urls: readonly string[];
}

interface LinkOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  /** Where others reach the relay: `https://www.example.ch`. */
  readonly relayAt: string | undefined;
  readonly now?: () => number;
}

/** Lead, end of validity in milliseconds, signature, and number of the photo. */
const ADDRESS = /^(?<id>[\w-]{1,64})\.(?<end>\d{1,15})\.(?<signature>[\w-]{43})\/(?<position>\d{1,2})\.jpg$/;

export function createPhotoLinks({ journal, forms, relayAt, now = Date.now }: LinkOptions) {
  const pathOf = (pathname: string) => photoPaths(forms).find((path) => pathname.startsWith(path));

  // What is signed for one path means nothing under another.
  const sign = (path: string, id: string, end: string | number) =>
    createHmac('sha256', journal.keyOf('photos')).update(`${path}${id}.${end}`).digest('base64url');

  function photoAt(path: string, rest: string): Buffer | undefined {
    const { id = '', end = '', signature, position } = ADDRESS.exec(rest)?.groups ?? {};
    if (signature === undefined) return undefined;
    const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(path, id, end)));
    return isGenuine && Number(end) > now() ? journal.photosOf(id)[Number(position) - 1] : undefined;
  }

  return {
    /** The photos of a lead, or nothing if it has none. */
    of({ id, form, photos: count }: Lead): LinkedPhotos | undefined {
      const { photos } = forms.find(({ action }) => action === form) ?? {};
      if (!photos || !count) return undefined;
      const path = `${form}/${photos.name}/`;
      const end = now() + VALID_MS;
      const folder = `${relayAt}${path}${id}.${end}.${sign(path, id, end)}`;
      const urls = Array.from({ length: count }, (_, at) => `${folder}/${at + 1}.jpg`);
      return { column: photos.column, count, urls: relayAt === undefined ? [] : urls };
    },

    /** Answers at these addresses, and leaves all others to the relay. Whatever is wrong with one, the answer is the same. */
    serve:
      (relay: Relay): Relay =>
      async (request, client) => {
        const { pathname } = new URL(request.url);
        const path = pathOf(pathname);
        if (path === undefined) return relay(request, client);
        if (request.method !== 'GET' && request.method !== 'HEAD') return empty(405, { Allow: 'GET, HEAD' });
        const photo = photoAt(path, pathname.slice(path.length));
        return photo ? picture(photo, pathname.slice(pathname.lastIndexOf('/') + 1)) : empty(404);
      },
  };
}
