/**
 * Puts finished files below a path of their host: the only place where addresses get it. Templates, data and rules know
 * addresses from the root of the site alone, such as `/teams/red/`.
 */
import { Tokenizer } from 'htmlparser2';
import { orUndefined } from '../../base/lib/collections.ts';
import { mapStrings } from '../../base/lib/json-pointer.ts';
import { withoutQuery } from '../../base/lib/url.ts';
import { isSchemaAddress, META_ADDRESS, rowOf } from './attributes.ts';
import { addressesOfStyle, mayHaveAddress } from './style-addresses.ts';
import { escapeXml } from './xml.ts';

/** Where a site lies on its host. */
export interface Placement {
  /** `/2025`, made of characters that mean nothing in HTML, CSS and JSON. Empty for a site at the root. */
  readonly path: string;
  /** True for the path of a page, a form or a made file. Decides about texts that need not be addresses. */
  readonly knows: (path: string) => boolean;
}

/** Begins an address from the root. `//` and `/\` begin one of another host. */
const FROM_ROOT = String.raw`\/(?![/\\])`;

const ROOT = new RegExp(`^${FROM_ROOT}`);

/** An address from the root, with what may stand before it in an attribute. */
const LEADING = new RegExp(`^(\\s*)(?=${FROM_ROOT})`);
const IN_SET = new RegExp(`(^[\\s,]*|,\\s+|\\s,)(?=${FROM_ROOT})`, 'g');
const IN_WORDS = new RegExp(`(^|\\s)(?=${FROM_ROOT})`, 'g');
const IN_REFRESH = new RegExp(`^(\\s*[\\d.]+\\s*[;,]?\\s*(?:url\\s*=\\s*)?["']?)(?=${FROM_ROOT})`, 'i');

/** Links inside of texts: `[teams](/teams/)` and `<a href="/teams/">`. */
const IN_TEXT = new RegExp(`(\\]\\(| href=["'])(?=${FROM_ROOT})`, 'g');

/** An attribute with its value as written. */
interface Attribute {
  readonly name: string;
  readonly raw: string;
  readonly start: number;
}

/** Places HTML or a drawing. */
export function placeMarkup(html: string, placement: Placement, isDrawing = false): string {
  const placed = new Replacements(html);
  let element = '';
  let attributes: Attribute[] = [];
  let name = '';
  let value: { start: number; end: number } | undefined;
  let contentStart = 0;
  const endTag = (end: number) => {
    contentStart = end + 1;
    for (const { start, raw, ...attribute } of attributes)
      placed.replace(start, raw, placedValue(element, { raw, start, ...attribute }, attributes, placement));
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: false, xmlMode: isDrawing },
    {
      onopentagname(start, end) {
        element = html.slice(start, end).toLowerCase();
        attributes = [];
      },
      onattribname(start, end) {
        name = html.slice(start, end).toLowerCase();
        value = undefined;
      },
      onattribdata(start, end) {
        value = { start: value?.start ?? start, end };
      },
      onattribend() {
        if (value) attributes.push({ name, raw: html.slice(value.start, value.end), start: value.start });
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag(start) {
        if (element !== 'script' && element !== 'style') return;
        const content = html.slice(contentStart, start - '</'.length);
        placed.replace(contentStart, content, placedContent(element, content, attributes, placement));
        element = '';
      },
      onattribentity: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return placed.text();
}

/** Places a style sheet. */
export function placeStyles(css: string, { path }: Placement): string {
  if (!mayHaveAddress(css)) return css;
  const placed = new Replacements(css);
  for (const { href, start } of addressesOfStyle(css)) if (isFromRoot(href)) placed.replace(start, '', path);
  return placed.text();
}

/** Places plain data, such as the props of an island: texts that are addresses, and links in texts. */
function placeData(value: unknown, placement: Placement): unknown {
  return mapStrings(value, (text) =>
    isFromRoot(text) && placement.knows(withoutQuery(text))
      ? placement.path + text
      : text.replace(IN_TEXT, `$1${placement.path}`),
  );
}

/** Places a web manifest, where every text from the root is an address. */
export const placeManifest = (json: string, { path }: Placement): string =>
  mapJson(json, (value) => mapStrings(value, (text) => (isFromRoot(text) ? path + text : text)));

/** Places JSON. Returns other text unchanged. */
export const placeJson = (json: string, placement: Placement): string =>
  mapJson(json, (value) => placeData(value, placement));

const isFromRoot = (text: string): boolean => ROOT.test(text);

/** Applies a function to the value in a JSON text. */
function mapJson(json: string, change: (value: unknown) => unknown): string {
  const parsed = orUndefined(() => ({ value: JSON.parse(json) as unknown }));
  return parsed ? JSON.stringify(change(parsed.value)) : json;
}

/** Collects replacements in a text, in the order of their places. */
class Replacements {
  readonly #source: string;
  #done = '';
  #from = 0;

  constructor(source: string) {
    this.#source = source;
  }

  replace(start: number, old: string, text: string): void {
    if (text === old) return;
    this.#done += this.#source.slice(this.#from, start) + text;
    this.#from = start + old.length;
  }

  text(): string {
    return this.#done + this.#source.slice(this.#from);
  }
}

function placedValue(element: string, { name, raw }: Attribute, all: readonly Attribute[], placement: Placement) {
  const { path } = placement;
  if (name.startsWith('data-')) return placedDataAttribute(raw, placement);
  if (element === 'meta') return name === 'content' ? placedMeta(raw, all, path) : raw;
  switch (element === 'base' && name === 'href' ? 'address' : rowOf(element, name)?.holds) {
    case 'address':
      return raw.replace(LEADING, `$1${path}`);
    case 'addresses':
      return raw.replace(IN_WORDS, `$1${path}`);
    case 'sources':
      return raw.replace(IN_SET, `$1${path}`);
    case 'style':
      return placeStyles(raw, placement);
    default:
      return name === 'style' ? placeStyles(raw, placement) : raw;
  }
}

function placedMeta(raw: string, all: readonly Attribute[], path: string): string {
  const rawOf = (wanted: string) => all.find(({ name }) => name === wanted)?.raw;
  if (rawOf('http-equiv')?.toLowerCase() === 'refresh') return raw.replace(IN_REFRESH, `$1${path}`);
  const isAddress =
    META_ADDRESS.test(rawOf('property') ?? rawOf('name') ?? '') ||
    rawOf('itemprop')
      ?.split(/\s+/)
      .some((property) => isSchemaAddress(property, raw));
  return isAddress ? raw.replace(LEADING, `$1${path}`) : raw;
}

/** Places a `data-` attribute, which holds an address, JSON or something else. */
function placedDataAttribute(raw: string, placement: Placement): string {
  if (!raw.includes('/')) return raw;
  const text = unescaped(raw);
  const placed = /^\s*[[{]/.test(text) ? placeJson(text, placement) : String(placeData(text, placement));
  return placed === text ? raw : escaped(placed);
}

function placedContent(element: string, content: string, attributes: readonly Attribute[], placement: Placement) {
  if (element === 'style') return placeStyles(content, placement);
  const type = attributes.find(({ name }) => name === 'type')?.raw;
  if (type !== 'application/ld+json') return content;
  const placed = mapJson(content, (data) =>
    mapStrings(data, (text, property) =>
      isFromRoot(text) && isSchemaAddress(property, text) ? placement.path + text : text,
    ),
  );
  // A `<` could end the element.
  return placed.replaceAll('<', '\\u003c');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescaped = (raw: string) =>
  raw.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const escaped = (text: string) => escapeXml(text).replaceAll("'", '&#x27;');
