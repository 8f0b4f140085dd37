/** Rows in the pages of a database file, read byte by byte (sqlite.org/fileformat2.html#b_tree_pages). */
import { isUtf8 } from 'node:buffer';
import { PAGE_SIZE } from './log.ts';

export type Value = null | number | string;

export interface Row {
  readonly rowId: number;
  readonly values: readonly Value[];
  /** False if a text is no UTF-8. The driver ends the process when it meets such a text. */
  readonly legible: boolean;
}

/** Content of a page by its number, from 1. */
export type PageAt = (page: number) => Buffer | undefined;

const LEAF_OF_TABLE = 13;

/** Longest row that is looked for, in bytes. The longest inquiry of ours is a tenth of it. */
const LONGEST = 640 * 1024;

/**
 * The rows of a page. Where the page's own list of them is damaged, or where it does not look like a page with rows at
 * all, every place is tried as the beginning of one; so the rows must be able to prove themselves.
 */
export function rowsOf(page: Buffer, pageAt: PageAt): Row[] {
  const listed = listedRows(page, pageAt);
  if (listed) return listed;
  const rows: Row[] = [];
  for (let place = 0; place < PAGE_SIZE; place += 1) {
    const row = rowAt(page, place, pageAt);
    if (row) rows.push(row);
  }
  return rows;
}

/** The rows in a page's own list. Nothing if it has none, or if one of them cannot be read. */
export function listedRows(page: Buffer, pageAt: PageAt): Row[] | undefined {
  const count = page.readUInt16BE(3);
  if (page[0] !== LEAF_OF_TABLE || 8 + 2 * count > PAGE_SIZE) return undefined;
  const rows = Array.from({ length: count }, (_, n) => rowAt(page, page.readUInt16BE(8 + 2 * n), pageAt));
  return rows.includes(undefined) ? undefined : (rows as Row[]);
}

/** Longest header of a row, in bytes: one or two for each column. */
const LONGEST_HEADER = 128;

/** The row that begins at a place, if what stands there can be one: its lengths must agree with each other. */
function rowAt(page: Buffer, place: number, pageAt: PageAt): Row | undefined {
  const length = varint(page, place);
  const rowId = varint(page, length.end);
  const header = varint(page, rowId.end);
  // Most places are none, and this tells at once.
  if (header.value < 2 || header.value > LONGEST_HEADER || header.value > length.value) return undefined;
  if (length.value > LONGEST || rowId.value < 1) return undefined;
  const record = payload(page, rowId.end, length.value, pageAt);
  const values = record && valuesOf(record);
  return values && { rowId: rowId.value, ...values };
}

/** The bytes of a row. What does not fit into its page stands in a chain of others. */
function payload(page: Buffer, start: number, length: number, pageAt: PageAt): Buffer | undefined {
  const here = lengthInPage(length);
  if (start + here + (here < length ? 4 : 0) > PAGE_SIZE) return undefined;
  const parts = [page.subarray(start, start + here)];
  let missing = length - here;
  let next = missing > 0 ? page.readUInt32BE(start + here) : 0;
  // A damaged chain could lead round in a circle, but what is missing gets less with every page.
  while (missing > 0) {
    const more = pageAt(next);
    if (!more) return undefined;
    parts.push(more.subarray(4, 4 + missing));
    missing -= PAGE_SIZE - 4;
    next = more.readUInt32BE(0);
  }
  return parts.length === 1 ? parts[0] : Buffer.concat(parts);
}

function lengthInPage(length: number): number {
  const most = PAGE_SIZE - 35;
  if (length <= most) return length;
  const least = Math.floor(((PAGE_SIZE - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (PAGE_SIZE - 4));
  return fitting <= most ? fitting : least;
}

/** Values of a record. Nothing unless its header accounts for every byte. */
function valuesOf(record: Buffer): Pick<Row, 'values' | 'legible'> | undefined {
  const header = varint(record, 0);
  const types: number[] = [];
  let [at, end] = [header.end, header.value];
  while (at < header.value && end <= record.length) {
    const type = varint(record, at);
    types.push(type.value);
    end += sizeOf(type.value);
    at = type.end;
  }
  if (at !== header.value || end !== record.length) return undefined;
  let legible = true;
  const values = types.map((type) => {
    const bytes = record.subarray(at, at + sizeOf(type));
    at += bytes.length;
    if (isText(type)) legible &&= isUtf8(bytes);
    return valueIn(type, bytes);
  });
  return { values, legible };
}

const NUMBER_SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

const sizeOf = (type: number) => NUMBER_SIZES[type] ?? Math.max(0, (type - 12) >>> 1);

const isText = (type: number) => type >= 13 && type % 2 === 1;

/** No table of ours holds anything but whole numbers, texts and nothing. */
function valueIn(type: number, bytes: Buffer): Value {
  if (isText(type)) return bytes.toString('utf8');
  if (type === 8 || type === 9) return type - 8;
  if (type >= 1 && type <= 5) return bytes.readIntBE(0, bytes.length);
  return type === 6 ? Number(bytes.readBigInt64BE(0)) : null;
}

/** A number of one to nine bytes, and the place behind it. One that nothing of ours can have is -1. */
function varint(bytes: Buffer, place: number): { value: number; end: number } {
  let value = 0;
  for (let at = place; at < place + 7; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) break;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: at + 1 };
  }
  return { value: -1, end: bytes.length };
}
