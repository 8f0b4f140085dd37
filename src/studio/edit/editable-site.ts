/** Content as an editor sees it: finds the field of a text, and the form of a field. */

import { plainText } from '../../api/markup/inline.ts';
import { isPageType } from '../../api/page-entry.ts';
import type { SiteDefinition } from '../../api/template-api.ts';
import type { LoadedFile, PageEntry, Source, Speller } from '../../api/types.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { fieldOf, pointerSegment, pointerSegments, stringsOf, valueAt } from '../../base/lib/json-pointer.ts';
import { alternativeOf, type Field, fieldAt } from '../../base/lib/json-schema.ts';
import { isLedger } from '../../base/lib/ledger.ts';
import { basePathOf, pathBelow } from '../../base/lib/url.ts';
import type { Language } from '../../base/words.ts';
import { type Content, type ContentOptions, readSchemas } from '../../content/content.ts';
import { type FormScope, formFor } from './form.ts';
import { matchTexts, type PageText, type ShownField } from './match.ts';
import { textOnDisk } from './mended.ts';
import type { FormResponse, PageFields } from './protocol.ts';
import { splitPointer } from './yaml/change.ts';

export interface EditOptions extends ContentOptions {
  readonly language: Language;
  /** Loads the spelling checker for edited texts. Without it, spelling is not checked. */
  readonly spellerOf?: (site: SiteDefinition) => Promise<Speller | undefined>;
}

/** The version of a file is a hash of its text on the disk. */
export const versionOf = hashOf;

/** A file that could be parsed. */
export type ReadableFile = LoadedFile & { readonly source: Source };

/** A site with its content, as seen by an editor. */
export class EditableSite {
  readonly content: Content;
  readonly scope: FormScope;
  readonly site: SiteDefinition;

  constructor(site: SiteDefinition, content: Content) {
    this.content = content;
    this.scope = { schemas: readSchemas(site), sets: referenceChoicesOf(content) };
    this.site = site;
  }

  /** All files that editors can change: not those kept by the build, such as the ledger. */
  files(): readonly ReadableFile[] {
    return this.content.files.filter((each): each is ReadableFile => each.source !== undefined && !isLedger(each.type));
  }

  file(name: string): ReadableFile | undefined {
    return this.files().find(({ file }) => file === name);
  }

  /** Returns the fields of texts, preferring those of the page at `path` to data files, and these to other pages. */
  page(path: string, texts: readonly PageText[]): Omit<PageFields, 'undoCount'> {
    const { fromValidFiles, snapshot } = this.content;
    const at = pathBelow(basePathOf(snapshot?.baseUrl ?? ''), path);
    const own = fromValidFiles.routes.find(({ url, output }) => url === at || `/${output}` === at)?.entry.source.file;
    const shown = (includes: (each: ReadableFile) => boolean) =>
      this.files()
        .filter(includes)
        .flatMap((each) => this.shownFields(each));
    const primary = [
      ...shown(({ file }) => file === own),
      ...shown(({ file, type }) => file !== own && !isPageType(type)),
    ];
    const secondary = shown(({ file, type }) => file !== own && isPageType(type));
    const titled = ({ file, pointer }: ShownField) => ({ file, pointer, title: this.titleOf(file, pointer) });
    const matches = matchTexts(texts, primary, secondary).map((match) => (match ? titled(match) : null));
    return { file: own, fields: matches };
  }

  form(name: string, pointer: string): FormResponse | undefined {
    const found = this.file(name);
    const field = found && this.fieldAt(found, pointer);
    if (!found || !field) return undefined;
    const { value } = found.source;
    return {
      version: versionOf(textOnDisk(found.source)),
      form: formFor(this.scope, field, valueAt(value, pointer), pointer),
      path: this.titles(found, pointer).slice(0, -1),
      entry: this.#entryAround(found, pointer),
      ...this.insertionsFor(found),
    };
  }

