/** Answers what a page that is written on asks about content. It reads files; changing them is the server's. */
import { hashOf } from '../lib/hash.ts';
import { pointerSegment, pointerSegments, stringsOf } from '../lib/json-pointer.ts';
import { fieldsOf, formOf, itemOf, rootField, type Schema, type Schemas, tagOf } from '../lib/json-schema.ts';
import { plainText } from '../markup/inline.ts';
import { isPageType } from '../page-entry.ts';
import type { Language } from '../problems/describe.ts';
import { type Content, type ContentOptions, readContent } from '../read-content.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { LoadedFile, Source, Speller } from '../types.ts';
import { readSchemas } from '../validate/schemas.ts';
import { blankForm, fieldAtPointer, formFor } from './form.ts';
import { matchTexts, type PageText, type ShownField } from './match.ts';
import { newPage, pagesOf, textsWith } from './pages.ts';
import type {
  Choice,
  FieldForm,
  Finding,
  FormAnswer,
  FoundText,
  NewPage,
  PageFields,
  PageList,
  Question,
} from './protocol.ts';
import { tryOut } from './try-out.ts';
import { partAt, splitPointer } from './yaml/change.ts';

/** Where the editor writes, and in which language findings are told. */
export interface DeskOptions extends ContentOptions {
  readonly language: Language;
  /** What looks at the spelling of what was written. Without it, nothing does. */
  readonly spellerOf?: (site: SiteDefinition) => Promise<Speller | undefined>;
}

/** What a change would make of a file. */
export type Tried =
  | { readonly outcome: 'fine' | 'refused'; readonly text: string; readonly findings: readonly Finding[] }
  | { readonly outcome: 'conflict' };

export type DeskQuestion = Exclude<Question, { kind: 'undo' }>;
export type DeskAnswer =
  | Omit<PageFields, 'undo'>
  | FormAnswer
  | FieldForm
  | PageList
  | readonly FoundText[]
  | NewPage
  | Tried
  | undefined;

/** The same for the same text of a file, and for no other. */
export const versionOf = (text: string): string => hashOf(text);

/** A file that could be read. */
export type ReadFile = LoadedFile & { readonly source: Source };

/** Answers a question about a site; undefined if what it is about is not there. */
export async function answerQuestion(
  site: SiteDefinition,
  question: DeskQuestion,
  options: DeskOptions,
): Promise<DeskAnswer> {
  const content = readContent(site, options);
  const desk = new Desk(site, content);
  switch (question.kind) {
    case 'page':
      return desk.page(question.path, question.texts);
    case 'form':
      return desk.form(question.file, question.pointer);
    case 'blank':
      return desk.blank(question.file, question.pointer, question.form);
    case 'pages':
      return pagesOf(desk);
    case 'search':
      return textsWith(desk, question.words);
    case 'new':
      return newPage(desk, question.type, question.name, options);
    default:
      return tryOut(site, desk, question, options, await options.spellerOf?.(site));
  }
}

/** A site as an editor asks about it. */
export class Desk {
  readonly content: Content;
  readonly schemas: Schemas;
  readonly site: SiteDefinition;

  constructor(site: SiteDefinition, content: Content) {
    this.content = content;
    this.schemas = readSchemas(site);
    this.site = site;
  }

  file(name: string): ReadFile | undefined {
    return this.files().find(({ file }) => file === name);
  }

  page(path: string, texts: readonly PageText[]): Omit<PageFields, 'undo'> {
    const own = this.content.sound.routes.find(({ url, output }) => url === path || `/${output}` === path)?.entry.source
      .file;
    const files = this.files();
    const isData = ({ type }: ReadFile) => !isPageType(type);
    const inOrder = [
      ...files.filter(({ file }) => file === own),
      ...files.filter((each) => isData(each) && each.file !== own),
      ...files.filter((each) => !isData(each) && each.file !== own),
    ];
    const fields = inOrder.map((each) => this.shownFields(each));
    const near = inOrder.filter((each) => each.file === own || isData(each)).length;
    const matches = matchTexts(texts, fields.flat(), fields.slice(0, near).flat().length);
    const used = [...new Set(matches.filter((match) => match !== undefined))];
    return {
      ...(own !== undefined && { file: own }),
      found: matches.map((match) => (match ? used.indexOf(match) : null)),
      fields: used.map(({ file, pointer }) => ({ file, pointer, title: this.titles(file, pointer).at(-1) ?? '' })),
    };
  }

  form(name: string, pointer: string): FormAnswer | undefined {
    const found = this.file(name);
    const field = found && fieldAtPointer(this.schemas, found.type.schema, found.source.value, pointer);
    if (!found || !field) return undefined;
    const { value, text } = found.source;
    const path = this.titles(name, pointer);
    const entry = this.#entryAround(found, pointer);
    return {
      version: versionOf(text),
      form: formFor({ schemas: this.schemas, sets: this.sets() }, field, partAt(value, pointer), pointer),
      path: path.slice(0, -1),
      ...(entry && { entry }),
      facts: this.facts(found),
      links: this.links(),
    };
  }

  blank(name: string, pointer: string, shape: string | undefined): FieldForm | undefined {
    const found = this.file(name);
    const field = found && fieldAtPointer(this.schemas, found.type.schema, found.source.value, pointer);
    const tag = field && tagOf(field);
    const start = tag && shape !== undefined ? { [tag]: shape } : undefined;
    return field && blankForm({ schemas: this.schemas, sets: this.sets() }, field, pointer, start);
  }

