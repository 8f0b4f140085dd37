import { DomUtils, parseDocument } from 'htmlparser2';
import type { FileTree } from '../lib/file-tree.ts';
import { fieldOf } from '../lib/json-pointer.ts';
import { addressOfOutput } from '../lib/paths.ts';
import { oneSpace, type Part, readPart } from './read-part.ts';

/** A built page as its visitor meets it: words, links, what search engines are told. Nothing of its markup. */
export interface Page {
  readonly url: string;
  readonly head: Head;
  /** What is in `<main>`, or everything where there is none. */
  readonly main: Part;
  /** What is around it: header, footer. */
  readonly furniture: Part;
  /** Structured data, flattened: `Service/offers/price` → `400`. */
  readonly data: ReadonlyMap<string, string>;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** With `…` for the page's own address, so that a moved site is one change and not one for each page. */
  readonly canonical: string;
  readonly robots: string;
}

export const readSite = ({ paths, text }: FileTree): Page[] =>
  paths.filter((path) => path.endsWith('.html')).map((path) => readPage(path, text(path)));

export function readPage(file: string, html: string): Page {
  const url = addressOfOutput(file);
  const document = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document);
  const meta = (...names: readonly string[]) =>
    all('meta').findLast(({ attribs }) => names.includes(attribs.name ?? ''))?.attribs.content;
  const canonical = all('link').findLast(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '';
  const scripts = all('script').filter(({ attribs }) => attribs.type === 'application/ld+json');
  const [body, mains] = [all('body'), all('main')];
  return {
    url,
    head: {
      title: oneSpace(DomUtils.textContent(DomUtils.getElementsByTagName('title', all('head')))),
      description: oneSpace(meta('description') ?? ''),
      canonical: canonical.endsWith(url) ? `${canonical.slice(0, -url.length)}/…` : canonical,
      robots: oneSpace(meta('robots', 'googlebot') ?? ''),
    },
    main: readPart(mains.length > 0 ? mains : body),
    furniture: readPart(mains.length > 0 ? body : [], mains),
    data: flattenData(scripts.map((script) => DomUtils.textContent(script))),
  };
}

/**
 * Flattens JSON-LD scripts into single values by name: `Service/offers/price`. Things are named by their type, and
 * lists count from 1.
 */
function flattenData(scripts: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const met: string[] = [];
  for (const thing of scripts.flatMap((script) => thingsIn(parse(script)))) {
    const named = fieldOf(thing, '@type');
    const type = typeof named === 'string' ? named : 'data';
    met.push(type);
    const nth = met.filter((each) => each === type).length;
    collect(thing, nth === 1 ? type : `${type} ${nth}`, values);
  }
  return values;
}

/** One thing, a list of them, or a graph that holds them. */
const thingsIn = (data: unknown): readonly unknown[] => {
  const graph = fieldOf(data, '@graph');
  return [Array.isArray(graph) ? graph : data].flat();
};

/** What does not parse is compared as the text it is; that it is wrong is for `check` to say. */
function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return script.trim();
  }
}

function collect(value: unknown, path: string, values: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    values.set(path, String(value));
    return;
  }
  for (const [key, item] of Object.entries(value))
    collect(item, `${path}/${Array.isArray(value) ? Number(key) + 1 : key}`, values);
}
