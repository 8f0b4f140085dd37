import { isMap, isSeq, parseDocument } from 'yaml';
import { compareText } from '../problems/problem.ts';

/**
 * The text of the ledger with new addresses in it, each in the place of the alphabet. Everything else stays, comments
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

/**
 * The text of the ledger with a redirect below the address on this line, which has neither a redirect nor is gone.
 * Everything else stays. Undefined where the address is not on a line of its own.
 *
 * @param line of the address, from 1
 */
export function addRedirect(text: string, line: number, to: string): string | undefined {
  const lines = text.split('\n');
  const [, indent] = /^([ -]*)url:\s/.exec(lines[line - 1] ?? '') ?? [];
  if (indent === undefined) return undefined;
  const ending = text.includes('\r\n') ? '\r' : '';
  return lines.toSpliced(line, 0, `${' '.repeat(indent.length)}redirect: ${to}${ending}`).join('\n');
}
