/** Where HTML and CSS have addresses. Pure functions over attributes and texts. */
import { ownValue } from '../lib/collections.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What an address is for: visitors follow a `link`, browsers fetch a `file`, machines read a `statement`, forms `post`. */
export type AddressUse = 'link' | 'file' | 'statement' | 'post';

export interface Address {
  readonly href: string;
  readonly use: AddressUse;
}

/** Attributes that hold one address. */
const SINGLE: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  use: ['href'],
  image: ['href'],
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
};

/** Attributes that hold several addresses with sizes. */
const SETS: Readonly<Record<string, string>> = { img: 'srcset', source: 'srcset', link: 'imagesrcset' };

/** Addresses of pages and pictures that search engines and messengers are told. */
const META_ADDRESS = /^(og:(url|image|audio|video)(:(url|secure_url))?|twitter:image)$/;

/** Every address in the attributes of an element. A canonical address has a rule of its own and is left out. */
export function addressesOf(name: string, attributes: Attributes): Address[] {
  if (name === 'link' && relOf(attributes).includes('canonical')) return [];
  if (name === 'link' && !relOf(attributes).some((word) => FETCHED.has(word))) return statedBy(attributes);
  if (name === 'meta') return metaAddresses(attributes);
  const attributesWithOne = ownValue(SINGLE, name);
  // Most elements have no address, and all that have several can have a single one.
  if (!attributesWithOne) return [];
  const use = name === 'a' || name === 'area' ? 'link' : isPost(name, attributes) ? 'post' : 'file';
  const single = attributesWithOne.flatMap((attribute) => {
    // In a drawing, older programs write `xlink:href`.
    const href = attributes[attribute] ?? attributes[`xlink:${attribute}`];
    return href === undefined ? [] : [{ href, use } as const];
  });
  const set = attributes[ownValue(SETS, name) ?? ''] ?? '';
  return [...single, ...addressesOfSet(set).map((href) => ({ href, use: 'file' as const }))];
}

/** What of a `<link>` makes a browser turn to the address by itself. */
const FETCHED = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'manifest',
  'preload',
  'modulepreload',
  'prefetch',
  'preconnect',
  'dns-prefetch',
]);

/** `<link rel="alternate">` tells machines of another page, which is not fetched for a visit. */
const statedBy = ({ href }: Attributes): Address[] => (href === undefined ? [] : [{ href, use: 'statement' }]);

/** True if a program has to take what is sent there: no file answers a `POST`. */
const isPost = (name: string, { method, formmethod }: Attributes) =>
  (name === 'form' ? method : formmethod)?.toLowerCase() === 'post';

/** The words of `rel`. */
export const relOf = ({ rel = '' }: Attributes) => rel.toLowerCase().split(/\s+/);

/** Where a `<meta http-equiv="refresh">` sends its visitors. */
export function refreshTarget({ 'http-equiv': kind, content = '' }: Attributes): string | undefined {
  if (kind?.toLowerCase() !== 'refresh') return undefined;
  return /;\s*url\s*=\s*(["']?)(.*?)\1\s*$/i.exec(content)?.[2];
}

function metaAddresses(attributes: Attributes): Address[] {
  const target = refreshTarget(attributes);
  if (target !== undefined) return [{ href: target, use: 'link' }];
  const isAddress = META_ADDRESS.test(attributes.property ?? attributes.name ?? '');
  return isAddress && attributes.content !== undefined ? [{ href: attributes.content, use: 'statement' }] : [];
}

/** `/a.webp 1x, /b.webp 2x` → both addresses, read as browsers do: a comma ends an address only at its end. */
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

/** `url(…)` and `@import` in a style sheet, with their offsets. Data that is written out in place is no address. */
export function addressesOfStyle(css: string): { readonly href: string; readonly at: number }[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  const found = withoutComments.matchAll(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi,
  );
  return [...found].map((match) => ({
    href: match.slice(1).find((group) => group !== undefined) ?? '',
    at: match.index,
  }));
}

/** Every text in a piece of structured data, at any depth; undefined if it is not JSON. */
export function textsOfJson(json: string): string[] | undefined {
  try {
    return textsOf(JSON.parse(json));
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
