import type { FuncKeywordDefinition } from 'ajv';
import { ownValue } from '../lib/own-value.ts';
import { parseFragment } from '../markup/fragment.ts';
import { type LinkFault, linksOf, parseInline } from '../markup/inline.ts';
import type { AnnouncedPage } from '../template-api.ts';
import { ascending, asMany, distinct, exactlyOne, textsAt } from './rules.ts';

/**
 * What our own keywords notice while a file is validated. Whether a reference leads somewhere is only known once all
 * files are read, so references are collected here and judged later.
 */
export const emptyNotes = () => ({
  references: [] as { set: string; value: string; pointer: string }[],
  links: [] as { href: string; pointer: string }[],
  /** Files on other servers. */
  foreign: [] as { href: string; pointer: string }[],
  markup: [] as (MarkupNote & { pointer: string })[],
  placeholders: [] as { paths: readonly string[]; pointer: string }[],
  unproven: [] as { pointer: string }[],
  /** Groups that show a picture, as far as they say so. */
  images: [] as (ImageNote & { pointer: string })[],
  /** Variables of the environment that a setting puts into the pages, where everyone can read them. */
  published: [] as { variables: readonly string[]; pointer: string }[],
  /** What a setting says that the site does, so that visitors must be told of it. */
  practices: [] as { names: readonly string[]; value: string; pointer: string }[],
  /** Parts of a page that are shown only while the site does what they tell of. */
  tellings: [] as { practice: string; pointer: string }[],
  /** Names that this file adds to a set: the options of a form, for example. */
  definitions: [] as { set: string; value: string }[],
  /** Pages that may be referred to before they exist. */
  announced: [] as (AnnouncedPage & { pointer: string })[],
  /** Facts that several places state for themselves, and those of which the difference is meant. */
  contexts: [] as { fact: string; value: object; pointer: string }[],
  acknowledged: [] as { fact: string; pointer: string }[],
  /** Names for pages that the field beside refers to. */
  namings: [] as { type: string; slug: string; value: string; pointer: string }[],
  /** What is one line on a page and several fields in a file, and the pointer of the one with the figures. */
  joined: [] as { text: string; pointer: string }[],
  /** Texts that are only finished later, and the names of what is put in then. */
  slots: [] as { pointer: string; slots: readonly string[] }[],
  /** Pointers of everything that is meant to be read. */
  texts: [] as string[],
});

export type Notes = Readonly<ReturnType<typeof emptyNotes>>;

export interface ImageNote {
  readonly file: string;
  readonly alt: string;
  /** True if nothing says who agreed. */
  readonly unagreed: boolean;
  /** In pixels. */
  readonly minWidth: number;
}

export type MarkupNote =
  | { readonly kind: 'unclosed'; readonly marker: string; readonly context: string }
  | { readonly kind: 'tag' | 'plain'; readonly name: string }
  | { readonly kind: LinkFault; readonly href: string; readonly context: string }
  | { readonly kind: 'element' | 'attribute' | 'open-element' | 'too-deep'; readonly name: string };

/** The keywords that our schemas use beyond draft-07. Editors ignore them. */
export const KEYWORDS: readonly FuncKeywordDefinition[] = [
  noting('x-reference', 'string', (notes, set: string, value: string, pointer) => {
    notes.references.push({ set, value, pointer });
  }),
  noting('x-markup', 'string', (notes, kind: 'inline' | 'html' | 'href', value: string, pointer) => {
    if (kind === 'href') notes.links.push({ href: value, pointer });
    else if (kind === 'html') noteFragment(notes, value, pointer);
    else noteInline(notes, value, pointer);
  }),
  noting('x-foreign', 'string', (notes, _on: boolean, href: string, pointer) => {
    notes.foreign.push({ href, pointer });
  }),
  noting('x-placeholders', 'array', (notes, _on: boolean, paths: readonly string[], pointer) => {
    notes.placeholders.push({ paths, pointer });
  }),
  noting('x-evidence', 'string', (notes, _on: boolean, value: string, pointer) => {
    if (value.trim() === '') notes.unproven.push({ pointer });
  }),
  noting('x-image', 'object', (notes, { minWidth = 0 }: ImageRule, value: ImageData, pointer) => {
    const { file, alt, consent } = value;
    if (typeof file !== 'string') return;
    const unagreed = typeof consent !== 'string' || consent.trim() === '';
    notes.images.push({ file, alt: typeof alt === 'string' ? alt : '', unagreed, minWidth, pointer });
  }),
  noting('x-publishes', 'string', (notes, byValue: Record<string, readonly string[]>, value: string, pointer) => {
    const variables = ownValue(byValue, value);
    if (variables) notes.published.push({ variables, pointer });
  }),
  noting(
    'x-practices',
    ['string', 'boolean'],
    (notes, byValue: Record<string, readonly string[]>, value: string | boolean, pointer) => {
      const names = ownValue(byValue, String(value));
      if (names) notes.practices.push({ names, value: String(value), pointer });
    },
  ),
  noting('x-tells', 'string', (notes, _on: boolean, practice: string, pointer) => {
    notes.tellings.push({ practice, pointer });
  }),
  noting('x-defines', 'string', (notes, set: string, value: string) => {
    notes.definitions.push({ set, value });
  }),
  noting('x-announces', 'object', (notes, type: string, value: Partial<AnnouncedPage>, pointer) => {
    const { slug, name } = value;
    if (typeof slug === 'string' && typeof name === 'string') notes.announced.push({ type, slug, name, pointer });
  }),
  noting('x-contexts', 'object', (notes, fact: string, value: object, pointer) => {
    notes.contexts.push({ fact, value, pointer });
  }),
  noting('x-acknowledges', 'string', (notes, _on: boolean, fact: string, pointer) => {
    notes.acknowledged.push({ fact, pointer });
  }),
  noting('x-plain', 'string', (notes, _on: boolean, value: string, pointer) => {
    const found = MARK.exec(value)?.[0] ?? htmlIn(value);
    if (found !== undefined) notes.markup.push({ kind: 'plain', name: found, pointer });
  }),
  noting('x-text', 'string', (notes, _on: boolean, _value: string, pointer) => {
    notes.texts.push(pointer);
  }),
  noting('x-name-of', 'string', (notes, type: string, value: string, pointer, { parentData }) => {
    const slug = ownValue(parentData, type);
    if (typeof slug === 'string') notes.namings.push({ type, slug, value, pointer });
  }),
  noting('x-joined', 'object', (notes, keys: readonly string[], value: Readonly<Record<string, unknown>>, pointer) => {
    const parts = keys.flatMap((key) => (typeof value[key] === 'string' ? [{ key, text: value[key] }] : []));
    const figures = parts.find(({ text }) => /\d/.test(text));
    if (parts.length < 2 || !figures) return;
    notes.joined.push({ text: parts.map(({ text }) => text).join(' '), pointer: `${pointer}/${figures.key}` });
  }),
  noting('x-slots', 'string', (notes, names: string | readonly string[], _value: string, pointer, { rootData }) => {
    const slots = typeof names === 'string' ? textsAt(rootData, names).map(([text]) => text) : names;
    notes.slots.push({ pointer, slots });
  }),
  { keyword: 'x-exactly-one', type: 'object', validate: exactlyOne },
  { keyword: 'x-ascending', type: 'object', validate: ascending },
  { keyword: 'x-as-many', type: 'object', validate: asMany },
  { keyword: 'x-distinct', type: 'object', validate: distinct },
  // Read by `ascending`: the unit behind a number in a text → how much one of it is.
  { keyword: 'x-units' },
  // Read by forms: what each value of an `enum` is called there.
  { keyword: 'x-labels' },
  // Read where `const` fails because another setting decides: what to change there, in a sentence of its own.
  { keyword: 'x-otherwise' },
];

