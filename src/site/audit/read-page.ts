import { type Handler, Parser } from 'htmlparser2';
import { addressesOfStyle } from '../../api/markup/style-addresses.ts';
import { type Attributes, addressesOfSet, readAttributes, refreshTarget, relOf } from './addresses.ts';
import type { PageFacts } from './page-facts.ts';
import { addressesOfData } from './text-addresses.ts';

/** An element whose text is being collected. */
interface Capture {
  readonly depth: number;
  readonly record: TextRecorder;
  readonly at: number;
  text: string;
}

/**
 * Parses a page and records what the rules need.
 *
 * @param xml true for a drawing, whose elements are closed as in XML
 */
export function readPage(output: string, html: string, xml = false): PageFacts {
  const page = emptyPage(output);
  let depth = 0;
  /** Depth of the outermost `<template>` around the current position. */
  let templateDepth: number | undefined;
  /** Depth of the outermost `<svg>` around the current position. */
  let svgDepth: number | undefined;
  let capture: Capture | undefined;
  /** `srcset` of the first source of the current `<picture>`: the one that browsers choose from. */
  let sourceSet: string | undefined;
  const handler: Partial<Handler> = {
    onprocessinginstruction(name) {
      if (name.toLowerCase() === '!doctype') page.hasDoctype = true;
    },
    onopentag(name, attributes) {
      const at = parser.startIndex;
      depth += 1;
      if (name === 'svg') svgDepth ??= depth;
      if (name === 'template') templateDepth ??= depth;
      if (name === 'source') sourceSet ??= attributes.srcset;
      // The parser keeps the capitals of some elements of drawings.
      const found = readAttributes(svgDepth === undefined ? name : name.toLowerCase(), attributes);
      recordTag(page, name, attributes, at, sourceSet);
      for (const address of found.addresses) page.addresses.push({ ...address, at });
      for (const missing of found.missing) page.missingAddresses.push({ ...missing, at });
      if (templateDepth === undefined) {
        for (const reference of found.references) page.references.push({ ...reference, at });
        recordTargets(page, name, attributes, at);
      }
      // The <title> of an SVG is not the title of the page.
      const record = svgDepth === undefined || name === 'style' ? textRecorderOf(name, attributes) : undefined;
      if (record) capture ??= { depth, record, at, text: '' };
    },
    ontext(text) {
      if (capture) capture.text += text;
    },
    onclosetag(name) {
      if (name === 'picture') sourceSet = undefined;
      if (capture?.depth === depth) {
        const { record, text, at } = capture;
        record(page, text.replace(/\s+/g, ' ').trim(), at);
        capture = undefined;
      }
      if (svgDepth === depth) svgDepth = undefined;
      if (templateDepth === depth) templateDepth = undefined;
      depth -= 1;
    },
  };
  const parser = new Parser(handler, xml ? { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true } : {});
  parser.end(html);
  if (!xml) page.misprints.push(...misprintsIn(html));
  return page;
}

const emptyPage = (output: string): MutableFacts => ({
  output,
  hasDoctype: false,
  base: undefined,
  lang: undefined,
  isUtf8: false,
  hasViewport: false,
  title: undefined,
  mainHeading: undefined,
  description: undefined,
  noindex: false,
  redirects: false,
  mains: [],
  headings: [],
  ids: [],
  targets: [],
  maps: [],
  references: [],
  addresses: [],
  missingAddresses: [],
  images: [],
  inlineCode: [],
  misprints: [],
  unreadableData: [],
  canonicals: [],
  loads: { css: [], script: [], font: [], image: [] },
});

/** The facts of a page that is still being read. */
type MutableFacts = Mutable<Omit<PageFacts, 'loads'>> & { readonly loads: Mutable<PageFacts['loads']> };
type Mutable<Facts> = {
  -readonly [Key in keyof Facts]: Facts[Key] extends readonly (infer Item)[] ? Item[] : Facts[Key];
};

/** Records everything that a tag alone reveals. */
function recordTag(page: MutableFacts, name: string, attributes: Attributes, at: number, sourceSet?: string): void {
  for (const what of inlineCodeOf(name, attributes)) page.inlineCode.push({ what, at });
  if (name === 'main' || attributes.role === 'main') page.mains.push({ at });
  switch (name) {
    case 'html':
      // Browsers merge the attributes of a second <html> into the first.
      page.lang ||= attributes.lang?.trim();
      break;
    case 'base':
      // Only the first one counts.
      page.base ??= attributes.href;
      break;
    case 'img':
      recordImage(page, { ...attributes, srcset: sourceSet ?? attributes.srcset ?? '' }, at);
      break;
    case 'meta':
      recordMeta(page, attributes, at);
      break;
    case 'link':
      recordLink(page, attributes, at);
      break;
    case 'script':
      if (attributes.src !== undefined) page.loads.script.push(attributes.src);
  }
}

