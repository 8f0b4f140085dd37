/**
 * The attributes that hold an address or refer to an id, with the elements they belong to: the rows of these kinds from
 * the index of attributes of the HTML standard (https://html.spec.whatwg.org/multipage/indices.html#attributes-3), its
 * obsolete attributes that browsers still fetch, the references of WAI-ARIA, and the links of SVG 2.
 *
 * Left out on purpose: `<base href>`, which changes the meaning of all other addresses, and `itemid` and `itemtype`, which
 * name things and lead nowhere. What `<link>` and `<meta>` mean depends on their other attributes.
 */

/** What a value consists of. A `map` is `#` and the name of a `<map>`; a `style` is CSS. */
export type Holds = 'address' | 'addresses' | 'sources' | 'id' | 'ids' | 'map' | 'style';

/** Purpose of an address: visitors follow a `link`, browsers fetch a `file`, machines read a `statement`, forms `post`. */
export type AddressUse = 'link' | 'file' | 'statement' | 'post';

export interface Row {
  /** Names, separated by spaces. */
  readonly attributes: string;
  /** Elements, separated by spaces, or `*` for all. */
  readonly on: string;
  readonly holds: Holds;
  /** Default: `file`. */
  readonly use?: AddressUse;
  /** What depends on other attributes: `form` on the method, `link` on `rel`, `image` on `type`. */
  readonly depends?: 'form' | 'link' | 'image';
  /** True if a fragment refers to the page itself even with a `<base>`, as in drawings. */
  readonly drawing?: true;
}

/** Attributes of SVG that can hold `url(…)`. */
const PAINT = 'clip-path cursor fill filter marker marker-end marker-mid marker-start mask stroke style';

const DRAWN =
  'use image script feimage textpath mpath pattern lineargradient radialgradient filter animate animatemotion ' +
  'animatetransform set cursor tref altglyph color-profile glyphref font-face-uri';

const ROWS: readonly Row[] = [
  // Addresses
  { attributes: 'action', on: 'form', holds: 'address', depends: 'form' },
  { attributes: 'cite', on: 'blockquote del ins q', holds: 'address', use: 'statement' },
  { attributes: 'data', on: 'object', holds: 'address' },
  { attributes: 'formaction', on: 'button input', holds: 'address', depends: 'form' },
  { attributes: 'href', on: 'a area', holds: 'address', use: 'link' },
  { attributes: 'href', on: 'link', holds: 'address', depends: 'link' },
  { attributes: 'imagesrcset', on: 'link', holds: 'sources' },
  { attributes: 'ping', on: 'a area', holds: 'addresses', use: 'post' },
  { attributes: 'poster', on: 'video', holds: 'address' },
  { attributes: 'src', on: 'audio embed frame iframe img script source track video', holds: 'address' },
  { attributes: 'src', on: 'input', holds: 'address', depends: 'image' },
  { attributes: 'srcset', on: 'img source', holds: 'sources' },

  // The props of an island
  { attributes: 'data-props-file', on: '*', holds: 'address' },

  // Obsolete addresses
  { attributes: 'background', on: 'body table tbody td tfoot th thead tr', holds: 'address' },
  { attributes: 'longdesc', on: 'frame iframe img', holds: 'address', use: 'link' },

  // Addresses in drawings
  { attributes: 'href xlink:href', on: DRAWN, holds: 'address', drawing: true },
  { attributes: 'xlink:href', on: 'a', holds: 'address', use: 'link', drawing: true },
  { attributes: PAINT, on: '*', holds: 'style', drawing: true },

  // References to ids and names
  { attributes: 'commandfor popovertarget', on: 'button input', holds: 'id' },
  { attributes: 'for', on: 'label', holds: 'id' },
  { attributes: 'for', on: 'output', holds: 'ids' },
  { attributes: 'form', on: 'button fieldset input object output select textarea', holds: 'id' },
  { attributes: 'headers', on: 'td th', holds: 'ids' },
  { attributes: 'anchor', on: '*', holds: 'id' },
  { attributes: 'itemref', on: '*', holds: 'ids' },
  { attributes: 'list', on: 'input', holds: 'id' },
  { attributes: 'usemap', on: 'img input object', holds: 'map' },
  { attributes: 'aria-activedescendant', on: '*', holds: 'id' },
  {
    attributes: 'aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby aria-owns',
    on: '*',
    holds: 'ids',
  },
];

