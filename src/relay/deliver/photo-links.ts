/** Signed, expiring URLs of the photos of a lead. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FormSpec, photoPaths } from '../../api/forms/form-spec.ts';
import { isCurrent } from '../journal/expiry.ts';
import type { Journal } from '../journal/journal.ts';
import type { Relay } from '../receive/handler.ts';
import { empty, photoResponse } from '../receive/respond.ts';
import type { Lead } from '../types.ts';

/** Long enough to handle a lead, or for a store to fetch the photos. */
const VALID_MS = 30 * 24 * 60 * 60_000;

/** The photos of a lead, as passed on to a store or by mail. */
export interface LinkedPhotos {
  /** Column of the store. */
  readonly column: string;
  readonly count: number;
  /** One per photo. Empty if the public address of the relay is unknown. */
  readonly urls: readonly string[];
}

interface LinkOptions {
  readonly journal: Journal;
  readonly forms: readonly FormSpec[];
  /** Public address of the relay: `https://www.example.ch`. */
  readonly relayOrigin: string | undefined;
  readonly now?: () => number;
}

/** Lead and number of the photo. The key is in the query, which our servers do not log. */
const PATH_END = /^(?<id>[\w-]{1,64})\/(?<position>\d{1,2})\.jpg$/;

/** Expiry in milliseconds, and signature. */
const KEY = /^(?<expiry>\d{1,15})\.(?<signature>[\w-]{43})$/;

/** Name of the key in the journal. */
const KEY_NAME = 'photos';

export function createPhotoLinks({ journal, forms, relayOrigin, now = Date.now }: LinkOptions) {
  // The journal remembers it, so that links can be signed while another process writes.
  journal.retryWhileBusy(() => journal.keyOf(KEY_NAME)).catch(() => {});
  const pathOf = (pathname: string) => photoPaths(forms).find((path) => pathname.startsWith(path));

  // The signature covers the path, so that it is not valid for another form.
  const sign = (path: string, id: string, expiry: string | number) =>
    createHmac('sha256', journal.keyOf(KEY_NAME)).update(`${path}${id}.${expiry}`).digest('base64url');

  function photoAt(path: string, rest: string, key: string): Buffer | undefined {
    const { id = '', position } = PATH_END.exec(rest)?.groups ?? {};
    const { expiry = '', signature } = KEY.exec(key)?.groups ?? {};
    if (signature === undefined) return undefined;
    const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(path, id, expiry)));
    const isValid = isGenuine && isCurrent(Number(expiry), VALID_MS, now());
    return isValid ? journal.photosOf(id)[Number(position) - 1] : undefined;
  }

  return {
    /** Returns the photos of a lead, or undefined if it has none. */
    of({ id, form, photos: count }: Lead): LinkedPhotos | undefined {
      const { photos } = forms.find(({ action }) => action === form) ?? {};
      if (!photos || !count) return undefined;
      const path = `${form}/${photos.name}/`;
      const expiry = now() + VALID_MS;
      const key = `${expiry}.${sign(path, id, expiry)}`;
      const urls = Array.from({ length: count }, (_, at) => `${relayOrigin}${path}${id}/${at + 1}.jpg?key=${key}`);
      return { column: photos.column, count, urls: relayOrigin === undefined ? [] : urls };
    },

    /** Serves these URLs and passes other requests on to the relay. All invalid URLs get the same response. */
    serve:
      (relay: Relay): Relay =>
      async (request, client) => {
        const { pathname, searchParams } = new URL(request.url);
        const path = pathOf(pathname);
        if (path === undefined) return relay(request, client);
        if (request.method !== 'GET' && request.method !== 'HEAD') return empty(405, { Allow: 'GET, HEAD' });
        const key = searchParams.get('key') ?? '';
        const photo = await journal.retryWhileBusy(() => photoAt(path, pathname.slice(path.length), key));
        if (!photo) return empty(404, { 'Referrer-Policy': 'no-referrer' });
        return photoResponse(photo, pathname.slice(pathname.lastIndexOf('/') + 1));
      },
  };
}