/** Records what links and references can lead to. */
function recordTargets(page: MutableFacts, element: string, attributes: Attributes, at: number): void {
  const { id, name } = attributes;
  if (id !== undefined) page.ids.push({ id, at });
  if (element === 'a' && name !== undefined) page.targets.push(name);
  if (element === 'map' && name !== undefined) page.maps.push(name);
}

/** Names for all crawlers, and for those that matter: a page they leave out is hardly ever found. */
const CRAWLERS = new Set(['robots', 'googlebot', 'bingbot']);

function recordMeta(page: MutableFacts, attributes: Attributes, at: number): void {
  const { name = '', content = '', charset = content } = attributes;
  if (/(^|charset=)\s*utf-8\s*$/i.test(charset)) page.isUtf8 = true;
  if (name.toLowerCase() === 'viewport') page.hasViewport = true;
  if (name === 'description') page.description ??= { text: content.trim(), at };
  if (CRAWLERS.has(name.toLowerCase()) && /\b(noindex|none)\b/i.test(content)) page.noindex = true;
  if (refreshTarget(attributes) !== undefined) page.redirects = true;
}

function recordLink(page: MutableFacts, attributes: Attributes, at: number): void {
  const { as, href = '' } = attributes;
  const rel = relOf(attributes);
  if (rel.includes('canonical')) page.canonicals.push({ href, at });
  if (rel.includes('stylesheet')) page.loads.css.push(href);
  if (rel.includes('modulepreload')) page.loads.script.push(href);
  if (rel.includes('preload') && (as === 'font' || as === 'image')) page.loads[as].push(href);
}

/** Counts the last of several sizes: the largest, which a wide screen fetches. */
function recordImage(
  page: MutableFacts,
  { src, srcset = '', width, height, alt, loading }: Attributes,
  at: number,
): void {
  const hasSize = [width, height].every((size) => /^\d+$/.test(size ?? ''));
  page.images.push({ src: src ?? '', hasSize, hasAlt: alt !== undefined, at });
  const fetched = addressesOfSet(srcset).at(-1) ?? src;
  if (fetched !== undefined && loading?.toLowerCase() !== 'lazy') page.loads.image.push(fetched);
}

/**
 * An object; a character that was not UTF-8; one of the values that JavaScript has for none, as a whole attribute, text or
 * part of an address, or as the number or date in a text.
 */
const MISPRINT =
  /\[object \w+\]|\ufffd|\bInvalid Date\b|(?<=["'>/])undefined(?=["'</]|\s[A-Z\d])|(?<=["'>/\s–])NaN(?=["'</\s–.,;])/g;

const misprintsIn = (html: string): PageFacts['misprints'] =>
  Array.from(html.matchAll(MISPRINT), ({ 0: text, index: at }) => ({ text, at }))
    // A page in another encoding has hundreds of them.
    .filter(({ text, at }) => text !== '\ufffd' || at === html.indexOf(text));

/** JSON in a script element is data, not code. */
const DATA_SCRIPTS = /^(application\/(ld\+)?json|speculationrules)$/;

function inlineCodeOf(name: string, attributes: Attributes): string[] {
  const found = Object.keys(attributes)
    .filter((attribute) => attribute === 'style' || (attribute.startsWith('on') && /^on[a-z]+$/.test(attribute)))
    .map((attribute) => `${attribute}="…"`);
  if (name === 'style') found.push('<style>');
  if (name === 'script' && attributes.src === undefined && !DATA_SCRIPTS.test(attributes.type ?? ''))
    found.push('<script>');
  // Browsers ignore line breaks and tabs within an address.
  const address = (attributes.href ?? attributes.src ?? attributes.action ?? '').replace(/[\t\n\r]/g, '');
  if (/^\s*javascript:/i.test(address)) found.push('javascript:');
  return found;
}

/** Records the text of an element. */
type TextRecorder = (page: MutableFacts, text: string, at: number) => void;

function textRecorderOf(name: string, attributes: Attributes): TextRecorder | undefined {
  const level = Number(/^h([1-6])$/.exec(name)?.[1]);
  if (level) {
    return (page, text, at) => {
      page.headings.push({ level, text, at });
      if (level === 1) page.mainHeading ??= { text, at };
    };
  }
  if (name === 'title')
    return (page, text) => {
      page.title = text;
    };
  if (name === 'style')
    return (page, text, at) => {
      for (const { href } of addressesOfStyle(text)) page.addresses.push({ href, use: 'file', at, drawing: true });
    };
  if (name === 'script' && attributes.type === 'application/ld+json')
    return (page, text, at) => {
      const addresses = addressesOfData(text);
      if (!addresses) page.unreadableData.push({ at });
      else for (const href of addresses) page.addresses.push({ href, use: 'statement', at });
    };
  return undefined;
}
