/** Parses a submitted form: from body bytes through entries to a submission. */
import {
  type FieldErrors,
  type FormAnswer,
  type FormSpec,
  type FormValues,
  MEGABYTE,
  type PhotosSpec,
  photoBytes,
} from '../../api/forms/form-spec.ts';
import { fillSlots } from '../../api/forms/slots.ts';
import {
  checkValues,
  FILL_TIME,
  maxLengthOf,
  PHOTOS_LOST,
  readValues,
  SUBMISSION_ID,
  toExtras,
  toRecord,
} from '../../api/forms/submission.ts';
import { isRecord, orUndefined } from '../../base/lib/collections.ts';
import type { Remark, Submission } from '../types.ts';
import { type Body, readBody } from './read-body.ts';
import { type Entry, looseText, type SentFile, strictText, urlencodedEntries } from './read-entries.ts';
import { multipartEntries } from './read-parts.ts';

type Encoding = 'json' | 'form' | 'multipart';

/** Field name → value, as sent. */
export type RawEntries = Readonly<Record<string, unknown>>;

const ENCODING_OF: Readonly<Record<string, Encoding>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/** Returns the encoding of the body if the form accepts it. Refuses compressed bodies, which could exceed any limit. */
function encodingOf(request: Request, { photos }: FormSpec): Encoding | undefined {
  if ((request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') return undefined;
  const [type = ''] = typeOf(request).toLowerCase().split(';');
  const encoding = ENCODING_OF[type.trim()];
  return encoding === 'multipart' && !photos ? undefined : encoding;
}

const typeOf = ({ headers }: Request) => headers.get('Content-Type') ?? '';

/** Maximum bytes of a body without photos: three times what the longest form needs. */
export const BODY_LIMIT = 64 * 1024;

/** Time in milliseconds for the body of a request that is refused anyway. It is read only to return the values. */
const REFUSED_MS = 4_000;

/** Why a form is not accepted. */
export interface Fault extends Pick<FormAnswer, 'status'> {
  /** Meant for programs and for readers of their logs. */
  readonly reason: string;
  readonly errors?: FieldErrors;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Why the form could not be stored. For the relay's own log. */
  readonly cause?: string;
}

/** Seconds after which to retry when the relay is at fault. */
export const RETRY_AFTER = 30;

/** A submitted form, as far as it could be read. */
export type Posted = NonNullable<Awaited<ReturnType<typeof readForm>>>;

/**
 * Reads a submitted form. Returns undefined if its encoding is not accepted.
 *
 * @param reserve see `readBody`. Without it, the request is refused anyway: photos are not read, and the rest only briefly
 */
export async function readForm(request: Request, form: FormSpec, reserve?: (bytes: number) => boolean) {
  const encoding = encodingOf(request, form);
  if (!encoding) return undefined;
  const limit = BODY_LIMIT + (encoding === 'multipart' && reserve ? photoBytes(form) : 0);
  const body = await readBody(request, { bytes: limit, ms: reserve ? undefined : REFUSED_MS, reserve });
  const { entries, isReadable } = entriesIn(encoding, body, typeOf(request));
  const isPhoto = ([name, value]: Entry) => name === form.photos?.name && isFile(value);
  const files = entries.filter(isPhoto).map(([, file]) => file as SentFile);
  // For duplicate names, the last value wins, in all encodings.
  const raw: RawEntries = Object.fromEntries(entries.filter((entry) => !isPhoto(entry)));
  // Browsers send an empty file without a name if none was chosen.
  const photos = files.filter(({ name, bytes }) => name !== '' || bytes.length > 0);
  const content = { form, raw, values: readValues(form, raw), photos };
  const wantsJson = encoding === 'json' || (request.headers.get('Accept') ?? '').includes('application/json');
  return { ...content, wantsJson, submissionId: idIn(raw), fault: faultIn(content, body, isReadable) };
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

interface Content {
  readonly form: FormSpec;
  readonly raw: RawEntries;
  readonly values: FormValues;
  readonly photos: readonly SentFile[];
}

function faultIn({ form, raw, values, photos }: Content, body: Body, isReadable: boolean): Fault | undefined {
  if (body.kind === 'broken') return { status: 400, reason: 'The body ended too early.' };
  if (body.kind === 'crowded')
    return { status: 503, reason: 'Too many large bodies at a time.', retryAfter: RETRY_AFTER };
  const ofPhotos = form.photos && photoFault(form.photos, raw, photos);
  const textSize = body.content.length - photos.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (body.kind === 'too-large' || textSize > BODY_LIMIT)
    return {
      status: 413,
      reason: `A body may have ${BODY_LIMIT + photoBytes(form)} bytes, at most ${BODY_LIMIT} of them outside the photos.`,
      errors: { ...checkLengths(form, values), ...ofPhotos?.errors },
    };
  if (!isReadable) return { status: 400, reason: 'The body does not match its Content-Type, or is not in UTF-8.' };
  const errors = { ...checkValues(form, values), ...checkTypes(form, raw), ...ofPhotos?.errors };
  if (Object.keys(errors).length === 0) return undefined;
  return { status: ofPhotos?.status ?? 422, reason: 'Some fields cannot be accepted.', errors };
}

/** Checks the number and sizes of photos. */
function photoFault({ name, most, maxMegabytes, texts }: PhotosSpec, raw: RawEntries, photos: readonly SentFile[]) {
  const large = photos.find(({ bytes }) => bytes.length > maxMegabytes * MEGABYTE);
  const error = (text: string, limit: number) => ({ [name]: fillSlots(text, { limit, file: shownName(large) }) });
  if (large) return { status: 413, errors: error(texts.tooLarge, maxMegabytes) } as const;
  if (photos.length > most) return { status: 422, errors: error(texts.tooMany, most) } as const;
  // Other encodings than `multipart/form-data` contain only the names of files, or an empty list.
  const named = raw[name];
  return named && !(Array.isArray(named) && named.length === 0)
    ? ({ status: 422, errors: { [name]: texts.notTaken } } as const)
    : undefined;
}

/** The name of a file in a message to its sender. */
export const shownName = (file?: SentFile) => (file?.name ?? '').slice(0, 100);

/**
 * Parses a body as far as possible. It is not readable if it is malformed or not in UTF-8; the entries are then only meant
 * for the page that returns them to the visitor. A truncated body can be parsed in all encodings but JSON.
 */
function entriesIn(encoding: Encoding, { kind, content }: Body, type: string) {
  const isWhole = kind === 'whole';
  const read = (decode: (bytes: Uint8Array) => string): readonly Entry[] => {
    if (encoding === 'form') return urlencodedEntries(content, decode);
    if (encoding === 'json') return jsonEntries(decode(content));
    return multipartEntries(type, content, isWhole, decode);
  };
  if (kind === 'broken' || (encoding === 'json' && !isWhole)) return { entries: [], isReadable: false };
  try {
    return { entries: read(isWhole ? strictText : truncatedText), isReadable: true };
  } catch {
    return { entries: orUndefined(() => read(looseText)) ?? [], isReadable: false };
  }
}

/** Throws if the text is not a JSON object. */
function jsonEntries(text: string): readonly Entry[] {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('This is not an object.');
  return Object.entries(value);
}

/** Decodes text that may end within a letter. */
const truncatedText = (bytes: Uint8Array) => looseText(bytes).replace(/\ufffd$/, '');

/** Rejects arrays and objects, which only programs send. As text, they would look like empty fields. */
function checkTypes(form: FormSpec, raw: RawEntries): FieldErrors {
  const wrong = form.fields.filter(({ name }) => typeof (raw[name] ?? '') === 'object');
  return Object.fromEntries(wrong.map(({ name, invalid }) => [name, invalid ?? form.texts.error]));
}

/** Checks only for values that are too long: other fields may have been truncated. */
function checkLengths(form: FormSpec, values: FormValues): FieldErrors {
  const tooLong = form.fields.filter((field) => (values[field.name]?.length ?? 0) > maxLengthOf(field));
  return checkValues({ ...form, fields: tooLong }, values);
}

/** No human fills in a form faster. */
const FAST_MS = 2000;

/** Converts a form to a submission. A filled honeypot flags it. Suspicious speed only adds a remark. */
export function toSubmission({ form, raw, values, submissionId }: Posted, receivedAt: string): Submission {
  const trap = raw[form.honeypot.name];
  const isTrapped = typeof trap === 'string' ? trap.trim() !== '' : Boolean(trap);
  const remarks: Remark[] = [];
  if (isTrapped) remarks.push('honeypot');
  if (isFast(raw)) remarks.push('fast');
  if (form.photos && Number(raw[PHOTOS_LOST]) > 0) remarks.push('photos-lost');
  const extras = toExtras(form, values);
  return {
    form,
    fields: toRecord(form, values, receivedAt),
    ...(Object.keys(extras).length > 0 && { extras }),
    ...(submissionId !== undefined && { submissionId }),
    remarks,
    state: isTrapped ? 'flagged' : 'received',
    receivedAt,
  };
}

/** Returns the id from the browser if it is valid: ids reach the log, which must not contain arbitrary text. */
function idIn(raw: RawEntries): string | undefined {
  const id = raw[SUBMISSION_ID];
  return typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}

function isFast(raw: RawEntries): boolean {
  const value = raw[FILL_TIME];
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && time >= 0 && time < FAST_MS;
}
