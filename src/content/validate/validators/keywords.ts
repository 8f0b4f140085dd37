import type { FuncKeywordDefinition } from 'ajv';
import { withheldAt } from '../../../api/forms/confirmation.ts';
import { ALLOWED_TAGS, type FragmentFault, MAX_DEPTH, parseFragment } from '../../../api/markup/fragment.ts';
import { type InlineFault, linksOf, parseInline } from '../../../api/markup/inline.ts';
import type { Source } from '../../../api/types.ts';
import type { FindingParams } from '../../../base/findings/catalogue/catalogue.ts';
import type { FindingCode, Severity } from '../../../base/findings/finding.ts';
import { fieldOf, textsAt } from '../../../base/lib/json-pointer.ts';
import { constraintsOf, helpOf, type Schema } from '../../../base/lib/json-schema.ts';
import { ascending, distinct, exactlyOne } from './keyword-functions.ts';

/**
 * Notes that our own keywords take during validation. References, for example, are collected here and checked once all
 * files are read.
 */
export const emptyNotes = () => ({
  references: [] as { set: string; value: string; pointer: string }[],
  links: [] as { href: string; pointer: string }[],
  markup: [] as (MarkupNote & { pointer: string })[],
  placeholders: [] as { paths: readonly string[]; pointer: string }[],
  unproven: [] as { pointer: string }[],
  /** Images shown, with their minimum width in pixels. */
  images: [] as { file: string; alt: string; lacksConsent: boolean; minWidth: number; pointer: string }[],
  /** Names added to a set, such as the options of a form. */
  definitions: [] as { set: string; value: string }[],
  /** Texts with slots that are filled in later, and the names of the slots. `withheld`: entries that must not appear there. */
  slots: [] as { pointer: string; slots: readonly string[]; withheld?: readonly string[] }[],
  /** Pointers of all texts for readers. */
  texts: [] as string[],
  /** Texts with references, whose length counts once these are filled in, and how many characters they may have. */
  lengths: [] as { pointer: string; min: number; max: number; help: string }[],
});

export type Notes = Readonly<ReturnType<typeof emptyNotes>>;

/** A file with some of its notes. */
export interface NotedFile<Kinds extends keyof Notes> {
  readonly source: Source;
  readonly notes: Pick<Notes, Kinds>;
}

/** What is wrong with the markup of a text. Its place in the file is looked up later. */
interface MarkupNote {
  readonly code: FindingCode;
  readonly params: object;
  readonly severity: Severity;
  /** The words concerned, as written in the text. */
  readonly words: string;
}

const TEXTS = { type: 'array', items: { type: 'string' } };
const PAIR = { ...TEXTS, minItems: 2, maxItems: 2 };

/** What schemas can say with each of our keywords. */
const VALUES: Readonly<Record<string, object>> = {
  'x-reference': { type: 'string' },
  'x-markup': { enum: ['inline', 'html', 'href'] },
  'x-placeholders': { const: true },
  'x-evidence': { anyOf: [{ const: true }, { type: 'string' }] },
  'x-image': { type: 'object', properties: { minWidth: { type: 'number' } }, additionalProperties: false },
  'x-defines': { type: 'string' },
  'x-text': { const: true },
  'x-slots': { anyOf: [{ type: 'string' }, TEXTS] },
  'x-exactly-one': { ...TEXTS, minItems: 2 },
  'x-ascending': {
    anyOf: [PAIR, { type: 'object', additionalProperties: { type: 'number' } }],
  },
  'x-distinct': { type: 'array', items: TEXTS },
  'x-labels': { type: 'object', additionalProperties: { type: 'string' } },
  'x-meant': { type: 'array', items: PAIR },
};

