/** The relay: takes filled forms. Knows the web's own Request and Response and nothing of any server. */
import type { FormAnswer, FormAnswerStatus } from '../shared/form-answer.ts';
import type { FieldErrors, FormSpec, FormValues } from '../shared/form-spec.ts';
import { checkValues, readValues } from '../shared/submission.ts';
import { createLimits } from './limits.ts';
import { corsHeaders, PREFLIGHT_HEADERS, type Provenance, provenance } from './origin.ts';
import { type Encoding, encodingOf, parseEntries, type RawEntries, readBody } from './read-body.ts';
import { empty, json, page, refusal, seeOther } from './respond.ts';
import { givenId, toSubmission } from './to-submission.ts';
import type { Submission, Visit } from './types.ts';

export interface Client {
  /** Address of the connection. Without one, only the limit for all together holds. */
  readonly address: string | undefined;
}

export type Relay = (request: Request, client: Client) => Promise<Response>;

/** Whether a submission is safe now, so that its sender may forget it. */
export type Acceptance =
  | { readonly kind: 'kept'; readonly id: string }
  /** `cause` goes into the log, so it holds no personal data. */
  | { readonly kind: 'not-kept'; readonly cause: string };

export interface RelayOptions {
  readonly forms: readonly FormSpec[];
  readonly accept: (submission: Submission) => Promise<Acceptance>;
  /** The page for a visitor without script. `origin` is set if it belongs to a site under another address. */
  readonly renderAnswer: (answer: FormAnswer, origin: string | undefined) => string;
  /** What is sent along with that page, and with every other answer. */
  readonly answerHeaders?: (origin: string | undefined) => Readonly<Record<string, string>>;
  /** Where the pages are, if not under the relay's own address: `https://www.example.ch`. */
  readonly pagesAt?: string | undefined;
  /** Origins of the pages elsewhere that may post here. */
  readonly allowedOrigins: readonly string[];
  /** Page that an accepted form leads to. */
  readonly thanksUrl: string;
  /** What may be kept of how a visit began. Without it, nothing is. */
  readonly visitIn?: ((form: FormSpec, raw: RawEntries) => Visit) | undefined;
  /** Most requests a minute from one address; 0 sets no limit. */
  readonly ratePerMinute: number;
  readonly now?: () => Date;
  /** Told one line for each request. It holds no personal data. */
  readonly log: (line: string) => void;
}

/** Most bytes of a body. The longest form of ours fits in a third of it. */
export const BODY_LIMIT = 64 * 1024;

/** After a failure of ours, in seconds. */
const TRY_AGAIN = 30;

/** What came of one form, before it is told in the sender's encoding: the lead's id, or why there is none. */
type Outcome = { readonly id: string } | Rejected;

interface Rejected {
  readonly status: FormAnswerStatus;
  /** For programs, and for those who read their logs. */
  readonly reason: string;
  readonly errors?: FieldErrors;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly cause?: string;
}

/** One posted form, as far as it could be read. */
type Posted = Awaited<ReturnType<typeof readForm>> & { readonly from: Provenance };

