import { DomUtils, parseDocument } from 'htmlparser2';
import type { FileTree } from '../base/disk/file-tree.ts';
import { fieldOf } from '../base/lib/json-pointer.ts';
import { addressOfOutput } from '../base/lib/paths.ts';
import { collapse, type Part, readPart } from './read-part.ts';

/** A built page as visitors and search engines see it: words, links, metadata. No markup. */
export interface Page {
  readonly url: string;
  readonly head: Head;
  /** The content of `<main>`, or of the whole body if there is none. */
  readonly main: Part;
  /** The content around it: header, footer. */
  readonly furniture: Part;
  /** Structured data, flattened: `Service/offers/price` → `400`. */
  readonly data: ReadonlyMap<string, string>;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** With `…` for the page's own path, so that moving the site to another domain is one change, not one per page. */
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
      title: collapse(DomUtils.textContent(DomUtils.getElementsByTagName('title', all('head')))),
      description: collapse(meta('description') ?? ''),
      canonical: canonical.endsWith(url) ? `${canonical.slice(0, -url.length)}/…` : canonical,
      robots: collapse(meta('robots', 'googlebot') ?? ''),
    },
    main: readPart(mains.length > 0 ? mains : body),
    furniture: readPart(mains.length > 0 ? body : [], mains),
    data: flattenData(scripts.map((script) => DomUtils.textContent(script))),
  };
}

/**
 * Flattens JSON-LD scripts into single values by path: `Service/offers/price`. The path begins with the type of the thing;
 * indices of lists count from 1.
 */
function flattenData(scripts: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const types: string[] = [];
  for (const thing of scripts.flatMap((script) => thingsIn(parse(script)))) {
    const named = fieldOf(thing, '@type');
    const type = typeof named === 'string' ? named : 'data';
    types.push(type);
    const nth = types.filter((each) => each === type).length;
    collect(thing, nth === 1 ? type : `${type} ${nth}`, values);
  }
  return values;
}

/** Lists the things of a script, which holds one thing, a list of them, or a graph. */
const thingsIn = (data: unknown): readonly unknown[] => {
  const graph = fieldOf(data, '@graph');
  return [Array.isArray(graph) ? graph : data].flat();
};

/** Returns invalid JSON as a string, to be compared as such. Reporting it is the job of `check`. */
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