const DEFINITIONS: readonly FuncKeywordDefinition[] = [
  noting('x-reference', 'string', (notes, set: string, value: string, pointer) => {
    notes.references.push({ set, value, pointer });
  }),
  noting('x-markup', 'string', (notes, kind: 'inline' | 'html' | 'href', value: string, pointer) => {
    if (kind === 'href') notes.links.push({ href: value, pointer });
    else if (kind === 'html') noteFragment(notes, value, pointer);
    else noteInline(notes, value, pointer);
  }),
  noting('x-placeholders', 'array', (notes, _on: boolean, paths: readonly string[], pointer) => {
    notes.placeholders.push({ paths, pointer });
  }),
  noting('x-evidence', ['string', 'object'], (notes, field: string | true, value: string | object, pointer) => {
    if (typeof value === 'string' && value.trim() === '') notes.unproven.push({ pointer });
    const isMissing = typeof value === 'object' && typeof field === 'string' && fieldOf(value, field) === undefined;
    if (isMissing) notes.unproven.push({ pointer: `${pointer}/${field}` });
  }),
  noting('x-image', 'object', (notes, { minWidth = 0 }: ImageRule, value: ImageData, pointer) => {
    const { file, alt, consent } = value;
    if (typeof file !== 'string') return;
    const lacksConsent = typeof consent !== 'string' || consent.trim() === '';
    notes.images.push({ file, alt: typeof alt === 'string' ? alt : '', lacksConsent, minWidth, pointer });
  }),
  noting('x-defines', 'string', (notes, set: string, value: string) => notes.definitions.push({ set, value })),
  noting('x-text', 'string', (notes, _on: boolean, value: string, pointer, _context, beside) => {
    notes.texts.push(pointer);
    const { min, max } = constraintsOf(beside);
    if (value.includes('{{') && (min ?? max) !== undefined)
      notes.lengths.push({ pointer, min: min ?? 0, max: max ?? Number.MAX_SAFE_INTEGER, help: helpOf(beside) });
    if ('x-markup' in beside) return;
    const found = INLINE_MARKUP.exec(value)?.[0] ?? htmlIn(value);
    if (found === undefined) return;
    notes.markup.push({ ...markupNote(found, 'markup-tag', { tag: found, isPlain: true }, 'warning'), pointer });
  }),
  noting('x-slots', 'string', (notes, names: string | readonly string[], _value: string, pointer, { rootData }) => {
    const slots = [names]
      .flat()
      .flatMap((name) => (name.includes('[') ? textsAt(rootData, name).map(([text]) => text) : name));
    const withheld = withheldAt(pointer, rootData);
    const offered = slots.filter((slot) => !withheld.includes(slot));
    notes.slots.push({ pointer, slots: offered, ...(withheld.length > 0 && { withheld }) });
  }),
  { keyword: 'x-exactly-one', type: 'object', validate: exactlyOne },
  { keyword: 'x-ascending', type: ['object', 'string'], validate: ascending },
  { keyword: 'x-distinct', type: 'object', validate: distinct },
  // Read by forms: value of an `enum` → label.
  { keyword: 'x-labels' },
  // Read by `meantText`.
  { keyword: 'x-meant', type: ['string', 'object'] },
];

/** Our keywords in addition to draft-07. Editors ignore them. */
export const KEYWORDS: readonly FuncKeywordDefinition[] = DEFINITIONS.map((definition) => ({
  ...definition,
  metaSchema: VALUES[String(definition.keyword)] ?? {},
}));

type NotedType = 'string' | 'boolean' | 'array' | 'object';

interface ImageRule {
  readonly minWidth?: number;
}

type ImageData = Readonly<Partial<Record<'file' | 'alt' | 'consent', unknown>>>;

/** Context of a value, as passed by ajv. */
interface Context {
  readonly instancePath: string;
  readonly rootData: unknown;
}

/** Defines a keyword that never fails: it only takes notes of values of the given types. `beside` has its schema. */
function noting<Rule, Value>(
  keyword: string,
  type: NotedType | NotedType[],
  note: (notes: Notes, rule: Rule, value: Value, pointer: string, context: Context, beside: Schema) => unknown,
): FuncKeywordDefinition {
  return {
    keyword,
    type,
    errors: false,
    validate(this: Notes, rule: Rule, value: Value, beside: unknown, context: unknown) {
      note(this, rule, value, (context as Context).instancePath, context as Context, beside as Schema);
      return true;
    },
  };
}

