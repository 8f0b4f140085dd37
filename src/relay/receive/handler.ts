/** The relay, which accepts submitted forms. It uses web-standard requests and responses, independent of any server. */
import { type FormAnswer, type FormSpec, photoBytes } from '../../api/forms/form-spec.ts';
import { fillSlots } from '../../api/forms/slots.ts';
import type { Photo, Submission, VisitStart } from '../types.ts';
import { QueueFull } from './fair-queue.ts';
import { createLimits } from './limits.ts';
import { corsHeaders, PREFLIGHT_HEADERS, type Provenance, provenance } from './origin.ts';
import { createMemoryBudget } from './read-body.ts';
import {
  BODY_LIMIT,
  type Fault,
  type Posted,
  type RawEntries,
  RETRY_AFTER,
  readForm,
  shownName,
  toSubmission,
} from './read-form.ts';
import { empty, json, page, refusal, seeOther } from './respond.ts';

export interface Client {
  /** IP address. If it is undefined, only the total rate limit applies. */
  readonly address: string | undefined;
}

export type Relay = (request: Request, client: Client) => Promise<Response>;

/** Outcome of accepting a submission. `kept` means that it is stored, so its sender can forget it. */
export type Acceptance =
  | { readonly kind: 'kept'; readonly id: string }
  /** `cause` is logged, so it must not contain personal data. */
  | { readonly kind: 'not-kept'; readonly cause: string };

export interface RelayOptions {
  readonly forms: readonly FormSpec[];
  readonly accept: (submission: Submission) => Promise<Acceptance>;
  /** Renders the page for visitors without JavaScript. `origin` is set if the form is on another origin. */
  readonly renderAnswer: (answer: FormAnswer, origin: string | undefined) => string;
  /** Headers of that page. See `withHeaders` for all other responses. */
  readonly answerHeaders?: (origin: string | undefined) => Readonly<Record<string, string>>;
  /** Origin of the pages if it is not the relay's own: `https://www.example.ch`. */
  readonly pagesOrigin?: string | undefined;
  /** Other origins whose pages may post here. */
  readonly allowedOrigins: readonly string[];
  /** Page to redirect to after a form was accepted. */
  readonly thanksUrl: string;
  /** Extracts how the visit began. Without it, nothing of that is stored. */
  readonly visitStartIn?: ((form: FormSpec, raw: RawEntries) => VisitStart) | undefined;
  /**
   * Re-encodes a photo. Returns undefined if the file is not an image, and rejects with QueueFull if too many are waiting.
   * Without it, photos are rejected.
   */
  readonly readPhoto?: ((file: Uint8Array, address: string | undefined) => Promise<Photo | undefined>) | undefined;
  /** Maximum requests per minute and address. 0 means no limit. */
  readonly ratePerMinute: number;
  readonly now?: () => Date;
  /** Receives one line per request, without personal data. */
  readonly log: (line: string) => void;
}

/** The id of the new lead, or why there is none. */
type StoreOutcome = { readonly id: string } | Fault;

