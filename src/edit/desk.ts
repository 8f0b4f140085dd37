/** The site as an editor asks about it: which field a text comes from, and what its form is. */
import { hashOf } from '../lib/hash.ts';
import { fieldOf, pointerSegment, pointerSegments, stringsOf, valueAt } from '../lib/json-pointer.ts';
import { type Field, fieldAt, formOf, tagOf } from '../lib/json-schema.ts';
import { plainText } from '../markup/inline.ts';
import type { Language } from '../messages/messages.ts';
import { isPageType } from '../page-entry.ts';
import type { Content, ContentOptions } from '../read-content.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { LoadedFile, PageEntry, Source, Speller } from '../types.ts';
import { readSchemas } from '../validate/schemas.ts';
import { blankForm, type FormMaker, formFor } from './form.ts';
import { matchTexts, type PageText, type ShownField } from './match.ts';
import type { Choice, FieldForm, Finding, FormAnswer, PageFields } from './protocol.ts';
import { splitPointer } from './yaml/change.ts';

/** Where the editor writes, and in which language findings are told. */
export interface DeskOptions extends ContentOptions {
  readonly language: Language;
  /** What looks at the spelling of what was written. Without it, nothing does. */
  readonly spellerOf?: (site: SiteDefinition) => Promise<Speller | undefined>;
}

/** What a change would make of the files. */
export type Tried =
  | {
      readonly outcome: 'fine' | 'refused';
      readonly files: readonly FileChange[];
      readonly findings: readonly Finding[];
      /** Where one goes on, if the page is no more where it was. */
      readonly url?: string;
    }
  | { readonly outcome: 'conflict' };

/** What a file says before and after a change. Undefined where it is not there. */
export interface FileChange {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The same for the same text of a file, and for no other. */
export const versionOf = (text: string): string => hashOf(text);

/** A file that could be read. */
export type ReadFile = LoadedFile & { readonly source: Source };

/** A site as an editor asks about it. */
export class Desk {
  readonly content: Content;
  readonly maker: FormMaker;
  readonly site: SiteDefinition;

  constructor(site: SiteDefinition, content: Content) {
    this.content = content;
    this.maker = { schemas: readSchemas(site), sets: choicesIn(content) };
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
      fields: used.map(({ file, pointer }) => ({
        file,
        pointer,
        title: this.titles(this.file(file), pointer).at(-1) ?? '',
      })),
    };
  }

  form(name: string, pointer: string): FormAnswer | undefined {
    const found = this.file(name);
    const field = found && this.fieldAt(found, pointer);
    if (!found || !field) return undefined;
    const { value, text } = found.source;
    const path = this.titles(found, pointer);
    const entry = this.#entryAround(found, pointer);
    return {
      version: versionOf(text),
      form: formFor(this.maker, field, valueAt(value, pointer), pointer),
      path: path.slice(0, -1),
      ...(entry && { entry }),
      facts: this.facts(found),
      links: this.links(),
    };
  }

  blank(name: string, pointer: string, shape: string | undefined): FieldForm | undefined {
    const found = this.file(name);
    const field = found && this.fieldAt(found, pointer);
    const tag = field && tagOf(field);
    const start = tag && shape !== undefined ? { [tag]: shape } : undefined;
    return field && blankForm(this.maker, field, pointer, start);
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
        ? fieldOf(shared, slug)
        : shared;
    const texts = [...stringsOf(filled ?? source.value)].map(({ pointer, text }) => ({
      file,
      pointer,
      text: plainText(text).replace(/<[^<>]*>/g, ' '),
    }));
    return [...texts, ...amountsIn(source.value).map((each) => ({ file, text: '', ...each }))];
  }

  /** What the schema calls the fields on the way to one; entries of a list by their number. */
  titles(found: ReadFile | undefined, pointer: string): readonly string[] {
    if (!found) return [];
    const segments = pointerSegments(pointer);
    return ['', ...segments].map((_segment, depth) => {
      const to = segments
        .slice(0, depth)
        .map((each) => `/${pointerSegment(each)}`)
        .join('');
      const field = this.fieldAt(found, to);
      const form = field && formOf(this.maker.schemas, field, valueAt(found.source.value, to));
      const title = String(form?.schema.title ?? field?.schema.title ?? '');
      const number = /^\d+$/.test(segments[depth - 1] ?? '') ? ` ${Number(segments[depth - 1]) + 1}` : '';
      return depth === 0 ? found.file : title + number;
    });
  }

  /** The field at a pointer; undefined where the schema has none. */
  fieldAt({ type, source }: ReadFile, pointer: string): Field | undefined {
    return fieldAt(this.maker.schemas, type.schema, source.value, pointerSegments(pointer));
  }

  #entryAround(found: ReadFile, pointer: string): FormAnswer['entry'] {
    for (let at = pointer; at !== ''; at = splitPointer(at).parent) {
      const { parent } = splitPointer(at);
      const list = valueAt(found.source.value, parent);
      if (!Array.isArray(list)) continue;
      const field = this.fieldAt(found, parent);
      const title = this.titles(found, at).at(-1) ?? '';
      return field && { pointer: at, title, list: formFor(this.maker, field, list, parent) };
    }
    return undefined;
  }

  links(): readonly Choice[] {
    return this.content.sound.routes.map(({ url, entry }) => ({ value: url, label: nameOf(entry) }));
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

/** What references may name, pages by what they are called. */
function choicesIn({ sets, sound }: Content): FormMaker['sets'] {
  const names = new Map(sound.routes.map(({ entry }) => [`${entry.type.name} ${entry.slug}`, nameOf(entry)]));
  const choicesOf = (set: string, values: Iterable<string>) =>
    [...values].map((value) => ({ value, label: names.get(`${set} ${value}`) ?? value }));
  return new Map([...sets].map(([set, values]) => [set, choicesOf(set, values)]));
}

/** What people call a page. */
export const nameOf = ({ type, data, card }: PageEntry): string =>
  type.label?.(data) ?? card.names[0] ?? card.meta.title;

/** The groups that hold numbers, and which. */
function amountsIn(value: unknown, pointer = ''): readonly { pointer: string; numbers: readonly number[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const numbers = Object.values(value).filter((each) => typeof each === 'number');
  const below = Object.entries(value).flatMap(([key, each]) => amountsIn(each, `${pointer}/${pointerSegment(key)}`));
  return numbers.length > 0 ? [{ pointer, numbers }, ...below] : below;
}
