/** A form that came with a request: its bytes, its entries, and the submission that they make. */
import type { FormAnswerStatus } from '../shared/form-answer.ts';
import type { FieldErrors, FormSpec, FormValues } from '../shared/form-spec.ts';
import { checkValues, FILL_TIME, readValues, SUBMISSION_ID, toRecord } from '../shared/submission.ts';
import type { Remark, Submission } from './types.ts';

/** What came with a request: all of it, the beginning of more than is allowed, or nothing, because the connection ended. */
interface Body {
  readonly kind: 'whole' | 'too-large' | 'broken';
  readonly text: string;
}

/** Reads a body up to `limit` bytes, as UTF-8. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    // Leaving the loop cancels what has not come yet.
    for await (const part of request.body ?? []) {
      text += decoder.decode(part.subarray(0, limit - size), { stream: true });
      size += part.length;
      if (size > limit) return { kind: 'too-large', text };
    }
  } catch {
    // Whatever the reason, the visitor's browser has gone or will see that the connection broke.
    return { kind: 'broken', text: '' };
  }
  return { kind: 'whole', text: text + decoder.decode() };
}

type Encoding = 'json' | 'form';

/** Field name → value, as it was sent. */
export type RawEntries = Readonly<Record<string, unknown>>;

/** The names of UTF-8 and of its first half. In any other character set, letters like ü would arrive as something else. */
const CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** How the body says it is encoded, if it is one of the two ways we know. A compressed one could grow beyond any limit. */
function encodingOf(request: Request): Encoding | undefined {
  if ((request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') return undefined;
  const [type, ...parameters] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.flatMap((each) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(each)?.[1] ?? [])[0];
  if (charset !== undefined && !CHARSETS.has(charset)) return undefined;
  if (type?.trim() === 'application/json') return 'json';
  return type?.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** Most bytes of a body. The longest form of ours fits in a third of it. */
export const BODY_LIMIT = 64 * 1024;

/** Why what was posted cannot be taken. */
export interface Fault {
  readonly status: FormAnswerStatus;
  /** For programs, and for those who read their logs. */
  readonly reason: string;
  readonly errors?: FieldErrors;
}

/** A form as it was posted, as far as it could be read. */
export type Posted = NonNullable<Awaited<ReturnType<typeof readForm>>>;

/** Reads what was posted to a form. Undefined if it says of itself that it is encoded in no way that we know. */
export async function readForm(request: Request, form: FormSpec) {
  const encoding = encodingOf(request);
  if (!encoding) return undefined;
  const body = await readBody(request, BODY_LIMIT);
  // Of a body that is too large only a form's beginning means anything.
  const readable = body.kind === 'whole' || (body.kind === 'too-large' && encoding === 'form');
  const raw = readable ? parseEntries(encoding, body.text) : undefined;
  const values = readValues(form, raw ?? {});
  return {
    form,
    encoding,
    raw: raw ?? {},
    values,
    submissionId: givenId(raw),
    fault: faultIn(form, body, raw, values),
  };
}

function faultIn(form: FormSpec, { kind }: Body, raw: RawEntries | undefined, values: FormValues): Fault | undefined {
  if (kind === 'broken') return { status: 400, reason: 'The body ended too early.' };
  if (kind === 'too-large')
    return { status: 413, reason: `A body may have ${BODY_LIMIT} bytes.`, errors: onlyTooLong(form, values) };
  if (!raw) return { status: 400, reason: 'The body is not a JSON object.' };
  const errors = { ...checkValues(form, values), ...notTexts(form, raw) };
  return Object.keys(errors).length > 0
    ? { status: 422, reason: 'Some fields cannot be accepted.', errors }
    : undefined;
}

/** The entries in a body. Of a name that comes twice, the last counts, in both encodings. */
function parseEntries(encoding: Encoding, text: string): RawEntries | undefined {
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawEntries) : undefined;
  } catch {
    return undefined;
  }
}

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

/** People need longer than that for any form. */
const FAST_MS = 2000;

/** What goes into the journal. A filled honeypot holds it back; haste is only remarked. `receivedAt` is an ISO timestamp. */
export function toSubmission({ form, raw, values, submissionId }: Posted, receivedAt: string): Submission {
  const trap = raw[form.honeypot.name];
  const trapped = typeof trap === 'string' ? trap.trim() !== '' : Boolean(trap);
  const remarks: Remark[] = [...(trapped ? (['honeypot'] as const) : []), ...(isFast(raw) ? (['fast'] as const) : [])];
  return {
    form,
    fields: toRecord(form, values, receivedAt),
    ...(submissionId !== undefined && { submissionId }),
    remarks,
    state: trapped ? 'flagged' : 'received',
    receivedAt,
  };
}

/** The id that the sender gave, if it is one: it reaches logs, so it must not be able to hold a text. */
function givenId(raw: RawEntries = {}): string | undefined {
  const id = raw[SUBMISSION_ID];
  return typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}

function isFast(raw: RawEntries): boolean {
  const value = raw[FILL_TIME];
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && time >= 0 && time < FAST_MS;
}