  /** All files that may be written on. What machines keep is not for editors. */
  files(): readonly ReadFile[] {
    return this.content.files.filter(
      (each): each is ReadFile => each.source !== undefined && !('ledger' in each.type && each.type.ledger),
    );
  }

  /** What a file says on pages, with facts put in as far as they are known. */
  shownFields({ file, source, type, slug }: ReadFile): readonly ShownField[] {
    const shared = this.content.snapshot?.shared[type.name];
    const filled = isPageType(type)
      ? this.content.sound.routes.find(({ entry }) => entry.source.file === file)?.entry.data
      : type.files.includes('*')
        ? partAt(shared, `/${pointerSegment(slug)}`)
        : shared;
    const texts = [...stringsOf(filled ?? source.value)].map(({ pointer, text }) => ({
      file,
      pointer,
      text: plainText(text).replace(/<[^<>]*>/g, ' '),
    }));
    return [...texts, ...amountsIn(source.value).map((each) => ({ file, text: '', ...each }))];
  }

  /** What the schema calls the fields on the way to one; entries of a list by their number. */
  titles(name: string, pointer: string): readonly string[] {
    const found = this.file(name);
    if (!found) return [];
    const segments = pointerSegments(pointer);
    return ['', ...segments].map((_segment, depth) => {
      const to = segments
        .slice(0, depth)
        .map((each) => `/${pointerSegment(each)}`)
        .join('');
      const field = fieldAtPointer(this.schemas, found.type.schema, found.source.value, to);
      const form = field && formOf(this.schemas, field, partAt(found.source.value, to));
      const title = String(form?.schema.title ?? field?.schema.title ?? '');
      const number = /^\d+$/.test(segments[depth - 1] ?? '') ? ` ${Number(segments[depth - 1]) + 1}` : '';
      return depth === 0 ? name : title + number;
    });
  }

  #entryAround({ file, source, type }: ReadFile, pointer: string): FormAnswer['entry'] {
    for (let at = pointer; at !== ''; at = splitPointer(at).parent) {
      const list = partAt(source.value, splitPointer(at).parent);
      if (!Array.isArray(list)) continue;
      const { parent } = splitPointer(at);
      const field = fieldAtPointer(this.schemas, type.schema, source.value, parent);
      const maker = { schemas: this.schemas, sets: new Map() };
      return (
        field && { pointer: at, title: this.titles(file, at).at(-1) ?? '', list: formFor(maker, field, list, parent) }
      );
    }
    return undefined;
  }

  /** What references may name: pages and drawings, and what other files define. */
  sets(): ReadonlyMap<string, readonly Choice[]> {
    const sets = new Map<string, Choice[]>();
    const fill = (set: string, choices: readonly Choice[]) => sets.set(set, [...(sets.get(set) ?? []), ...choices]);
    const plain = (names: readonly string[]) => names.map((each) => ({ value: each, label: each }));
    fill('illustration', plain(Object.keys(this.content.snapshot?.drawings ?? {})));
    for (const [set, names] of Object.entries(this.site.names)) fill(set, plain(names));
    for (const { entry } of this.content.sound.routes)
      fill(entry.type.name, [{ value: entry.slug, label: entry.card.names[0] ?? entry.card.meta.title }]);
    for (const { type, source } of this.files()) this.#define(type.schema, source.value, fill);
    return sets;
  }

  #define(schema: string, data: unknown, fill: (set: string, choices: readonly Choice[]) => void): void {
    const walk = (field: ReturnType<typeof rootField>, value: unknown): void => {
      const form = formOf(this.schemas, field, value);
      const set = form.schema['x-defines'];
      if (typeof set === 'string' && typeof value === 'string') fill(set, [{ value, label: value }]);
      if (Array.isArray(value)) for (const each of value) walk(itemOf(this.schemas, form), each);
      else if (typeof value === 'object' && value !== null)
        for (const [key, part] of fieldsOf(this.schemas, form)) walk(part, (value as Schema)[key]);
    };
    walk(rootField(this.schemas, schema), data);
  }

  links(): readonly Choice[] {
    return this.content.sound.routes.map(({ url, entry }) => ({ value: url, label: entry.card.meta.title }));
  }

  /** What texts may name: of the site, and of a page. */
  facts(page?: ReadFile): readonly Choice[] {
    const shared = this.content.snapshot?.shared;
    const known = this.content.sound.routes.find(({ entry }) => entry.source.file === page?.file)?.entry;
    const own = known?.type.facts?.(known.data);
    const facts = { ...(shared && this.site.facts?.(shared)), ...own };
    return Object.entries(facts).map(([value, label]) => ({ value, label }));
  }
}

/** The groups that hold numbers, and which. */
function amountsIn(value: unknown, pointer = ''): readonly { pointer: string; numbers: readonly number[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const numbers = Object.values(value).filter((each) => typeof each === 'number');
  const below = Object.entries(value).flatMap(([key, each]) => amountsIn(each, `${pointer}/${pointerSegment(key)}`));
  return numbers.length > 0 ? [{ pointer, numbers }, ...below] : below;
}
