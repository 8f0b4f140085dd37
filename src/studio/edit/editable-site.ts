/** Content as an editor sees it: the files that can be changed, what their forms need, and what everything is called. */

import { isPageType } from '../../api/page-entry.ts';
import type { SiteDefinition } from '../../api/template-api.ts';
import type { LoadedFile, PageEntry, Source, Speller } from '../../api/types.ts';
import { pointerOfPath } from '../../base/findings/locate.ts';
import { once, ownValue } from '../../base/lib/collections.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { parentPointer, pointerSegment, pointerSegments, stringsOf, valueAt } from '../../base/lib/json-pointer.ts';
import { alternativeOf, type Field, fieldAt, rootField, type Schemas } from '../../base/lib/json-schema.ts';
import { isLedger } from '../../base/lib/ledger.ts';
import type { Language } from '../../base/words.ts';
import { type Content, type ContentOptions, readContent, readSchemas } from '../../content/content.ts';
import type { Choice, EditableFile } from './protocol.ts';
import { textOnDisk } from './typing-slips.ts';

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
  readonly schemas: Schemas;
  readonly site: SiteDefinition;

  constructor(site: SiteDefinition, options: ContentOptions) {
    this.content = readContent(site, options);
    this.schemas = readSchemas(site);
    this.site = site;
  }

  /** All files that editors can change: not those kept by the build, such as the ledger. */
  files(): readonly ReadableFile[] {
    return this.content.files.filter((each): each is ReadableFile => each.source !== undefined && !isLedger(each.type));
  }

  file(name: string): ReadableFile | undefined {
    return this.files().find(({ file }) => file === name);
  }

  /** Title of a page type or data file, from its schema. */
  typeTitle = (schema: string): string => String(rootField(this.schemas, schema).schema.title ?? '');

  /** Returns the page that a file becomes. Undefined if its errors keep it from that, or if it is no page. */
  routeOf = (file: string) => this.content.fromValidFiles.routes.find(({ entry }) => entry.source.file === file);

  /** Returns a file with what its form needs, or undefined if there is none that can be parsed. */
  editable(name: string): EditableFile | undefined {
    const found = this.file(name);
    if (!found) return undefined;
    const { source, type } = found;
    return {
      file: name,
      version: versionOf(textOnDisk(source)),
      value: source.value,
      schema: type.schema,
      name: this.#displayName(found),
      ...this.#insertionsFor(found),
      sets: this.#referenceChoices(),
      copied: source.period.draft ? this.#copiedTexts(found) : undefined,
    };
  }

  /** Lists the texts of a draft that another page of its type has at the same place, but for the name of the page. */
  #copiedTexts(found: ReadableFile): readonly string[] {
    const { routes } = this.content.fromValidFiles;
    const own = this.routeOf(found.file)?.entry;
    if (!own) return [];
    const others = routes.flatMap(({ entry }) => (entry.type === own.type && entry !== own ? [entry] : []));
    return stringsOf(found.source.value).flatMap(({ pointer, text }) => {
      const isCopyOf = (other: PageEntry) => {
        const theirs = valueAt(other.source.value, pointer);
        return typeof theirs === 'string' && replaceName(theirs, nameOf(other), nameOf(own)) === text;
      };
      return /\s/.test(text) && others.some(isCopyOf) ? [pointer] : [];
    });
  }

  #displayName = ({ file, type }: ReadableFile) => this.nameOfFile(file) ?? this.typeTitle(type.schema);

  /** Returns the name of the file and the schema titles on the path to a field. List entries are numbered. */
  titles(found: ReadableFile, pointer: string): readonly string[] {
    const titles = [this.#displayName(found)];
    let path = '';
    for (const segment of pointerSegments(pointer)) {
      path += `/${pointerSegment(segment)}`;
      const field = this.fieldAt(found, path);
      const form = field && alternativeOf(this.schemas, field, valueAt(found.source.value, path));
      const number = /^\d+$/.test(segment) ? ` ${Number(segment) + 1}` : '';
      titles.push(String(form?.schema.title ?? field?.schema.title ?? '') + number);
    }
    return titles;
  }

  titleOf(name: string, pointer: string): string {
    const found = this.file(name);
    return (found && this.titles(found, pointer).at(-1)) ?? '';
  }

  /**
   * Returns the titles of the field that a fact of the site is, as in `company.phone`, or else its value. Undefined if there is
   * no such fact.
   */
  factName(found: ReadableFile, fact: string): string | undefined {
    return this.#titlesOfFact(fact) ?? this.#insertionsFor(found).facts.find(({ value }) => value === fact)?.label;
  }

  #titlesOfFact(fact: string): string | undefined {
    const [titles] = this.files().flatMap((each) => {
      if (isPageType(each.type)) return [];
      const prefix = each.type.name === fact.split('.')[0] ? `${each.type.name}.${each.slug}.` : '';
      if (!fact.startsWith(prefix)) return [];
      const all = this.titles(each, pointerOfPath(fact.slice(prefix.length))).slice(1);
      return all.every(Boolean) ? [all.slice(-2).join(' › ')] : [];
    });
    return titles;
  }

  /** Returns where a fact is stored, such as the opening hours of which a fact is a part; for one of a page, its own name. */
  #placeOfFact(fact: string): string {
    const around = fact.slice(0, Math.max(0, fact.lastIndexOf('.')));
    return this.#titlesOfFact(fact) || (around && this.#titlesOfFact(around)) || (fact.split('.')[1] ?? '');
  }

  /** Returns the display name of the page of a file, or undefined if it has none. */
  nameOfFile(name: string): string | undefined {
    const route = this.routeOf(name);
    return route && nameOf(route.entry);
  }

  /** Returns the values of each set that references can use, each with its name. */
  #referenceChoices(): EditableFile['sets'] {
    const choicesOf = (set: string, values: Iterable<string>): readonly Choice[] =>
      [...values].map((value) => ({ value, label: this.nameInSet(set, value) ?? value }));
    return Object.fromEntries([...this.content.sets].map(([set, values]) => [set, choicesOf(set, values)]));
  }

  /** Returns the name of a value that references use: of a page, from the templates, or from the entry that defines it. */
  nameInSet(set: string, value: string): string | undefined {
    const choice = ownValue(ownValue(this.site.names, set) ?? {}, value);
    return choice?.label ?? this.#namesInSets().get(`${set}/${value}`);
  }

  readonly #namesInSets = once((): ReadonlyMap<string, string> => {
    const { routes } = this.content.fromValidFiles;
    const pages = routes.map(({ entry }) => [`${entry.type.name}/${entry.slug}`, nameOf(entry)] as const);
    return new Map([...this.files().flatMap((each) => this.#namesDefinedIn(each)), ...pages]);
  });

  /** Names each value of a field with `x-defines` by the next text of its entry: the label of a choice, for example. */
  #namesDefinedIn(found: ReadableFile): readonly (readonly [name: string, label: string])[] {
    const sets = [...this.content.sets];
    return stringsOf(found.source.value).flatMap(({ pointer, text }) => {
      if (!sets.some(([, values]) => values.has(text))) return [];
      const set = this.fieldAt(found, pointer)?.schema['x-defines'];
      const entry = valueAt(this.shownValue(found), parentPointer(pointer));
      const label = stringsOf(entry).find((each) => each.text !== text)?.text;
      return set === undefined || label === undefined ? [] : [[`${set}/${text}`, label] as const];
    });
  }

  /** Returns the labels of the values that a field can have. */
  choiceLabels(found: ReadableFile, pointer: string): Readonly<Record<string, string>> {
    const { schema } = this.fieldAt(found, pointer) ?? {};
    return (schema?.['x-labels'] ?? {}) as Readonly<Record<string, string>>;
  }

  /** Returns the field at a pointer, or undefined if the schema has none. */
  fieldAt({ type, source }: ReadableFile, pointer: string): Field | undefined {
    return fieldAt(this.schemas, type.schema, source.value, pointerSegments(pointer));
  }

  /** Returns the value of a file with facts inserted, as far as they are known. */
  shownValue({ file, source, type, slug }: ReadableFile): unknown {
    const shared = this.content.snapshot?.shared[type.name];
    const ofType = type.files.includes('*') ? valueAt(shared, `/${pointerSegment(slug)}`) : shared;
    return (isPageType(type) ? this.routeOf(file)?.entry.data : ofType) ?? source.value;
  }

  /** Returns what a text can insert: facts of the site and of the page, and links. */
  #insertionsFor(page: ReadableFile): Pick<EditableFile, 'facts' | 'links'> {
    const { snapshot, fromValidFiles } = this.content;
    const known = this.routeOf(page.file)?.entry;
    const facts = { ...(snapshot && this.site.facts?.(snapshot.shared)), ...known?.type.facts?.(known.data) };
    return {
      facts: Object.entries(facts).map(([value, label]) => ({ value, label, note: this.#placeOfFact(value) })),
      links: fromValidFiles.routes.map(({ url, entry }) => ({ value: url, label: nameOf(entry), note: url })),
    };
  }
}

/** Replaces a name wherever it is a whole word. */
export function replaceName(text: string, from: string, to: string): string {
  if (from === '') return text;
  const [first = '', ...others] = text.split(from);
  return others.reduce((joined, part) => {
    const isWord = !/\p{L}$/u.test(joined) && !/^\p{L}/u.test(part);
    return joined + (isWord ? to : from) + part;
  }, first);
}

/** Display name of a page. */
export const nameOf = ({ type, data, profile }: PageEntry): string =>
  type.label?.(data) ?? profile.names[0] ?? profile.meta.title;
