/** Finds addresses and references in the attributes of HTML elements. Pure functions over attributes and strings. */
import {
  type AddressUse,
  CONNECTING_RELS,
  isSchemaAddress,
  META_ADDRESS,
  NEEDED_ADDRESSES,
  type Row,
  rowOf,
} from '../../api/markup/attributes.ts';
import { addressesOfStyle, mayHaveAddress } from '../../api/markup/style-addresses.ts';
import { ownValue } from '../../base/lib/collections.ts';
import type { Address, MissingAddress, Reference } from './page-facts.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Everything in the attributes of an element that leads elsewhere. */
export interface Found {
  readonly addresses: Address[];
  readonly references: Reference[];
  readonly missing: MissingAddress[];
}

/** Reads the attributes of an element, except a canonical address, which has its own rule. */
export function readAttributes(element: string, attributes: Attributes): Found {
  const found: Found = { addresses: [], references: [], missing: [] };
  for (const attribute in attributes) {
    const row = rowOf(element, attribute);
    if (row) readValue(found, row, element, attribute, attributes);
  }
  const needed = ownValue(NEEDED_ADDRESSES, element);
  if (needed && ![...needed.anyOf, ...(needed.instead ?? [])].some((name) => name in attributes))
    found.missing.push({ element, attribute: needed.anyOf[0] ?? '' });
  // It would post to the page itself, which takes nothing.
  if (element === 'form' && !('action' in attributes) && attributes.method?.toLowerCase() === 'post')
    found.missing.push({ element, attribute: 'action' });
  if (element === 'meta') readMeta(found, attributes);
  return found;
}

function readValue(found: Found, row: Row, element: string, attribute: string, attributes: Attributes): void {
  const value = attributes[attribute] ?? '';
  const drawing = row.drawing && { drawing: true as const };
  switch (row.holds) {
    case 'address': {
      const use = purposeOf(row, attributes);
      if (use === undefined) return;
      if (isReportedEmpty(element, attribute, value)) found.missing.push({ element, attribute });
      else found.addresses.push({ href: value, use, ...drawing });
      return;
    }
    case 'addresses':
      for (const href of wordsOf(value)) found.addresses.push({ href, use: row.use ?? 'file' });
      return;
    case 'sources':
      for (const href of addressesOfSet(value)) found.addresses.push({ href, use: 'file' });
      return;
    case 'style':
      if (mayHaveAddress(value))
        for (const { href } of addressesOfStyle(value)) found.addresses.push({ href, use: 'file', ...drawing });
      return;
    case 'map':
      if (value.startsWith('#')) found.references.push({ attribute, id: value.slice(1) });
      return;
    case 'id':
      if (value !== '') found.references.push({ attribute, id: value });
      return;
    case 'ids':
      for (const id of wordsOf(value)) found.references.push({ attribute, id });
  }
}

/** The purpose of an address, as far as other attributes decide. Undefined if the attribute does not apply. */
function purposeOf({ use = 'file', depends }: Row, attributes: Attributes): AddressUse | undefined {
  switch (depends) {
    case 'form':
      return (attributes.formmethod ?? attributes.method)?.toLowerCase() === 'post' ? 'post' : use;
    case 'image':
      return attributes.type?.toLowerCase() === 'image' ? use : undefined;
    case 'link': {
      const rel = relOf(attributes);
      if (rel.includes('canonical')) return undefined;
      return rel.some((word) => CONNECTING_RELS.has(word)) ? use : 'statement';
    }
    default:
      return use;
  }
}

/** Attributes whose empty value html-validate accepts, although the standard does not or it leads to the same page. */
const EMPTY_UNJUDGED = new Set([
  'a href',
  'area href',
  'video src',
  'video poster',
  'audio src',
  'source src',
  'track src',
]);

/** True for a value without an address that html-validate does not report. It also accepts values of spaces only. */
const isReportedEmpty = (element: string, attribute: string, value: string) =>
  value.trim() === '' && (value !== '' || EMPTY_UNJUDGED.has(`${element} ${attribute}`));

const wordsOf = (value: string) => value.split(/\s+/).filter(Boolean);

/** The keywords in `rel`. */
export const relOf = ({ rel = '' }: Attributes) => rel.toLowerCase().split(/\s+/);

/**
 * The target of a `<meta http-equiv="refresh">`, read as browsers do: `0; url=/x`, `0;/x`, `0,url='/x'`, `0 /x`. Undefined
 * for one that only reloads the page.
 */
export function refreshTarget({ 'http-equiv': kind, content = '' }: Attributes): string | undefined {
  if (kind?.toLowerCase() !== 'refresh') return undefined;
  const [, rest] = /^\s*[\d.]+(?:\s*[;,]\s*|\s+(?![;,]))(\S[\s\S]*)$/.exec(content) ?? [];
  if (rest === undefined) return undefined;
  const target = rest.replace(/^url\s*=\s*/i, '');
  const [quote = ''] = /^["']/.exec(target) ?? [];
  return (quote === '' ? target : (target.slice(1).split(quote)[0] ?? '')).trim();
}

function readMeta(found: Found, attributes: Attributes): void {
  const { content, itemprop = '' } = attributes;
  const target = refreshTarget(attributes);
  if (target === '') found.missing.push({ element: 'meta', attribute: 'content' });
  else if (target !== undefined) found.addresses.push({ href: target, use: 'link' });
  if (target !== undefined || content === undefined) return;
  const isAddress =
    META_ADDRESS.test(attributes.property ?? attributes.name ?? '') ||
    wordsOf(itemprop).some((property) => isSchemaAddress(property, content));
  if (isAddress) found.addresses.push({ href: content, use: 'statement' });
}

/** Parses `/a.webp 1x, /b.webp 2x` as browsers do: a comma only separates after a space or at the end of an address. */
export function addressesOfSet(set: string): string[] {
  const found: string[] = [];
  let rest = set.replace(/^[\s,]+/, '');
  while (rest !== '') {
    const [address = ''] = /^\S+/.exec(rest) ?? [];
    found.push(address.replace(/,+$/, ''));
    rest = rest.slice(address.length);
    if (!address.endsWith(',')) rest = rest.replace(/^[^,]*/, '');
    rest = rest.replace(/^[\s,]+/, '');
  }
  return found;
}