type Noted = 'string' | 'boolean' | 'array' | 'object';

interface ImageRule {
  readonly minWidth?: number;
}

type ImageData = Readonly<Partial<Record<'file' | 'alt' | 'consent', unknown>>>;

/** Where a value is, as ajv says it. */
interface Context {
  readonly instancePath: string;
  /** The group that holds the value. */
  readonly parentData: Readonly<Record<string, unknown>>;
  readonly rootData: unknown;
}

const NOWHERE: Context = { instancePath: '', parentData: {}, rootData: undefined };

/** A keyword that never fails, only takes a note; and only of values of the types it is meant for. */
function noting<Schema, Value>(
  keyword: string,
  type: Noted | Noted[],
  note: (notes: Notes, schema: Schema, value: Value, pointer: string, context: Context) => void,
): FuncKeywordDefinition {
  return {
    keyword,
    type,
    errors: false,
    validate(this: Notes, schema: Schema, value: Value, _parent: unknown, context: Context = NOWHERE) {
      note(this, schema, value, context.instancePath, context);
      return true;
    },
  };
}

/** What people write who are used to HTML. Only words that it knows count: «<5 mm» and «<Name>» are texts. */
const TAG =
  /<\/?(?:a|b|br|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|small|span|strong|sub|sup|table|u|ul)(?![\w-])[^<>]*>/i;

/** A character as HTML writes it: `&nbsp;`, `&#8211;`. */
const CHARACTER = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d{0,2});/i;

const htmlIn = (value: string): string | undefined => (TAG.exec(value) ?? CHARACTER.exec(value))?.[0];

/** What is bold or a link elsewhere. Stars and brackets that mark nothing up there are no markup here either. */
const MARK = /\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\[[^[\]]+\]\((?:[/#]|https?:|tel:|mailto:)[^()\s]*\)/;

/** What is cursive or bold where Markdown is written. A single star may also lead to a note or include a gender. */
const MARKDOWN =
  /(?<![*\p{L}\d])\*[^\s*](?:[^*]{0,200}[^\s*])?\*(?![*\p{L}\d])|(?<![_\p{L}\d])__[^\s_](?:[^_]{0,200}[^\s_])?__(?![_\p{L}\d])/u;

/** Asked first: most texts have neither. */
const MARKDOWN_MARK = /\*|__/;

function noteInline(notes: Notes, value: string, pointer: string): void {
  const { nodes, faults } = parseInline(value);
  const tag = htmlIn(value) ?? (MARKDOWN_MARK.test(value) ? MARKDOWN.exec(value)?.[0] : undefined);
  if (tag !== undefined) notes.markup.push({ kind: 'tag', name: tag, pointer });
  for (const href of linksOf(nodes)) notes.links.push({ href, pointer });
  for (const { offset, ...fault } of faults) {
    // A folded paragraph breaks its lines at spaces, so only the marker's own word is sure to be on one line.
    const context = /^\S+/.exec(value.slice(offset))?.[0] ?? '';
    notes.markup.push({ ...fault, context, pointer });
  }
}

function noteFragment(notes: Notes, value: string, pointer: string): void {
  const { faults, links } = parseFragment(value);
  for (const href of links) notes.links.push({ href, pointer });
  for (const fault of faults) {
    notes.markup.push({ kind: fault.kind === 'unclosed' ? 'open-element' : fault.kind, name: fault.name, pointer });
  }
}
