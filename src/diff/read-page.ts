import { Parser } from 'htmlparser2';
import type { FileTree } from '../lib/file-tree.ts';
import { addressOfOutput } from '../lib/output-path.ts';
import { oneSpace, type Page } from './page.ts';
import { PartReader } from './part-reader.ts';

export const readSite = ({ paths, text }: FileTree): Page[] =>
  paths.filter((path) => path.endsWith('.html')).map((path) => readPage(path, text(path)));

export function readPage(file: string, html: string): Page {
  const url = addressOfOutput(file);
  const [main, furniture] = [new PartReader(), new PartReader()];
  const meta = { title: '', description: '', canonical: '', robots: '' };
  const scripts: string[] = [];
  const open: string[] = [];
  let sink: 'title' | 'data' | 'skip' | undefined;
  let hasMain = false;
  const part = () => (open.includes('main') ? main : furniture);

  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      hasMain ||= name === 'main';
      if (name === 'title' && open.includes('head')) sink = 'title';
      else if (name === 'script' && attributes.type === 'application/ld+json') {
        sink = 'data';
        scripts.push('');
      } else if (/^(script|style|template)$/.test(name)) sink = 'skip';
      const told = attributes.name === 'googlebot' ? 'robots' : attributes.name;
      if (name === 'meta' && (told === 'description' || told === 'robots'))
        meta[told] = oneSpace(attributes.content ?? '');
      if (name === 'link' && attributes.rel === 'canonical')
        meta.canonical = withoutOwnPath(attributes.href ?? '', url);
      if (open.includes('body')) part().open(name, attributes);
    },
    ontext(text) {
      if (sink === 'title') meta.title += text;
      else if (sink === 'data') scripts[scripts.length - 1] += text;
      else if (sink === undefined && open.includes('body')) part().text(text);
    },
    onclosetag(name) {
      if (open.includes('body')) part().close(name);
      if (/^(title|script|style|template)$/.test(name)) sink = undefined;
      open.pop();
    },
  });
  parser.end(html);

  return {
    url,
    head: { ...meta, title: oneSpace(meta.title) },
    main: hasMain ? main : furniture,
    furniture: hasMain ? furniture : main,
    data: flattenData(scripts),
  };
}

const withoutOwnPath = (href: string, url: string) => (href.endsWith(url) ? `${href.slice(0, -url.length)}/…` : href);

/**
 * Flattens JSON-LD scripts into single values by name: `Service/offers/price`. Things are named by their type, and
 * lists count from 1.
 */
function flattenData(scripts: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const met: string[] = [];
  for (const thing of scripts.flatMap((script) => thingsIn(parse(script)))) {
    const type = isGroup(thing) && typeof thing['@type'] === 'string' ? thing['@type'] : 'data';
    met.push(type);
    const nth = met.filter((each) => each === type).length;
    collect(thing, nth === 1 ? type : `${type} ${nth}`, values);
  }
  return values;
}

const isGroup = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** One thing, a list of them, or a graph that holds them. */
const thingsIn = (data: unknown): readonly unknown[] =>
  [isGroup(data) && Array.isArray(data['@graph']) ? data['@graph'] : data].flat();

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