/** Attribute → element or `*` → what it holds there. */
const INDEX = new Map<string, Map<string, Row>>();
for (const row of ROWS) {
  for (const attribute of row.attributes.split(' ')) {
    const rows = INDEX.get(attribute) ?? new Map<string, Row>();
    for (const element of row.on.split(' ')) rows.set(element, row);
    INDEX.set(attribute, rows);
  }
}

/** What an attribute of an element holds. Undefined for one with neither an address nor a reference. */
export function rowOf(element: string, attribute: string): Row | undefined {
  const rows = INDEX.get(attribute);
  return rows && (rows.get(element) ?? rows.get('*'));
}

/**
 * Elements that do nothing without an address. html-validate reports the others, such as an `<img>` without `src`.
 * `instead` are attributes that give an `<a>` another purpose: a target, a part of a component, the page already open.
 */
export const NEEDED_ADDRESSES: Readonly<
  Record<string, { readonly anyOf: readonly string[]; readonly instead?: readonly string[] }>
> = {
  a: { anyOf: ['href', 'xlink:href'], instead: ['id', 'name', 'role', 'aria-current', 'aria-disabled'] },
  area: { anyOf: ['href'], instead: ['nohref'] },
  frame: { anyOf: ['src'] },
  source: { anyOf: ['src', 'srcset'] },
  track: { anyOf: ['src'] },
};

/** Values of `rel` that make a browser connect to the address of a `<link>`. */
export const CONNECTING_RELS: ReadonlySet<string> = new Set(
  (
    'stylesheet icon mask-icon apple-touch-icon apple-touch-icon-precomposed apple-touch-startup-image manifest preload ' +
    'modulepreload prefetch prerender preconnect dns-prefetch'
  ).split(' '),
);

/** Names and properties of `<meta>` with an address for search engines, messengers and systems. */
export const META_ADDRESS =
  /^(og:(url|image|audio|video)(:(url|secure_url))?|twitter:(image(:src)?|player(:stream)?)|msapplication-(tileimage|starturl|config|square\d+x\d+logo|wide\d+x\d+logo))$/i;

/** Properties of schema.org whose value is an address, in structured data and in `itemprop`. */
const SCHEMA_ADDRESS: ReadonlySet<string> = new Set(
  (
    '@id actionableFeedbackPolicy archivedAt codeRepository contentUrl ' +
    'correctionsPolicy discussionUrl diversityPolicy downloadUrl embedUrl ethicsPolicy feedUrl hasMap hasMenu image ' +
    'installUrl isBasedOn item license logo mainEntityOfPage map maps menu ownershipFundingInfo photo ' +
    'privacyPolicy publishingPrinciples relatedLink replyToUrl sameAs screenshot serviceUrl significantLink target ' +
    'targetUrl termsOfService thumbnail thumbnailUrl trackingUrl url urlTemplate usageInfo'
  ).split(' '),
);

/** Address with its host: `https://…` or `//…`. */
const WITH_HOST = /^(https?:)?\/\/\S+$/i;

/**
 * True if a property of structured data holds an address: a whole one anywhere, one from the root only where schema.org
 * expects an address, because a text can also start with a slash.
 */
export const isSchemaAddress = (property: string, text: string): boolean =>
  WITH_HOST.test(text) || (SCHEMA_ADDRESS.has(property) && /^\/[^\s{}]*$/.test(text));
