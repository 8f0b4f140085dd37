/** Edits the ledger of all addresses. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { Source } from '../../api/types.ts';
import { replaceFile } from '../../base/disk/replace-file.ts';
import { compareText } from '../../base/lib/collections.ts';
import type { Ledger } from './read-ledger.ts';

/**
 * Inserts addresses in alphabetical order. Keeps everything else, comments included.
 *
 * @param text a ledger that satisfies its schema
 */
export function addAddresses(text: string, urls: readonly string[]): string {
  const document = parseDocument(text);
  const list = document.get('addresses');
  if (!isSeq(list)) throw new Error('The ledger has no list of addresses.');
  list.flow = false;
  const listed = [...list.items];
  const urlOf = (item: unknown) => String(isMap(item) && item.get('url'));
  // Merges from the end, so that the list is walked only once.
  const backwards: unknown[] = [];
  for (const url of urls.toSorted(compareText).reverse()) {
    while (listed.length > 0 && compareText(urlOf(listed.at(-1)), url) > 0) backwards.push(listed.pop());
    backwards.push(document.createNode({ url }));
  }
  list.items = [...listed, ...backwards.reverse()];
  const lines = document.toString({ lineWidth: 0 });
  return text.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

/** Creates the text of a new ledger. */
function firstLedger(comments: readonly string[], urls: readonly string[]): string {
  const head = comments.map((comment) => `# ${comment}\n`).join('');
  return addAddresses(`${head}\naddresses: []\n`, urls);
}

/** State of an address whose page was removed: it redirects, or is gone. */
export type Fate = { readonly redirect: string } | { readonly gone: true; readonly reason?: string };

/**
 * Adds the fate of an address below its line. Keeps everything else. Returns undefined if the address is not listed, or not
 * on a line of its own.
 *
 * @param url an address that is listed without a fate
 */
export function addFate(text: string, url: string, fate: Fate): string | undefined {
  const lines = text.split('\n');
  const index = indexOf(lines, url);
  const [, indent] = /^([ -]*)url:\s/.exec(lines[index] ?? '') ?? [];
  if (indent === undefined) return undefined;
  const ending = text.includes('\r\n') ? '\r' : '';
  const fields = stringify(fate, { lineWidth: 0 }).trimEnd().split('\n');
  return lines
    .toSpliced(index + 1, 0, ...fields.map((each) => `${' '.repeat(indent.length)}${each}${ending}`))
    .join('\n');
}

/** True if the ledger lists an address on a line of its own. */
export const isListed = (text: string, url: string): boolean => indexOf(text.split('\n'), url) !== -1;

/** Removes the fate of an address that has a page again. */
export function withoutFate(text: string, url: string): string {
  const lines = text.split('\n');
  const index = indexOf(lines, url);
  const rest = lines.slice(index + 1);
  const length = rest.findIndex((line) => !/^ +(redirect|gone|reason):/.test(line));
  return index === -1 ? text : lines.toSpliced(index + 1, length === -1 ? rest.length : length).join('\n');
}

const indexOf = (lines: readonly string[], url: string) =>
  lines.findIndex((line) => /^[ -]*url:\s+["']?([^\s"']+)/.exec(line)?.[1] === url);

/** Adds the addresses that a build found missing in the ledger, unless its file has changed meanwhile. Returns what it added. */
export function writeLedger(root: string, ledger: Ledger | undefined, head: readonly string[]) {
  if (!ledger || ledger.unlisted.length === 0) return undefined;
  const { file, source, unlisted } = ledger;
  const path = join(root, file);
  if (!isUnchanged(path, source)) return undefined;
  const text = source ? addAddresses(source.text, unlisted) : firstLedger(head, unlisted);
  replaceFile(path, text);
  return { count: unlisted.length, file };
}

/** False if the file has changed since the build read it. The next build then adds what is still missing. */
const isUnchanged = (path: string, source: Source | undefined): boolean =>
  existsSync(path) ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') === source?.text : source === undefined;
