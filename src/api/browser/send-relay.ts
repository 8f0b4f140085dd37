import type { FieldErrors } from '../forms/form-spec.ts';
import { post, postPhotos, type Send } from './send.ts';

/** Sends to a relay. `origin` is empty if it is that of the site. */
export const sender =
  (origin: string): Send =>
  async (action, values, signal, photos) => {
    const url = origin + action;
    const response = await (photos ? postPhotos(url, values, photos, signal) : post(url, values, signal));
    const { status, headers } = response;
    if (status === 201) return { kind: 'accepted' };
    // A proxy in front of the relay may also reject photos, but only the relay names fields.
    const refused = status === 422 || (photos && status === 413);
    const errors = refused ? await errorsIn(response) : undefined;
    if (errors) return { kind: 'invalid', errors };
    if (photos && status === 413) return { kind: 'invalid', errors: { [photos.name]: '' } };
    // The form has stopped taking photos since the page was loaded, so the inquiry can only be sent without them.
    if (photos && status === 415) return { kind: 'invalid', errors: {} };
    if (status >= 500 || status === 408) return { kind: 'retry' };
    // Any other response, such as a refusal or a page of a host without a relay: not stored, but someone can fix the cause.
    return { kind: 'wait', pause: Number(headers.get('Retry-After')) * 1000 || 60_000 };
  };

async function errorsIn(response: Response): Promise<FieldErrors | undefined> {
  const { errors } = await response.json().catch(() => ({}));
  return errors;
}
