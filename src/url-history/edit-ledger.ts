import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { compareText } from '../problems/problem.ts';

/**
 * The text of the ledger with new addresses in it, each in its alphabetical place. Everything else stays, comments
 * included.
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
  // From the end, so that the whole list is walked once and not once for each address.
  const backwards: unknown[] = [];
  for (const url of urls.toSorted(compareText).reverse()) {
    while (listed.length > 0 && compareText(urlOf(listed.at(-1)), url) > 0) backwards.push(listed.pop());
    backwards.push(document.createNode({ url }));
  }
  list.items = [...listed, ...backwards.reverse()];
  const lines = document.toString({ lineWidth: 0 });
  return text.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

/** The text of a first ledger. */
export function firstLedger(comments: readonly string[], urls: readonly string[]): string {
  const head = comments.map((comment) => `# ${comment}\n`).join('');
  return addAddresses(`${head}\naddresses: []\n`, urls);
}

/** What becomes of an address whose page is no more: it leads on, or there is nothing in its place. */
export type Fate = { readonly redirect: string } | { readonly gone: true; readonly reason?: string };

/**
 * The text of the ledger with what becomes of an address below it. Everything else stays. Undefined where the address is not
 * on a line of its own, or is not listed.
 *
 * @param url the address, which has neither a redirect nor is gone
 */
export function addFate(text: string, url: string, fate: Fate): string | undefined {
  const lines = text.split('\n');
  const index = indexOf(lines, url);
  const [, indent] = /^([ -]*)url:\s/.exec(lines[index] ?? '') ?? [];
  if (indent === undefined) return undefined;
  const ending = text.includes('\r\n') ? '\r' : '';
  const below = stringify(fate, { lineWidth: 0 }).trimEnd().split('\n');
  return lines
    .toSpliced(index + 1, 0, ...below.map((each) => `${' '.repeat(indent.length)}${each}${ending}`))
    .join('\n');
}

/** True if an address is in the ledger, on a line of its own. */
export const isListed = (text: string, url: string): boolean => indexOf(text.split('\n'), url) !== -1;

/** The text of the ledger without what was said of an address that has a page again. */
export function withoutFate(text: string, url: string): string {
  const lines = text.split('\n');
  const index = indexOf(lines, url);
  const rest = lines.slice(index + 1);
  const length = rest.findIndex((line) => !/^ +(redirect|gone|reason):/.test(line));
  return index === -1 ? text : lines.toSpliced(index + 1, length === -1 ? rest.length : length).join('\n');
}

const indexOf = (lines: readonly string[], url: string) =>
  lines.findIndex((line) => /^[ -]*url:\s+["']?([^\s"']+)/.exec(line)?.[1] === url);
