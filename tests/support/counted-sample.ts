import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { alternativeOf, type Field, fieldsOf, itemOf, rootField } from '../../src/base/lib/json-schema.ts';
import { readSchemas } from '../../src/content/validate/schemas.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE, sampleSources } from './data-files.ts';

/** Length of lists: the minimum that their schema allows, or twice the length in the sample. */
export type Amount = 'least' | 'twice';

/** Files to change: one of each kind, and a page with many lists where a kind has many pages. */
const CHANGED = [
  'home.yaml',
  'site.yaml',
  'services/medizin.yaml',
  'services/immobilien.yaml',
  'regions/zuerich.yaml',
  'legal/agb.yaml',
  'danke.yaml',
  '404.yaml',
].map((file) => `data/${file}`);

/** Addresses of the pages made from these files. The site's own data is on all of them. */
export const COUNTED_PAGES = [
  ...['/', '/services/medizin/', '/services/immobilien/', '/regional/zuerich/'],
  ...['/agb/', '/danke/', '/404.html'],
];

/** Fields to leave alone: lists of facts, and tables and charts, whose numbers of rows and columns must match. */
const KEPT = new Set([
  ...['rows', 'columns', 'chart', 'droplets', 'paragraphs', 'more', 'coverage', 'postalCodes', 'languages'],
  ...['acknowledged', 'placeholders', 'announced', 'cookies', 'hours'],
]);

/** Fields that can hold the name of an entry, in order of preference. */
const NAMING = ['question', 'title', 'heading', 'label', 'name', 'city', 'text'];

type Data = Readonly<Record<string, unknown>>;

/** Writes a copy of the sample's data below a folder, with shorter or longer lists in some files. */
export function writeCountedSample(root: string, amount: Amount): void {
  cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
  const sources = sampleSources();
  const schemas = readSchemas(site);
  const texts = sources.map(({ source }) => source.text).join('\n');
  const services = sources.filter(({ type }) => type.name === 'service').map(({ slug }) => slug);

  function vary(field: Field, value: unknown): unknown {
    if (Array.isArray(value)) {
      const each = itemOf(schemas, field);
      return sized(field, each, value).map((entry) => vary(each, entry));
    }
    if (typeof value !== 'object' || value === null) return value;
    const known = new Map(fieldsOf(schemas, alternativeOf(schemas, field, value)));
    const entries = Object.entries(value).map(([key, child]) => {
      const own = known.get(key);
      return [key, own && !KEPT.has(key) ? vary(own, child) : child];
    });
    return amount === 'least' ? withFirstTier(Object.fromEntries(entries), value) : Object.fromEntries(entries);
  }

  function sized({ schema }: Field, each: Field, entries: readonly unknown[]): readonly unknown[] {
    const { minItems, maxItems } = schema as { minItems?: number; maxItems?: number };
    // A list without a maximum holds the sections of a page, and each kind of section must stay.
    if (maxItems === undefined) return entries;
    if (amount === 'twice') return doubled(entries, maxItems, each);
    const referenced = entries.filter((entry) => isReferenced(entry, texts));
    const others = entries.filter((entry) => !referenced.includes(entry));
    return [...referenced, ...others.slice(0, Math.max((minItems ?? 0) - referenced.length, 0))];
  }

  function doubled(entries: readonly unknown[], most: number, each: Field): readonly unknown[] {
    const copies = entries.slice(0, Math.min(entries.length, most - entries.length)).map(copyOf);
    const referring = fieldsOf(schemas, each).find(([, { schema }]) => schema['x-reference'] === 'service')?.[0];
    if (each.schema['x-reference'] !== 'service' && !referring) return [...entries, ...copies];
    // Each service can be referenced only once, so there cannot be more entries than services.
    const serviceOf = (entry: unknown) => (referring ? (entry as Data)[referring] : entry);
    const free = services.filter((slug) => !entries.some((entry) => serviceOf(entry) === slug));
    const others = copies.slice(0, free.length);
    return [
      ...entries,
      ...others.map((entry, index) => (referring ? { ...(entry as Data), [referring]: free[index] } : free[index])),
    ];
  }

  for (const file of sources.filter((each) => CHANGED.includes(each.file))) {
    const data = vary(rootField(schemas, file.type.schema), file.source.value);
    writeFileSync(join(root, file.file), stringify(data, { aliasDuplicateObjects: false }));
  }
}

/** True if a text refers to the entry by its id, for example to a claim. */
function isReferenced(entry: unknown, texts: string): boolean {
  const { id } = (entry ?? {}) as { id?: string };
  return id !== undefined && new RegExp(`\\{\\{\\s*\\w+\\.${id}\\b`).test(texts);
}

/** Reduces prices to the first tier. The ids of the others stay valid, because texts refer to them. */
function withFirstTier(data: Data, { tiers, more = [] }: { tiers?: Data[]; more?: unknown[] }): Data {
  if (!tiers) return data;
  const [first, ...others] = tiers;
  const named = others.map(({ id, title, from, to }) => ({ id, title, from, to }));
  return { ...data, tiers: [first], ...(others.length > 0 && { more: [...more, ...named] }) };
}

/** Returns a copy of the entry under another name. */
function copyOf(entry: unknown): unknown {
  if (typeof entry === 'string') return `${entry} Zwei`;
  const { id, ...rest } = entry as Data;
  const key = NAMING.find((name) => typeof rest[name] === 'string');
  const copy = key ? { ...rest, [key]: `${rest[key]} Zwei` } : rest;
  return id === undefined ? copy : { id: `${id}-zwei`, ...copy };
}