  /** Returns the texts and numbers of a file as pages show them, with facts inserted as far as they are known. */
  shownFields({ file, source, type, slug }: ReadableFile): readonly ShownField[] {
    const shared = this.content.snapshot?.shared[type.name];
    const filled = isPageType(type)
      ? this.content.fromValidFiles.routes.find(({ entry }) => entry.source.file === file)?.entry.data
      : type.files.includes('*')
        ? fieldOf(shared, slug)
        : shared;
    const texts = [...stringsOf(filled ?? source.value)].map(({ pointer, text }) => ({
      file,
      pointer,
      text: plainText(text).replace(/<[^<>]*>/g, ' '),
    }));
    return [...texts, ...numbersIn(source.value).map((each) => ({ file, text: '', ...each }))];
  }

  /** Returns the file name and the schema titles on the path to a field. List entries are numbered. */
  titles(found: ReadableFile, pointer: string): readonly string[] {
    const titles = [found.file];
    let path = '';
    for (const segment of pointerSegments(pointer)) {
      path += `/${pointerSegment(segment)}`;
      const field = this.fieldAt(found, path);
      const form = field && alternativeOf(this.scope.schemas, field, valueAt(found.source.value, path));
      const number = /^\d+$/.test(segment) ? ` ${Number(segment) + 1}` : '';
      titles.push(String(form?.schema.title ?? field?.schema.title ?? '') + number);
    }
    return titles;
  }

  titleOf(name: string, pointer: string): string {
    const found = this.file(name);
    return (found && this.titles(found, pointer).at(-1)) ?? '';
  }

  /** Returns the field at a pointer, or undefined if the schema has none. */
  fieldAt({ type, source }: ReadableFile, pointer: string): Field | undefined {
    return fieldAt(this.scope.schemas, type.schema, source.value, pointerSegments(pointer));
  }

  #entryAround(found: ReadableFile, pointer: string): FormResponse['entry'] {
    for (let at = pointer; at !== ''; at = splitPointer(at).parent) {
      const { parent } = splitPointer(at);
      const list = valueAt(found.source.value, parent);
      const field = Array.isArray(list) && this.fieldAt(found, parent);
      if (field)
        return { pointer: at, title: this.titleOf(found.file, at), list: formFor(this.scope, field, list, parent) };
    }
    return undefined;
  }

  /** Returns what a text can insert: facts of the site and of the page, and links. */
  insertionsFor(page?: ReadableFile): Pick<FormResponse, 'facts' | 'links'> {
    const { snapshot, fromValidFiles } = this.content;
    const known = fromValidFiles.routes.find(({ entry }) => entry.source.file === page?.file)?.entry;
    const facts = { ...(snapshot && this.site.facts?.(snapshot.shared)), ...known?.type.facts?.(known.data) };
    return {
      facts: Object.entries(facts).map(([value, label]) => ({ value, label })),
      links: fromValidFiles.routes.map(({ url, entry }) => ({ value: url, label: nameOf(entry) })),
    };
  }
}

/** Returns the values of each set that references can use, with page names as labels. */
function referenceChoicesOf({ sets, fromValidFiles }: Content): FormScope['sets'] {
  const names = new Map(fromValidFiles.routes.map(({ entry }) => [`${entry.type.name} ${entry.slug}`, nameOf(entry)]));
  const choicesOf = (set: string, values: Iterable<string>) =>
    [...values].map((value) => ({ value, label: names.get(`${set} ${value}`) ?? value }));
  return new Map([...sets].map(([set, values]) => [set, choicesOf(set, values)]));
}

/** Display name of a page. */
export const nameOf = ({ type, data, profile }: PageEntry): string =>
  type.label?.(data) ?? profile.names[0] ?? profile.meta.title;

/** Returns the numbers of each group that has any. */
function numbersIn(value: unknown, pointer = ''): readonly { pointer: string; numbers: readonly number[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const numbers = Object.values(value).filter((each) => typeof each === 'number');
  const below = Object.entries(value).flatMap(([key, each]) => numbersIn(each, `${pointer}/${pointerSegment(key)}`));
  return numbers.length > 0 ? [{ pointer, numbers }, ...below] : below;
}
