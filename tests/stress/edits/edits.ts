/**
 * Ordinary edits as the handbook describes them, which work on any content. Each leaves content that `nebel validate`
 * accepts.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isSeq, parse, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';
import { reworded } from '../../support/reworded.ts';

/** A copy of the project that is edited. */
export interface Copy {
  readonly folder: string;
  /** Runs `nebel` with these arguments in the copy and returns its exit code. */
  nebel(...args: readonly string[]): number;
}

export interface Edit {
  readonly name: string;
  make(copy: Copy): void;
}

const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const textOf = (path: string) => readFileSync(path, 'utf8');
const dataFile = ({ folder }: Copy, name: string) => join(folder, 'data', name);

/** Paths below `data/` of the files in one of its folders, sorted. */
const filesIn = ({ folder }: Copy, kind: string): readonly string[] =>
  readdirSync(join(folder, 'data', kind))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${kind}/${name}`);

/** Changes the parsed document of a file in place, comments included. */
function change(copy: Copy, name: string, edit: (document: Document) => void): void {
  const path = dataFile(copy, name);
  const document = parseDocument(textOf(path));
  edit(document);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

function list(document: Document, ...path: readonly string[]): YAMLSeq {
  const found = document.getIn(path);
  if (!isSeq(found)) throw new Error(`There is no list at ${path.join('.')}.`);
  return found;
}

/** Returns the first file of a kind that has a list at the path. */
function firstWith(copy: Copy, kind: string, ...path: readonly string[]): string {
  const found = filesIn(copy, kind).find((name) => isSeq(parseDocument(textOf(dataFile(copy, name))).getIn(path)));
  if (found === undefined) throw new Error(`No file in ${kind} has ${path.join('.')}.`);
  return found;
}

/** Replaces a pattern. Throws if it does not occur. */
function replace(copy: Copy, name: string, pattern: RegExp, by: string): void {
  const path = dataFile(copy, name);
  const before = textOf(path);
  const after = before.replace(pattern, by);
  if (after === before) throw new Error(`${name} holds nothing like ${pattern}.`);
  writeFileSync(path, after);
}

/** Marks the titles of new pages, so that none becomes the model of another new page. */
const NEW_MARK = 'ganz neu auf dieser Website';

/**
 * Adds a page that rewords an existing one of its kind, with some values of its own.
 *
 * @param model index of the existing page by length; two new pages must not have the same text
 */
function newPage(copy: Copy, kind: string, slug: string, own: Readonly<Record<string, unknown>>, model = 0): void {
  const texts = filesIn(copy, kind)
    .map((name) => textOf(dataFile(copy, name)))
    .filter((text) => !text.includes(NEW_MARK));
  const source = texts.toSorted((a, b) => a.length - b.length)[model] ?? '';
  const name = String(own.city ?? own.name ?? own.title);
  const { city } = parse(source) as { readonly city?: string };
  const renamed = parse(city ? source.replaceAll(city, name) : source);
  const page = { ...(reworded(renamed, [name]) as { readonly meta: object }), ...own };
  const meta = { ...page.meta, title: `${name}, ${NEW_MARK}` };
  writeFileSync(dataFile(copy, `${kind}/${slug}.yaml`), stringify({ ...page, meta }));
}

export const EDITS: readonly Edit[] = [
  {
    name: 'a price',
    make(copy) {
      change(copy, firstWith(copy, 'services', 'prices', 'tiers'), (document) => {
        const tier = list(document, 'prices', 'tiers').items[0] as YAMLMap;
        tier.set('from', Number(tier.get('from')) + 10);
        tier.set('to', Number(tier.get('to')) + 50);
      });
    },
  },
  {
    name: 'opening hours',
    make: (copy) => replace(copy, 'site.yaml', /time: \d\d?\.\d\d–\d\d?\.\d\d\sUhr/g, 'time: 8.30–16.30 Uhr'),
  },
  {
    name: 'an address in a folder of a host',
    make: (copy) => replace(copy, 'site.yaml', /^baseUrl: .*/m, 'baseUrl: https://host.example/nebel'),
  },
  {
    name: 'a question less',
    make(copy) {
      change(copy, 'home.yaml', (document) => list(document, 'faq', 'items').delete(0));
      change(copy, firstWith(copy, 'services', 'faq', 'items'), (document) =>
        list(document, 'faq', 'items').items.pop(),
      );
    },
  },
  {
    name: 'a new region',
    make: (copy) =>
      newPage(copy, 'regions', 'maur', { city: 'Maur', inCity: 'in Maur', canton: 'ZH', coordinates: undefined }),
  },
  {
    name: 'a renamed region',
    make(copy) {
      const [name = ''] = filesIn(copy, 'regions').slice(-1);
      const slug = name.slice('regions/'.length, -'.yaml'.length);
      writeFileSync(dataFile(copy, `regions/${slug}-und-umgebung.yaml`), textOf(dataFile(copy, name)));
      rmSync(dataFile(copy, name));
      copy.nebel('validate', '--fix');
    },
  },
  {
    name: 'reordered cards',
    make: (copy) =>
      change(copy, 'home.yaml', (document) => {
        for (const section of ['services', 'regions']) list(document, section, 'cards').items.reverse();
      }),
  },
  {
    name: 'a reworded headline',
    make: (copy) =>
      change(copy, 'home.yaml', (document) =>
        document.setIn(['hero', 'title'], 'Was der Lappen auslässt, erreicht der Nebel'),
      ),
  },
  {
    name: 'a new phone number',
    make: (copy) => replace(copy, 'site.yaml', /phone: "[^"]+"/, 'phone: "+41 44 123 45 67"'),
  },
  {
    name: 'a draft',
    make: (copy) =>
      newPage(copy, 'articles', 'entwurf', { title: 'Lüften im Winter', date: dayFromNow(-1), draft: true }, 1),
  },
  {
    name: 'an article of a later day',
    make: (copy) => newPage(copy, 'articles', 'spaeter', { title: 'Putzen vor dem Umzug', date: dayFromNow(40) }, 2),
  },
];
