import { Parser } from 'htmlparser2';
import { type Attributes, addressesOf, refreshTarget, relOf, textsOfJson } from './addresses.ts';
import type { PageFacts } from './page-facts.ts';

/** What is collected while a page is read: its facts, still open. */
type Collected = Writable<Omit<PageFacts, 'loads'>> & { readonly loads: Writable<PageFacts['loads']> };
type Writable<Facts> = {
  -readonly [Key in keyof Facts]: Facts[Key] extends readonly (infer Item)[] ? Item[] : Facts[Key];
};

const emptyPage = (output: string): Collected => ({
  output,
  lang: undefined,
  title: undefined,
  description: undefined,
  canonical: undefined,
  noindex: false,
  forwards: false,
  mains: [],
  headings: [],
  ids: [],
  addresses: [],
  images: [],
  inlineCode: [],
  data: [],
  loads: { css: [], script: [], font: [], image: [] },
});

/** Copies a piece of a page's text, so that the rest of it need not stay in memory. */
type Keep = (text: string) => string;

/** Parses one page and notes what the rules need. */
export function readPage(output: string, html: string, keep: Keep = (text) => text): PageFacts {
  const page = emptyPage(output);
  let depth = 0;
  /** How deep the drawing lies that the parser is in. */
  let drawing: number | undefined;
  let listening: { readonly depth: number; readonly end: (text: string) => void; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (name === 'svg') drawing ??= depth;
      const at = parser.startIndex;
      note(page, name, attributes, at, keep);
      const end = drawing === undefined ? listener(page, name, attributes, at) : undefined;
      if (end && !listening) listening = { depth, end, text: '' };
    },
    ontext(text) {
      if (listening) listening.text += text;
    },
    onclosetag() {
      if (listening?.depth === depth) {
        listening.end(keep(listening.text.replace(/\s+/g, ' ').trim()));
        listening = undefined;
      }
      if (drawing === depth) drawing = undefined;
      depth -= 1;
    },
  });
  parser.end(html);
  return page;
}

/** Who wants to know the text of an element. A drawing may have a title of its own, which is not the page's. */
function listener(
  page: Collected,
  name: string,
  attributes: Attributes,
  at: number,
): ((text: string) => void) | undefined {
  const level = Number(/^h([1-6])$/.exec(name)?.[1]);
  if (level) return (text) => page.headings.push({ level, text, at });
  if (name === 'title') return (text) => (page.title = text);
  if (name === 'script' && attributes.type === 'application/ld+json')
    return (text) => page.data.push({ texts: textsOfJson(text), at });
  return undefined;
}

function note(page: Collected, name: string, attributes: Attributes, at: number, keep: Keep): void {
  if (attributes.id !== undefined) page.ids.push({ id: keep(attributes.id), at });
  for (const { href, use } of addressesOf(name, attributes)) page.addresses.push({ href: keep(href), use, at });
  for (const what of inlineCodeOf(name, attributes)) page.inlineCode.push({ what, at });
  // Browsers read a second <html> as more attributes of the first.
  if (name === 'html') page.lang ||= attributes.lang?.trim();
  if (name === 'main' || attributes.role === 'main') page.mains.push({ at });
  if (name === 'img') page.images.push(imageFacts(attributes, at, keep));
  if (name === 'img' && attributes.src !== undefined && attributes.loading?.toLowerCase() !== 'lazy')
    page.loads.image.push(keep(attributes.src));
  if (name === 'meta') noteMeta(page, attributes, at, keep);
  if (name === 'link') noteLink(page, attributes, at, keep);
  if (name === 'script' && attributes.src !== undefined) page.loads.script.push(keep(attributes.src));
}

/** All crawlers, or one of those without which a page is as good as not listed. */
const CRAWLERS = new Set(['robots', 'googlebot', 'bingbot']);

function noteMeta(page: Collected, attributes: Attributes, at: number, keep: Keep): void {
  const { name = '', content = '' } = attributes;
  if (name === 'description') page.description ??= { text: keep(content.trim()), at };
  if (CRAWLERS.has(name.toLowerCase())) page.noindex ||= /\b(noindex|none)\b/i.test(content);
  page.forwards ||= refreshTarget(attributes) !== undefined;
}

function noteLink(page: Collected, attributes: Attributes, at: number, keep: Keep): void {
  const { as } = attributes;
  const href = keep(attributes.href ?? '');
  const rel = relOf(attributes);
  if (rel.includes('canonical')) page.canonical ??= { href, at };
  if (rel.includes('stylesheet')) page.loads.css.push(href);
  if (rel.includes('modulepreload')) page.loads.script.push(href);
  if (rel.includes('preload') && (as === 'font' || as === 'image')) page.loads[as].push(href);
}

function imageFacts(attributes: Attributes, at: number, keep: Keep): PageFacts['images'][number] {
  const sized = [attributes.width, attributes.height].every((size) => /^\d+$/.test(size ?? ''));
  return { src: keep(attributes.src ?? ''), sized, described: attributes.alt !== undefined, at };
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
