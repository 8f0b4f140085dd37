import type { FuncKeywordDefinition } from 'ajv';
import { ownValue } from '../lib/collections.ts';
import { ALLOWED_TAGS, type FragmentFault, MAX_ELEMENTS, parseFragment } from '../markup/fragment.ts';
import { type InlineFault, linksOf, parseInline } from '../markup/inline.ts';
import type { ProblemParams } from '../problems/codes.ts';
import type { ProblemCode, Severity } from '../problems/problem.ts';
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
  /** Groups that show a picture, as far as they say so; its least width in pixels, and whether nothing says who agreed. */
  images: [] as { file: string; alt: string; isUnagreed: boolean; minWidth: number; pointer: string }[],
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

/** A finding about words in a text. Where they are in the file is looked up when the file is judged. */
export interface MarkupNote {
  readonly code: ProblemCode;
  readonly params: object;
  readonly severity: Severity;
  /** As they are in the text. */
  readonly words: string;
}

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
  noting('x-foreign', 'string', (notes, _on: boolean, href: string, pointer) => notes.foreign.push({ href, pointer })),
  noting('x-placeholders', 'array', (notes, _on: boolean, paths: readonly string[], pointer) => {
    notes.placeholders.push({ paths, pointer });
  }),
  noting('x-evidence', 'string', (notes, _on: boolean, value: string, pointer) => {
    if (value.trim() === '') notes.unproven.push({ pointer });
  }),
  noting('x-image', 'object', (notes, { minWidth = 0 }: ImageRule, value: ImageData, pointer) => {
    const { file, alt, consent } = value;
    if (typeof file !== 'string') return;
    const isUnagreed = typeof consent !== 'string' || consent.trim() === '';
    notes.images.push({ file, alt: typeof alt === 'string' ? alt : '', isUnagreed, minWidth, pointer });
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
  noting('x-defines', 'string', (notes, set: string, value: string) => notes.definitions.push({ set, value })),
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
    if (found !== undefined) notes.markup.push({ ...about(found, 'markup-plain', { found }, 'warning'), pointer });
  }),
  noting('x-text', 'string', (notes, _on: boolean, _value: string, pointer) => notes.texts.push(pointer)),
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
  note: (notes: Notes, schema: Schema, value: Value, pointer: string, context: Context) => unknown,
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
  if (tag !== undefined) notes.markup.push({ ...about(tag, 'markup-tag', { tag }, 'warning'), pointer });
  for (const href of linksOf(nodes)) notes.links.push({ href, pointer });
  for (const fault of faults) notes.markup.push({ ...inlineNote(fault, value), pointer });
}

/** True for an address of a kind that a link may have, whether or not it leads anywhere. */
const mayBeLinked = (href: string) => /^([/#]|https:|tel:|mailto:)/.test(href);

function inlineNote(fault: InlineFault, value: string): MarkupNote {
  // A folded paragraph breaks its lines at spaces, so only the marker's own word is sure to be on one line.
  const words = /^\S+/.exec(value.slice(fault.offset))?.[0] ?? '';
  if (fault.kind === 'unclosed') return about(words, 'markup-unclosed', { marker: fault.marker });
  const { kind, href } = fault;
  return mayBeLinked(href) ? about(words, 'markup-link', { fault: kind, href }) : about(words, 'link-form', { href });
}

function noteFragment(notes: Notes, value: string, pointer: string): void {
  const { faults, links } = parseFragment(value);
  for (const href of links) notes.links.push({ href, pointer });
  for (const fault of faults) notes.markup.push({ ...fragmentNote(fault), pointer });
}

function fragmentNote({ kind, name }: FragmentFault): MarkupNote {
  if (kind === 'attribute') return about(name, 'markup-attribute', { name });
  const words = `<${name}`;
  if (kind === 'unclosed') return about(words, 'markup-open-element', { name });
  return kind === 'element'
    ? about(words, 'markup-element', { name, allowed: ALLOWED_TAGS })
    : about(words, 'markup-too-deep', { limit: MAX_ELEMENTS });
}

const about = <Code extends ProblemCode>(
  words: string,
  code: Code,
  params: ProblemParams[Code],
  severity: Severity = 'error',
): MarkupNote => ({ code, params, severity, words });
