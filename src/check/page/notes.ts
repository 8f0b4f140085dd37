/** What single tags say about the page they stand in. */
import { type Attributes, addressesOf, refreshTarget, relOf, textsOfJson } from '../addresses.ts';
import type { PageReading } from '../page-reading.ts';

/** What a page says, while it is read. */
export type OpenReading = Writable<Omit<PageReading, 'loads'>> & { readonly loads: Writable<PageReading['loads']> };
type Writable<Reading> = {
  -readonly [Key in keyof Reading]: Reading[Key] extends readonly (infer Item)[] ? Item[] : Reading[Key];
};

/** Writes down something that a tag says, at its place in a page. */
export type Note = (page: OpenReading, at: number) => void;

/** Copies a piece of a page's text, so that the rest of it need not stay in memory. */
export type Keep = (text: string) => string;

/** Everything that a tag says by itself. Most say nothing. */
export function notesOf(name: string, attributes: Attributes, keep: Keep): Note[] {
  const notes: Note[] = [];
  if (attributes.id !== undefined) {
    const id = keep(attributes.id);
    notes.push((page, at) => page.ids.push({ id, at }));
  }
  for (const address of addressesOf(name, attributes)) {
    const { use } = address;
    const href = keep(address.href);
    notes.push((page, at) => page.addresses.push({ href, use, at }));
    if (use === 'link') notes.push((page) => (page.links += 1));
  }
  for (const what of inlineCodeOf(name, attributes)) notes.push((page, at) => page.inlineCode.push({ what, at }));
  // Browsers read a second <html> as more attributes of the first.
  if (name === 'html') notes.push((page) => (page.lang ||= attributes.lang?.trim()));
  if (name === 'main' || attributes.role === 'main') notes.push((page, at) => page.mains.push({ at }));
  if (name === 'img') notes.push(imageNote(attributes, keep));
  if (name === 'img' && attributes.src !== undefined && attributes.loading?.toLowerCase() !== 'lazy')
    notes.push(loadNote('image', keep(attributes.src)));
  if (name === 'meta') notes.push(...metaNotes(attributes, keep));
  if (name === 'link') notes.push(...linkNotes(attributes, keep));
  if (name === 'script' && attributes.src !== undefined) notes.push(loadNote('script', keep(attributes.src)));
  return notes;
}

const loadNote =
  (kind: keyof OpenReading['loads'], href: string): Note =>
  (page) =>
    page.loads[kind].push(href);

/** All crawlers, or one of those without which a page is as good as not listed. */
const CRAWLERS = new Set(['robots', 'googlebot', 'bingbot']);

function metaNotes(attributes: Attributes, keep: Keep): Note[] {
  const { name = '', content = '' } = attributes;
  const notes: Note[] = [];
  if (name === 'description') {
    const text = keep(content.trim());
    notes.push((page, at) => (page.description ??= { text, at }));
  }
  if (CRAWLERS.has(name.toLowerCase()) && /\b(noindex|none)\b/i.test(content))
    notes.push((page) => (page.noindex = true));
  if (refreshTarget(attributes) !== undefined) notes.push((page) => (page.forwards = true));
  return notes;
}

function linkNotes(attributes: Attributes, keep: Keep): Note[] {
  const { as } = attributes;
  const href = keep(attributes.href ?? '');
  const rel = relOf(attributes);
  const notes: Note[] = [];
  if (rel.includes('canonical')) notes.push((page, at) => (page.canonical ??= { href, at }));
  if (rel.includes('stylesheet')) notes.push(loadNote('css', href));
  if (rel.includes('modulepreload')) notes.push(loadNote('script', href));
  if (rel.includes('preload') && (as === 'font' || as === 'image')) notes.push(loadNote(as, href));
  return notes;
}

function imageNote(attributes: Attributes, keep: Keep): Note {
  const src = keep(attributes.src ?? '');
  const sized = [attributes.width, attributes.height].every((size) => /^\d+$/.test(size ?? ''));
  const described = attributes.alt !== undefined;
  return (page, at) => page.images.push({ src, sized, described, at });
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
export type TextNote = (page: OpenReading, text: string, at: number, keep: Keep) => void;

/** What wants to know the text of an element, if anything does. */
export function textNoteOf(name: string, attributes: Attributes): TextNote | undefined {
  const level = Number(/^h([1-6])$/.exec(name)?.[1]);
  if (level) {
    return (page, text, at, keep) => {
      const heading = { level, text: keep(text), at };
      page.headings.push(heading);
      if (level === 1) page.mainHeading ??= { text: heading.text, at };
    };
  }
  if (name === 'title') return (page, text, _at, keep) => (page.title = keep(text));
  if (name === 'script' && attributes.type === 'application/ld+json')
    return (page, text, at) => page.data.push({ texts: textsOfJson(text), at });
  return undefined;
}
