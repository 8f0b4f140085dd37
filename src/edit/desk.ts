/** The site as an editor asks about it: which field a text comes from, and what its form is. */
import { hashOf } from '../lib/fingerprint.ts';
import { fieldOf, pointerSegment, pointerSegments, stringsOf, valueAt } from '../lib/json-pointer.ts';
import { type Field, fieldAt, formOf } from '../lib/json-schema.ts';
import { plainText } from '../markup/inline.ts';
import type { Language } from '../messages/messages.ts';
import { isPageType } from '../page-entry.ts';
import type { Content, ContentOptions } from '../read-content.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { LoadedFile, PageEntry, Source, Speller } from '../types.ts';
import { readSchemas } from '../validate/schemas.ts';
import { type FormMaker, formFor } from './form.ts';
import { matchTexts, type PageText, type ShownField } from './match.ts';
import type { FormAnswer, PageFields } from './protocol.ts';
import { splitPointer } from './yaml/change.ts';

/** Where the editor writes, and in which language findings are told. */
export interface DeskOptions extends ContentOptions {
  readonly language: Language;
  /** What looks at the spelling of what was written. Without it, nothing does. */
  readonly spellerOf?: (site: SiteDefinition) => Promise<Speller | undefined>;
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

  /** All files that may be written on. What machines keep is not for editors. */
  files(): readonly ReadFile[] {
    return this.content.files.filter(
      (each): each is ReadFile => each.source !== undefined && !('ledger' in each.type && each.type.ledger),
    );
  }

  file(name: string): ReadFile | undefined {
    return this.files().find(({ file }) => file === name);
  }

  /** The fields that the texts of the page at a path come from: its own first, then those of data, then of other pages. */
  page(path: string, texts: readonly PageText[]): Omit<PageFields, 'undo'> {
    const { routes } = this.content.sound;
    const own = routes.find(({ url, output }) => url === path || `/${output}` === path)?.entry.source.file;
    const shown = (isMeant: (each: ReadFile) => boolean) =>
      this.files()
        .filter(isMeant)
        .flatMap((each) => this.shownFields(each));
    const near = [
      ...shown(({ file }) => file === own),
      ...shown(({ file, type }) => file !== own && !isPageType(type)),
    ];
    const far = shown(({ file, type }) => file !== own && isPageType(type));
    const named = ({ file, pointer }: ShownField) => ({ file, pointer, title: this.titleOf(file, pointer) });
    return { file: own, fields: matchTexts(texts, near, far).map((found) => (found ? named(found) : null)) };
  }

  form(name: string, pointer: string): FormAnswer | undefined {
    const found = this.file(name);
    const field = found && this.fieldAt(found, pointer);
    if (!found || !field) return undefined;
    const { value, text } = found.source;
    return {
      version: versionOf(text),
      form: formFor(this.maker, field, valueAt(value, pointer), pointer),
      path: this.titles(found, pointer).slice(0, -1),
      entry: this.#entryAround(found, pointer),
      ...this.namesFor(found),
    };
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

  /** What the schema calls the fields on the way to one, after the name of its file; entries of a list by their number. */
  titles(found: ReadFile, pointer: string): readonly string[] {
    const titles = [found.file];
    let path = '';
    for (const segment of pointerSegments(pointer)) {
      path += `/${pointerSegment(segment)}`;
      const field = this.fieldAt(found, path);
      const form = field && formOf(this.maker.schemas, field, valueAt(found.source.value, path));
      const number = /^\d+$/.test(segment) ? ` ${Number(segment) + 1}` : '';
      titles.push(String(form?.schema.title ?? field?.schema.title ?? '') + number);
    }
    return titles;
  }

  titleOf(name: string, pointer: string): string {
    const found = this.file(name);
    return (found && this.titles(found, pointer).at(-1)) ?? '';
  }

  /** The field at a pointer; undefined where the schema has none. */
  fieldAt({ type, source }: ReadFile, pointer: string): Field | undefined {
    return fieldAt(this.maker.schemas, type.schema, source.value, pointerSegments(pointer));
  }

  #entryAround(found: ReadFile, pointer: string): FormAnswer['entry'] {
    for (let at = pointer; at !== ''; at = splitPointer(at).parent) {
      const { parent } = splitPointer(at);
      const list = valueAt(found.source.value, parent);
      const field = Array.isArray(list) && this.fieldAt(found, parent);
      if (field)
        return { pointer: at, title: this.titleOf(found.file, at), list: formFor(this.maker, field, list, parent) };
    }
    return undefined;
  }

  /** What texts may name: facts of the site, and of a page, and addresses. */
  namesFor(page?: ReadFile): Pick<FormAnswer, 'facts' | 'links'> {
    const { snapshot, sound } = this.content;
    const known = sound.routes.find(({ entry }) => entry.source.file === page?.file)?.entry;
    const facts = { ...(snapshot && this.site.facts?.(snapshot.shared)), ...known?.type.facts?.(known.data) };
    return {
      facts: Object.entries(facts).map(([value, label]) => ({ value, label })),
      links: sound.routes.map(({ url, entry }) => ({ value: url, label: nameOf(entry) })),
    };
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
