/** A form that came with a request: its bytes, its entries, and the submission that they make. */
import {
  type FieldErrors,
  type FormAnswer,
  type FormSpec,
  type FormValues,
  MEGABYTE,
  type PhotosSpec,
  photoBytes,
} from '../shared/form-spec.ts';
import { fillSlots } from '../shared/slots.ts';
import {
  checkValues,
  FILL_TIME,
  PHOTOS_LOST,
  readValues,
  SUBMISSION_ID,
  toExtras,
  toRecord,
} from '../shared/submission.ts';
import { type Body, readBody } from './read-body.ts';
import type { Remark, Submission } from './types.ts';

type Encoding = 'json' | 'form' | 'multipart';

/** Field name → value, as it was sent. */
export type RawEntries = Readonly<Record<string, unknown>>;

/** The names of UTF-8 and of its first half. In any other character set, letters like ü would arrive as something else. */
const CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

const ENCODING_OF: Readonly<Record<string, Encoding>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/** How the body is encoded, if the form may come that way. A compressed one could grow beyond any limit. */
function encodingOf(request: Request, { photos }: FormSpec): Encoding | undefined {
  if ((request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') return undefined;
  const [type = '', ...parameters] = typeOf(request).toLowerCase().split(';');
  const charset = parameters.flatMap((each) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(each)?.[1] ?? [])[0];
  if (charset !== undefined && !CHARSETS.has(charset)) return undefined;
  const encoding = ENCODING_OF[type.trim()];
  return encoding === 'multipart' && !photos ? undefined : encoding;
}

const typeOf = ({ headers }: Request) => headers.get('Content-Type') ?? '';

/** Maximum bytes of a body without its photos. The longest form of ours fits into a third of it. */
export const BODY_LIMIT = 64 * 1024;

/** Maximum number of parts in a body. Reading many parts takes more time than reading many bytes. */
const MOST_PARTS = 200;

/** Why what was posted cannot be taken. */
export interface Fault extends Pick<FormAnswer, 'status'> {
  /** For programs, and for those who read their logs. */
  readonly reason: string;
  readonly errors?: FieldErrors;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Why it could not be kept, for our own log. */
  readonly cause?: string;
}

/** Seconds to wait after a failure of ours. */
export const TRY_AGAIN = 30;

/** A form as it was posted, as far as it could be read. */
export type Posted = NonNullable<Awaited<ReturnType<typeof readForm>>>;

/**
 * Reads what was posted to a form. Undefined if its encoding is none that the form is sent in.
 *
 * @param hasRoom whether there is room for a number of bytes. Without it, photos are not read.
 */
export async function readForm(request: Request, form: FormSpec, hasRoom?: (bytes: number) => boolean) {
  const encoding = encodingOf(request, form);
  if (!encoding) return undefined;
  const limit = BODY_LIMIT + (encoding === 'multipart' && hasRoom ? photoBytes(form) : 0);
  const body = await readBody(request, limit, hasRoom);
  const entries = await entriesIn(encoding, body, typeOf(request));
  const isPhoto = ([name, value]: Entry) => name === form.photos?.name && value instanceof Blob;
  const files = (entries ?? []).filter(isPhoto).map(([, file]) => file as File);
  // Of a name that comes twice, the last counts, in all encodings.
  const raw: RawEntries = Object.fromEntries((entries ?? []).filter((entry) => !isPhoto(entry)));
  // A choice of files that was left empty is sent as an empty file.
  const content = { form, raw, values: readValues(form, raw), photos: files.filter(({ size }) => size > 0) };
  const wantsJson =
    encoding === 'json' ||
    (encoding === 'multipart' && (request.headers.get('Accept') ?? '').includes('application/json'));
  return { ...content, wantsJson, submissionId: givenId(raw), fault: faultIn(content, body, entries !== undefined) };
}

type Entry = readonly [name: string, value: unknown];

interface Content {
  readonly form: FormSpec;
  readonly raw: RawEntries;
  readonly values: FormValues;
  readonly photos: readonly File[];
}

function faultIn({ form, raw, values, photos }: Content, body: Body, isReadable: boolean): Fault | undefined {
  if (body.kind === 'broken') return { status: 400, reason: 'The body ended too early.' };
  if (body.kind === 'crowded')
    return { status: 503, reason: 'Too many large bodies at a time.', retryAfter: TRY_AGAIN };
  const ofPhotos = form.photos && photoFault(form.photos, raw, photos);
  const textSize = body.content.size - photos.reduce((sum, { size }) => sum + size, 0);
  if (body.kind === 'too-large' || textSize > BODY_LIMIT)
    return {
      status: 413,
      reason: `A body may have ${BODY_LIMIT + photoBytes(form)} bytes, and ${BODY_LIMIT} of them beside photos.`,
      errors: { ...onlyTooLong(form, values), ...ofPhotos?.errors },
    };
  if (!isReadable) return { status: 400, reason: 'The body cannot be read as what it says it is.' };
  const errors = { ...checkValues(form, values), ...notTexts(form, raw), ...ofPhotos?.errors };
  if (Object.keys(errors).length === 0) return undefined;
  return { status: ofPhotos?.status ?? 422, reason: 'Some fields cannot be accepted.', errors };
}

/** What can be said of photos without looking at them. */
function photoFault({ name, most, maxMegabytes, texts }: PhotosSpec, raw: RawEntries, photos: readonly File[]) {
  const large = photos.find(({ size }) => size > maxMegabytes * MEGABYTE);
  const say = (text: string, limit: number) => ({ [name]: fillSlots(text, { limit, file: shownName(large) }) });
  if (large) return { status: 413, errors: say(texts.tooLarge, maxMegabytes) } as const;
  if (photos.length > most) return { status: 422, errors: say(texts.tooMany, most) } as const;
  // A form that was not sent as `multipart/form-data` brings the names of its files without their content.
  return raw[name] ? ({ status: 422, errors: { [name]: texts.notTaken } } as const) : undefined;
}

/** How a file is called in a message to its sender. */
export const shownName = (file?: File) => (file?.name ?? '').slice(0, 100);

/** The entries in a body, if it is sound. Of one that was not read to its end, only a form's beginning means anything. */
async function entriesIn(encoding: Encoding, { kind, content }: Body, type: string): Promise<Entry[] | undefined> {
  const isWhole = kind === 'whole';
  if (kind === 'broken' || (encoding === 'json' && !isWhole)) return undefined;
  if (encoding === 'form') return [...new URLSearchParams(await content.text())];
  try {
    if (encoding === 'multipart') return await partsIn(content, type, isWhole);
    const value: unknown = JSON.parse(await content.text());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Throws an error if the parts are not sound, or too many. */
async function partsIn(content: Blob, type: string, isWhole: boolean): Promise<Entry[]> {
  const delimiter = `--${/boundary="?([^";]+)/i.exec(type)?.[1]}`;
  const text = new TextDecoder('latin1').decode(await content.arrayBuffer());
  if (text.split(delimiter, MOST_PARTS).length === MOST_PARTS) throw new Error('These are too many parts.');
  // The part in which reading ended is as long as what was read of it.
  const whole = isWhole ? content : new Blob([content, `\r\n${delimiter}--\r\n`]);
  return [...(await new Response(whole, { headers: { 'Content-Type': type } }).formData())];
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
  const remarks: Remark[] = [];
  if (trapped) remarks.push('honeypot');
  if (isFast(raw)) remarks.push('fast');
  if (form.photos && Number(raw[PHOTOS_LOST]) > 0) remarks.push('photos-lost');
  const extras = toExtras(form, values);
  return {
    form,
    fields: toRecord(form, values, receivedAt),
    ...(Object.keys(extras).length > 0 && { extras }),
    ...(submissionId !== undefined && { submissionId }),
    remarks,
    state: trapped ? 'flagged' : 'received',
    receivedAt,
  };
}

/** The id that the sender gave, if it is one: it reaches logs, so it must not be able to hold a text. */
function givenId(raw: RawEntries): string | undefined {
  const id = raw[SUBMISSION_ID];
  return typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id) ? id : undefined;
}

function isFast(raw: RawEntries): boolean {
  const value = raw[FILL_TIME];
  const time = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof time === 'number' && time >= 0 && time < FAST_MS;
}
