/** What single tags say about the page they are in. */
import { type Attributes, addressesOf, refreshTarget, relOf, textsOfJson } from '../addresses.ts';
import type { PageFacts } from '../page-facts.ts';

/** What a page says, while it is read. */
export type OpenFacts = Writable<Omit<PageFacts, 'loads'>> & { readonly loads: Writable<PageFacts['loads']> };
type Writable<Facts> = {
  -readonly [Key in keyof Facts]: Facts[Key] extends readonly (infer Item)[] ? Item[] : Facts[Key];
};

/** Writes down everything that a tag says by itself. Most say nothing. */
export function noteTag(page: OpenFacts, name: string, attributes: Attributes, at: number): void {
  const { id, src } = attributes;
  if (id !== undefined) page.ids.push({ id, at });
  for (const { href, use } of addressesOf(name, attributes)) page.addresses.push({ href, use, at });
  for (const what of inlineCodeOf(name, attributes)) page.inlineCode.push({ what, at });
  if (name === 'main' || attributes.role === 'main') page.mains.push({ at });
  switch (name) {
    case 'html':
      // Browsers read a second <html> as more attributes of the first.
      page.lang ||= attributes.lang?.trim();
      break;
    case 'img':
      noteImage(page, attributes, at);
      break;
    case 'meta':
      noteMeta(page, attributes, at);
      break;
    case 'link':
      noteLink(page, attributes, at);
      break;
    case 'script':
      if (src !== undefined) page.loads.script.push(src);
  }
}

/** All crawlers, or one of those without which a page is as good as not listed. */
const CRAWLERS = new Set(['robots', 'googlebot', 'bingbot']);

function noteMeta(page: OpenFacts, attributes: Attributes, at: number): void {
  const { name = '', content = '' } = attributes;
  if (name === 'description') page.description ??= { text: content.trim(), at };
  if (CRAWLERS.has(name.toLowerCase()) && /\b(noindex|none)\b/i.test(content)) page.noindex = true;
  if (refreshTarget(attributes) !== undefined) page.forwards = true;
}

function noteLink(page: OpenFacts, attributes: Attributes, at: number): void {
  const { as, href = '' } = attributes;
  const rel = relOf(attributes);
  if (rel.includes('canonical')) page.canonical ??= { href, at };
  if (rel.includes('stylesheet')) page.loads.css.push(href);
  if (rel.includes('modulepreload')) page.loads.script.push(href);
  if (rel.includes('preload') && (as === 'font' || as === 'image')) page.loads[as].push(href);
}

function noteImage(page: OpenFacts, { src, width, height, alt, loading }: Attributes, at: number): void {
  const sized = [width, height].every((size) => /^\d+$/.test(size ?? ''));
  page.images.push({ src: src ?? '', sized, described: alt !== undefined, at });
  if (src !== undefined && loading?.toLowerCase() !== 'lazy') page.loads.image.push(src);
}

/** JSON in a script element is data, not code. */
const DATA_SCRIPTS = /^(application\/(ld\+)?json|speculationrules)$/;

function inlineCodeOf(name: string, attributes: Attributes): string[] {
  const found = Object.keys(attributes)
    .filter((attribute) => attribute === 'style' || /^on[a-z]+$/.test(attribute))
    .map((attribute) => `${attribute}="…"`);
  if (name === 'style') found.push('<style>');
  if (name === 'script' && attributes.src === undefined && !DATA_SCRIPTS.test(attributes.type ?? ''))
    found.push('<script>');
  const address = attributes.href ?? attributes.src ?? attributes.action ?? '';
  if (/^\s*javascript:/i.test(address)) found.push('javascript:');
  return found;
}

/** Writes down what the text of an element says. */
export type TextNote = (page: OpenFacts, text: string, at: number) => void;

/** What wants to know the text of an element, if anything does. */
export function textNoteOf(name: string, attributes: Attributes): TextNote | undefined {
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
  if (name === 'script' && attributes.type === 'application/ld+json')
    return (page, text, at) => page.data.push({ texts: textsOfJson(text), at });
  return undefined;
}
