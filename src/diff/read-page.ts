import { Parser } from 'htmlparser2';
import type { FileTree } from '../lib/file-tree.ts';
import { addressOfOutput } from '../lib/output-path.ts';
import { BlockCollector } from './block-collector.ts';
import { type Link, oneSpace, type Page } from './page.ts';

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
    bytes: Buffer.byteLength(html),
    head: { ...meta, title: oneSpace(meta.title) },
    main: (hasMain ? main : furniture).part,
    furniture: (hasMain ? furniture : main).part,
    data: flattenData(scripts),
  };
}

const withoutOwnPath = (href: string, url: string) => (href.endsWith(url) ? `${href.slice(0, -url.length)}/…` : href);

/** Attributes that are heard or shown as words. */
const LABELS = ['alt', 'aria-label', 'placeholder'] as const;

/** Elements that may be within a word. All others part what comes before them from what comes next. */
const WITHIN_WORD = /^(abbr|b|em|i|mark|s|strong|sub|sup|u|wbr)$/;

type Attributes = Readonly<Record<string, string>>;

class PartReader {
  readonly #blocks = new BlockCollector();
  readonly #links: Link[] = [];
  #link: { href: string; label: string; text: string } | undefined;
  /** Depth of a drawing's own title or text, which is a label of the drawing. */
  #label: { readonly name: string; text: string } | undefined;
  #drawings = 0;

  get part() {
    return { blocks: this.#blocks.blocks, links: this.#links };
  }

  open(name: string, attributes: Attributes): void {
    this.#blocks.open(name);
    this.#part(name);
    if (name === 'svg') this.#drawings += 1;
    if (this.#drawings > 0 && (name === 'title' || name === 'text')) this.#label = { name, text: '' };
    for (const label of LABELS) this.#blocks.addLabel(attributes[label] ?? '');
    if ((name === 'a' || name === 'area') && attributes.href !== undefined)
      this.#link = { href: attributes.href, label: attributes['aria-label'] ?? attributes.alt ?? '', text: '' };
    if (name === 'form' && attributes.action !== undefined) this.#links.push({ href: attributes.action, text: '' });
  }

  text(text: string): void {
    if (this.#label) this.#label.text += text;
    else this.#blocks.add(text);
    if (this.#link) this.#link.text += text;
  }

  close(name: string): void {
    this.#part(name);
    if (this.#label?.name === name) {
      this.#blocks.addLabel(this.#label.text);
      this.#label = undefined;
    }
    if (name === 'svg') this.#drawings -= 1;
    if ((name === 'a' || name === 'area') && this.#link) {
      const { href, label, text } = this.#link;
      this.#links.push({ href, text: oneSpace(text) || label });
      this.#link = undefined;
    }
    this.#blocks.close(name);
  }

  #part(name: string): void {
    if (WITHIN_WORD.test(name)) return;
    if (this.#label) this.#label.text += ' ';
    if (this.#link) this.#link.text += ' ';
  }
}

/**
 * Flattens JSON-LD scripts into single values by name: `Service/offers/price`. Things are named by their type, and
 * lists count from 1.
 */
function flattenData(scripts: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const script of scripts) {
    for (const each of thingsIn(parse(script))) collect(each, freeName(typeOf(each), values), values);
  }
  return values;
}

/** One thing, a list of them, or a graph that holds them. */
function thingsIn(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const graph = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)['@graph'] : undefined;
  return Array.isArray(graph) ? graph : [data];
}

/** What does not parse is compared as the text it is; that it is wrong is for `check` to say. */
function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return script.trim();
  }
}

function typeOf(thing: unknown): string {
  const type = typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>)['@type'] : undefined;
  return typeof type === 'string' ? type : 'data';
}

function freeName(name: string, taken: ReadonlyMap<string, string>): string {
  const isTaken = (candidate: string) => [...taken.keys()].some((key) => key.split('/')[0] === candidate);
  let free = name;
  for (let nth = 2; isTaken(free); nth += 1) free = `${name} ${nth}`;
  return free;
}

function collect(value: unknown, path: string, values: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, `${path}/${index + 1}`, values);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) collect(item, `${path}/${key}`, values);
  } else {
    values.set(path, String(value));
  }
}
