/** Finds addresses in HTML and CSS. Pure functions over attributes and strings. */
import { ownValue } from '../lib/collections.ts';
import { stringsOf } from '../lib/json-pointer.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Purpose of an address: visitors follow a `link`, browsers fetch a `file`, machines read a `statement`, forms `post`. */
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

/** Properties with addresses for search engines and messengers. */
const META_ADDRESS = /^(og:(url|image|audio|video)(:(url|secure_url))?|twitter:image)$/;

/** Every address in the attributes of an element, except a canonical address, which has its own rule. */
export function addressesOf(name: string, attributes: Attributes): Address[] {
  if (name === 'link' && relOf(attributes).includes('canonical')) return [];
  if (name === 'link' && !relOf(attributes).some((word) => CONNECTING_RELS.has(word))) return statementIn(attributes);
  if (name === 'meta') return metaAddresses(attributes);
  const attributeNames = ownValue(SINGLE, name);
  // Most elements have no address. Every element in SETS is in SINGLE, too.
  if (!attributeNames) return [];
  const use = name === 'a' || name === 'area' ? 'link' : isPost(name, attributes) ? 'post' : 'file';
  const single = attributeNames.flatMap((attribute) => {
    // Older SVGs use `xlink:href`.
    const href = attributes[attribute] ?? attributes[`xlink:${attribute}`];
    return href === undefined ? [] : [{ href, use } as const];
  });
  const set = attributes[ownValue(SETS, name) ?? ''] ?? '';
  return [...single, ...addressesOfSet(set).map((href) => ({ href, use: 'file' as const }))];
}

/** Values of `rel` that make a browser connect to the address of a `<link>`. */
const CONNECTING_RELS = new Set([
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

/** The address of a link such as `<link rel="alternate">`, which browsers do not fetch. */
const statementIn = ({ href }: Attributes): Address[] => (href === undefined ? [] : [{ href, use: 'statement' }]);

/** True for a `POST`, which no static file can answer. */
const isPost = (name: string, { method, formmethod }: Attributes) =>
  (name === 'form' ? method : formmethod)?.toLowerCase() === 'post';

/** The keywords in `rel`. */
export const relOf = ({ rel = '' }: Attributes) => rel.toLowerCase().split(/\s+/);

/** The target of a `<meta http-equiv="refresh">`. */
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

/** Addresses in `url(…)` and `@import` of a style sheet, with their offsets. */
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

/** All strings in structured data, at any depth. Undefined if it is not JSON. */
export function stringsOfJson(json: string): string[] | undefined {
  try {
    return [...stringsOf(JSON.parse(json))].map(({ text }) => text);
  } catch {
    return undefined;
  }
}