/** Makes the request handler for these forms. */
export function createRelay(options: RelayOptions): Relay {
  const { forms, accept, visitIn, now = () => new Date(), log } = options;
  const formAt = new Map(forms.map((form) => [form.action, form]));
  const allowed = new Set(options.allowedOrigins);
  const limits = createLimits(options.ratePerMinute);

  async function outcomeOf({ form, body, raw, values, from }: Posted, client: Client): Promise<Outcome> {
    if (from.kind === 'foreign') return { status: 403, reason: 'Requests from pages of this origin are not taken.' };
    const retryAfter = limits.take(client.address, now().getTime());
    if (retryAfter > 0) return { status: 429, reason: 'Too many requests.', retryAfter };
    if (body.kind === 'broken') return { status: 400, reason: 'The body ended too early.' };
    if (body.kind === 'too-large')
      return { status: 413, reason: `A body may have ${BODY_LIMIT} bytes.`, errors: onlyTooLong(form, values) };
    if (!raw) return { status: 400, reason: 'The body is not a JSON object.' };
    const errors = { ...checkValues(form, values), ...notTexts(form, raw) };
    if (Object.keys(errors).length > 0) return { status: 422, reason: 'Some fields cannot be accepted.', errors };
    const submission = { ...toSubmission(form, raw, values, now().toISOString()), ...visitIn?.(form, raw) };
    const acceptance = await accept(submission).catch(notKept);
    if (acceptance.kind === 'not-kept')
      return { status: 503, reason: 'It could not be stored. Try again later.', retryAfter: TRY_AGAIN, ...acceptance };
    limits.accept(now().getTime());
    return { id: acceptance.id };
  }

  function respond(posted: Posted, outcome: Outcome): Response {
    const { form, encoding, raw, values, from } = posted;
    const origin = from.kind === 'allowed' ? from.origin : options.pagesAt;
    const cors = corsHeaders(from);
    if ('id' in outcome) {
      if (encoding === 'json') return json(201, { id: outcome.id }, cors);
      return seeOther((origin ?? '') + options.thanksUrl, cors);
    }
    const { status, reason, errors = {}, retryAfter } = outcome;
    const headers = { ...cors, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) };
    if (encoding === 'json') return json(status, status === 422 ? { errors } : { errors, reason }, headers);
    const submissionId = givenId(raw ?? {}) ?? crypto.randomUUID();
    const html = options.renderAnswer({ form, values, errors, status, submissionId }, origin);
    return page(status, html, { ...options.answerHeaders?.(origin), ...headers });
  }

  /** `note` is the id of the lead, or why there is none. */
  async function answer(form: FormSpec | undefined, request: Request, client: Client) {
    if (!form) return { response: refusal(404, 'No form is sent to this address.') };
    const from = provenance(request, allowed);
    const cors = corsHeaders(from);
    if (request.method === 'OPTIONS') {
      const permission = from.kind === 'allowed' ? { ...cors, ...PREFLIGHT_HEADERS } : {};
      return { response: empty(from.kind === 'foreign' ? 403 : 204, { Allow: METHODS, ...permission }) };
    }
    if (request.method !== 'POST') return { response: refusal(405, 'Forms are sent with POST.', { Allow: METHODS }) };
    const encoding = encodingOf(request);
    if (!encoding)
      return { response: refusal(415, `A form is sent as ${ENCODINGS}.`, { ...cors, 'Accept-Encoding': 'identity' }) };
    const posted = { ...(await readForm(request, form, encoding)), from };
    const outcome = await outcomeOf(posted, client);
    return { response: respond(posted, outcome), note: 'id' in outcome ? outcome.id : outcome.cause };
  }

  return async (request, client) => {
    const form = formAt.get(new URL(request.url).pathname);
    const { response, note = '' } = await answer(form, request, client);
    for (const [name, value] of Object.entries(options.answerHeaders?.(options.pagesAt) ?? {})) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    const line = [now().toISOString(), request.method, form?.action ?? '-', response.status, note].join(' ');
    log(line.trim().replace(/\s+/g, ' '));
    return response;
  };
}

async function readForm(request: Request, form: FormSpec, encoding: Encoding) {
  const body = await readBody(request, BODY_LIMIT);
  // Of a body that is too large only a form's beginning means anything.
  const readable = body.kind === 'whole' || (body.kind === 'too-large' && encoding === 'form');
  const raw = readable ? parseEntries(encoding, body.text) : undefined;
  return { form, encoding, body, raw, values: readValues(form, raw ?? {}) };
}

const METHODS = 'POST, OPTIONS';
const ENCODINGS = 'application/json or application/x-www-form-urlencoded, in UTF-8 and not compressed';

// A bug in what keeps submissions must not cost the visitor what was entered: the answer is the same as for a full disk.
const notKept = (error: unknown): Acceptance => ({
  kind: 'not-kept',
  cause: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** Fields that hold a list or an object, which only a program can send: read as text, they would seem to be empty. */
function notTexts(form: FormSpec, raw: RawEntries): FieldErrors {
  const wrong = form.fields.filter(({ name }) => typeof (raw[name] ?? '') === 'object');
  return Object.fromEntries(wrong.map(({ name, invalid }) => [name, invalid ?? form.texts.error]));
}

/** The rest of the form may have been cut off, so nothing else can be said about it. */
function onlyTooLong(form: FormSpec, values: FormValues): FieldErrors {
  const tooLong = form.fields.filter(({ name, maxLength }) => (values[name]?.length ?? 0) > maxLength);
  return checkValues({ ...form, fields: tooLong }, values);
}
