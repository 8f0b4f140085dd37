import { Parser } from 'htmlparser2';
import { type Attributes, addressesOf, addressesOfSet, refreshTarget, relOf, textsOfJson } from './addresses.ts';
import type { PageFacts } from './page-facts.ts';

/** An element whose text is being collected. */
interface Listening {
  readonly depth: number;
  readonly note: TextNote;
  readonly at: number;
  text: string;
}

/** Parses one page and notes what the rules need. */
export function readPage(output: string, html: string): PageFacts {
  const page = emptyPage(output);
  let depth = 0;
  /** How deep the drawing is that the parser is in. */
  let drawing: number | undefined;
  let listening: Listening | undefined;
  /** Of the `<picture>` that the parser is in, the sizes that browsers choose from: those of the first source. */
  let sizes: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const at = parser.startIndex;
      depth += 1;
      if (name === 'svg') drawing ??= depth;
      if (name === 'source') sizes ??= attributes.srcset;
      noteTag(page, name, attributes, at, sizes);
      // A drawing may have a title of its own, which is not the page's.
      const note = drawing === undefined ? textNoteOf(name, attributes) : undefined;
      if (note) listening ??= { depth, note, at, text: '' };
    },
    ontext(text) {
      if (listening) listening.text += text;
    },
    onclosetag(name) {
      if (name === 'picture') sizes = undefined;
      if (listening?.depth === depth) {
        const { note, text, at } = listening;
        note(page, text.replace(/\s+/g, ' ').trim(), at);
        listening = undefined;
      }
      if (drawing === depth) drawing = undefined;
      depth -= 1;
    },
  });
  parser.end(html);
  return page;
}

const emptyPage = (output: string): OpenFacts => ({
  output,
  lang: undefined,
  title: undefined,
  mainHeading: undefined,
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

/** What a page says, while it is read. */
type OpenFacts = Writable<Omit<PageFacts, 'loads'>> & { readonly loads: Writable<PageFacts['loads']> };
type Writable<Facts> = {
  -readonly [Key in keyof Facts]: Facts[Key] extends readonly (infer Item)[] ? Item[] : Facts[Key];
};

/** Writes down everything that a tag says by itself. Most say nothing. */
function noteTag(page: OpenFacts, name: string, attributes: Attributes, at: number, sizes?: string): void {
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
      noteImage(page, { ...attributes, srcset: sizes ?? attributes.srcset ?? '' }, at);
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

/** Of several sizes, the last one counts, which is the largest: that is what a wide screen fetches. */
function noteImage(page: OpenFacts, { src, srcset = '', width, height, alt, loading }: Attributes, at: number): void {
  const sized = [width, height].every((size) => /^\d+$/.test(size ?? ''));
  page.images.push({ src: src ?? '', sized, described: alt !== undefined, at });
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

/** Writes down what the text of an element says. */
type TextNote = (page: OpenFacts, text: string, at: number) => void;

/** What wants to know the text of an element, if anything does. */
function textNoteOf(name: string, attributes: Attributes): TextNote | undefined {
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
