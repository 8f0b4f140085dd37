import { Parser } from 'htmlparser2';
import { type Attributes, addressesOf, addressesOfSet, refreshTarget, relOf, stringsOfJson } from './addresses.ts';
import type { PageFacts } from './page-facts.ts';

/** An element whose text is being collected. */
interface Capture {
  readonly depth: number;
  readonly record: TextRecorder;
  readonly at: number;
  text: string;
}

/** Parses a page and records what the rules need. */
export function readPage(output: string, html: string): PageFacts {
  const page = emptyPage(output);
  let depth = 0;
  /** Depth of the outermost `<svg>` around the current position. */
  let svgDepth: number | undefined;
  let capture: Capture | undefined;
  /** `srcset` of the first source of the current `<picture>`: the one that browsers choose from. */
  let sourceSet: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const at = parser.startIndex;
      depth += 1;
      if (name === 'svg') svgDepth ??= depth;
      if (name === 'source') sourceSet ??= attributes.srcset;
      recordTag(page, name, attributes, at, sourceSet);
      // The <title> of an SVG is not the title of the page.
      const record = svgDepth === undefined ? textRecorderOf(name, attributes) : undefined;
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
      depth -= 1;
    },
  });
  parser.end(html);
  return page;
}

const emptyPage = (output: string): MutableFacts => ({
  output,
  lang: undefined,
  title: undefined,
  mainHeading: undefined,
  description: undefined,
  canonical: undefined,
  noindex: false,
  redirects: false,
  mains: [],
  headings: [],
  ids: [],
  addresses: [],
  images: [],
  inlineCode: [],
  data: [],
  loads: { css: [], script: [], font: [], image: [] },
});

/** The facts of a page that is still being read. */
type MutableFacts = Mutable<Omit<PageFacts, 'loads'>> & { readonly loads: Mutable<PageFacts['loads']> };
type Mutable<Facts> = {
  -readonly [Key in keyof Facts]: Facts[Key] extends readonly (infer Item)[] ? Item[] : Facts[Key];
};

/** Records everything that a tag alone reveals. */
function recordTag(page: MutableFacts, name: string, attributes: Attributes, at: number, sourceSet?: string): void {
  const { id, src } = attributes;
  if (id !== undefined) page.ids.push({ id, at });
  for (const { href, use } of addressesOf(name, attributes)) page.addresses.push({ href, use, at });
  for (const what of inlineCodeOf(name, attributes)) page.inlineCode.push({ what, at });
  if (name === 'main' || attributes.role === 'main') page.mains.push({ at });
  switch (name) {
    case 'html':
      // Browsers merge the attributes of a second <html> into the first.
      page.lang ||= attributes.lang?.trim();
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
      if (src !== undefined) page.loads.script.push(src);
  }
}

/** Names for all crawlers, and for those that matter: a page they leave out is hardly ever found. */
const CRAWLERS = new Set(['robots', 'googlebot', 'bingbot']);

function recordMeta(page: MutableFacts, attributes: Attributes, at: number): void {
  const { name = '', content = '' } = attributes;
  if (name === 'description') page.description ??= { text: content.trim(), at };
  if (CRAWLERS.has(name.toLowerCase()) && /\b(noindex|none)\b/i.test(content)) page.noindex = true;
  if (refreshTarget(attributes) !== undefined) page.redirects = true;
}

function recordLink(page: MutableFacts, attributes: Attributes, at: number): void {
  const { as, href = '' } = attributes;
  const rel = relOf(attributes);
  if (rel.includes('canonical')) page.canonical ??= { href, at };
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

/** JSON in a script element is data, not code. */
const DATA_SCRIPTS = /^(application\/(ld\+)?json|speculationrules)$/;

function inlineCodeOf(name: string, attributes: Attributes): string[] {
  const found = Object.keys(attributes)
    .filter((attribute) => attribute === 'style' || (attribute.startsWith('on') && /^on[a-z]+$/.test(attribute)))
    .map((attribute) => `${attribute}="…"`);
  if (name === 'style') found.push('<style>');
  if (name === 'script' && attributes.src === undefined && !DATA_SCRIPTS.test(attributes.type ?? ''))
    found.push('<script>');
  const address = attributes.href ?? attributes.src ?? attributes.action ?? '';
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
  if (name === 'script' && attributes.type === 'application/ld+json')
    return (page, text, at) => page.data.push({ texts: stringsOfJson(text), at });
  return undefined;
}