export function createRelay(options: RelayOptions): Relay {
  const { forms, accept, visitStartIn, readPhoto, now = () => new Date(), log } = options;
  const formAt = new Map(forms.map((form) => [form.action, form]));
  const allowed = new Set(options.allowedOrigins);
  const limits = createLimits(options.ratePerMinute);
  const reserveMemory = createMemoryBudget(Math.max(...forms.map(photoBytes)), BODY_LIMIT);

  /** Returns why nothing is accepted from this sender at present, if so. */
  function refusalOf(from: Provenance, { address }: Client): Fault | undefined {
    if (from.kind === 'foreign') return { status: 403, reason: 'Requests from this origin are not accepted.' };
    const retryAfter = limits.take(address, now().getTime());
    return retryAfter > 0 ? { status: 429, reason: 'Too many requests.', retryAfter } : undefined;
  }

  async function store(posted: Posted, client: Client): Promise<StoreOutcome> {
    const photos = await photosIn(posted, client).catch(photosWait);
    if ('reason' in photos) return photos;
    const acceptance = await accept({
      ...toSubmission(posted, now().toISOString()),
      ...visitStartIn?.(posted.form, posted.raw),
      ...(photos.length > 0 && { photos }),
    });
    if (acceptance.kind === 'not-kept') return notKept(acceptance.cause);
    limits.accept(now().getTime());
    return { id: acceptance.id };
  }

  /** Re-encodes all photos. A single file that is not an image rejects the whole form. */
  async function photosIn({ form: { photos: spec }, photos: files }: Posted, { address }: Client) {
    const photos: Photo[] = [];
    if (!spec) return photos;
    for (const file of files) {
      const photo = await readPhoto?.(file.bytes, address);
      if (!photo) {
        const message = readPhoto ? fillSlots(spec.texts.notPicture, { file: shownName(file) }) : spec.texts.notTaken;
        return { status: 422, reason: 'A photo cannot be accepted.', errors: { [spec.name]: message } } satisfies Fault;
      }
      photos.push(photo);
    }
    return photos;
  }

  function respond({ form, wantsJson, values, ...posted }: Posted, from: Provenance, outcome: StoreOutcome): Response {
    const origin = from.kind === 'allowed' ? from.origin : options.pagesOrigin;
    const cors = corsHeaders(from);
    if ('id' in outcome) {
      if (wantsJson) return json(201, { id: outcome.id }, cors);
      return seeOther((origin ?? '') + options.thanksUrl, cors);
    }
    const { status, reason, errors = {}, retryAfter } = outcome;
    const headers = { ...cors, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) };
    if (wantsJson) return json(status, status === 422 ? { errors } : { errors, reason }, headers);
    const submissionId = posted.submissionId ?? crypto.randomUUID();
    const html = options.renderAnswer({ form, values, errors, status, submissionId }, origin);
    return page(status, html, { ...options.answerHeaders?.(origin), ...headers });
  }

  /** Answers a browser that opens the address of a form, such as again after a faulty form without script, with the empty form. */
  function refuseMethod(form: FormSpec, request: Request): Response {
    const allow = { Allow: METHODS };
    const isBrowser = (request.headers.get('Accept') ?? '').includes('text/html');
    if (request.method !== 'GET' || !isBrowser) return refusal(405, 'Forms are sent with POST.', allow);
    const { pagesOrigin } = options;
    const answer = { form, values: {}, errors: {}, status: 405, submissionId: crypto.randomUUID() } as const;
    return page(405, options.renderAnswer(answer, pagesOrigin), { ...options.answerHeaders?.(pagesOrigin), ...allow });
  }

  /** Returns a response, and for the log the id of the lead or why there is none. */
  async function answer(form: FormSpec | undefined, request: Request, client: Client) {
    if (!form) return { response: refusal(404, 'No form is sent to this address.') };
    const from = provenance(request, allowed);
    const cors = corsHeaders(from);
    if (request.method === 'OPTIONS') {
      const permission = from.kind === 'allowed' ? { ...cors, ...PREFLIGHT_HEADERS } : {};
      return { response: empty(from.kind === 'foreign' ? 403 : 204, { Allow: METHODS, ...permission }) };
    }
    if (request.method !== 'POST') return { response: refuseMethod(form, request) };
    const refused = refusalOf(from, client);
    const reservation = reserveMemory(client.address);
    try {
      const posted = await readForm(request, form, refused ? undefined : reservation.resize);
      if (!posted) return { response: refusal(415, ENCODINGS, { ...cors, 'Accept-Encoding': 'identity' }) };
      // A bug must not cost visitors what they entered, so the response is the same as for a full disk.
      const outcome =
        refused ??
        posted.fault ??
        (await store(posted, client).catch((error) => notKept(String(error?.stack ?? error))));
      return { response: respond(posted, from, outcome), note: 'id' in outcome ? outcome.id : outcome.cause };
    } finally {
      reservation.release();
    }
  }

  return async (request, client) => {
    const form = formAt.get(new URL(request.url).pathname);
    const { response, note = '' } = await answer(form, request, client);
    const line = [now().toISOString(), request.method, form?.action ?? '-', response.status, note].join(' ');
    log(line.trim().replace(/\s+/g, ' '));
    return response;
  };
}

/** Adds headers to all responses that do not set them themselves. */
export const withHeaders =
  (relay: Relay, headers: Readonly<Record<string, string>>): Relay =>
  async (request, client) => {
    const response = await relay(request, client);
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };

const METHODS = 'POST, OPTIONS';
const ENCODINGS =
  'A form is sent as application/json, application/x-www-form-urlencoded or, if it takes photos, multipart/form-data, in UTF-8 and not compressed.';

/** Seconds after which photos that could not wait for their turn may be sent again. */
const PHOTOS_RETRY_AFTER = 15;

function photosWait(error: unknown): Fault {
  if (!(error instanceof QueueFull)) throw error;
  const status = error.who === 'sender' ? 429 : 503;
  return { status, reason: 'Too many photos are waiting.', retryAfter: PHOTOS_RETRY_AFTER };
}

const notKept = (cause: string): Fault => ({
  status: 503,
  reason: 'It could not be stored. Try again later.',
  retryAfter: RETRY_AFTER,
  cause,
});