/** HTML tags. Only known names count: «<5 mm» and «<Name>» are plain text. */
const TAG =
  /<\/?(?:a|b|br|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|small|span|strong|sub|sup|table|u|ul)(?![\w-])[^<>]*>/i;

/** HTML character references: `&nbsp;`, `&#8211;`. */
const CHARACTER_REFERENCE = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d{0,2});/i;

const htmlIn = (value: string): string | undefined => (TAG.exec(value) ?? CHARACTER_REFERENCE.exec(value))?.[0];

/** Our inline markup, in a field that does not support it. Other asterisks and brackets are plain text. */
const INLINE_MARKUP =
  /\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\[[^[\]]+\]\((?:[/#]|https?:|tel:|mailto:)[^()\s]*\)|(?<!\S)#{2,6} +[^\s#]\S*/;

/**
 * Markdown: italic or bold, code, a heading, the line below the header of a table, and the marks of a list or of a quoted
 * mail. A single asterisk may also be a footnote mark or part of gender-inclusive spelling. A line with `# ` is mostly a
 * comment that became part of the text.
 */
const MARKDOWN = new RegExp(
  [
    /(?<![*\p{L}\d])\*[^\s*](?:[^*]{0,200}[^\s*])?\*(?![*\p{L}\d])/u,
    /(?<![_\p{L}\d])__[^\s_](?:[^_]{0,200}[^\s_])?__(?![_\p{L}\d])/u,
    /`[^\s`](?:[^`]{0,200}[^\s`])?`/u,
    /(?<!\S)#{1,6} +\p{L}\S*/u,
    /\|(?: *:?-{2,}:? *\|)+/u,
    /(?<!\S)[•▪●] ?\p{L}\S*/u,
    /^> ?\p{L}\S*/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** A fast filter: most texts have none. */
const MARKDOWN_MARK = /[*#|`•▪●]|__|^>/;

function noteInline(notes: Notes, value: string, pointer: string): void {
  const { nodes, faults } = parseInline(value);
  const tag = htmlIn(value) ?? (MARKDOWN_MARK.test(value) ? MARKDOWN.exec(value)?.[0] : undefined);
  if (tag !== undefined) notes.markup.push({ ...markupNote(tag, 'markup-tag', { tag }, 'warning'), pointer });
  for (const href of linksOf(nodes)) notes.links.push({ href, pointer });
  for (const fault of faults) notes.markup.push({ ...inlineNote(fault, value), pointer });
}

/** True for the kinds of address that a link can have, valid or not. */
const isLinkable = (href: string) => /^([/#]|https:|tel:|mailto:)/.test(href);

function inlineNote(fault: InlineFault, value: string): MarkupNote {
  // A folded paragraph breaks at spaces, so only the word with the marker is sure to be on one line.
  const words = /^\S+/.exec(value.slice(fault.offset))?.[0] ?? '';
  if (fault.kind === 'unclosed') return markupNote(words, 'markup-unclosed', { marker: fault.marker });
  const { href, hasText } = fault;
  return isLinkable(href)
    ? markupNote(words, 'markup-link', { href, hasText })
    : markupNote(words, 'link-form', { href });
}

function noteFragment(notes: Notes, value: string, pointer: string): void {
  const { faults, links } = parseFragment(value);
  for (const href of links) notes.links.push({ href, pointer });
  for (const fault of faults) notes.markup.push({ ...fragmentNote(fault), pointer });
}

function fragmentNote({ kind, name }: FragmentFault): MarkupNote {
  if (kind === 'attribute') return markupNote(name, 'markup-element', { name, allowed: ALLOWED_TAGS });
  const words = `<${name}`;
  return kind === 'element'
    ? markupNote(words, 'markup-element', { name: `<${name}>`, allowed: ALLOWED_TAGS })
    : markupNote(words, 'markup-open-element', { name, ...(kind === 'too-deep' && { depth: MAX_DEPTH }) });
}

const markupNote = <Code extends FindingCode>(
  words: string,
  code: Code,
  params: FindingParams[Code],
  severity: Severity = 'error',
): MarkupNote => ({ code, params, severity, words });
