import { isSeq, parseDocument } from 'yaml';
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
  const urlAt = (index: number) => String(list.getIn([index, 'url']));
  for (const url of urls) {
    let index = list.items.length;
    while (index > 0 && compareText(urlAt(index - 1), url) > 0) index -= 1;
    list.items.splice(index, 0, document.createNode({ url }));
  }
  const lines = document.toString({ lineWidth: 0 });
  return text.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;
}

/** The text of a first ledger. */
export function firstLedger(comments: readonly string[], urls: readonly string[]): string {
  const head = comments.map((comment) => `# ${comment}\n`).join('');
  return addAddresses(`${head}\naddresses: []\n`, urls);
}
