import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Memory } from '../lib/memory.ts';
import { findSecrets } from '../lib/secrets.ts';
import { compareText, type Range } from '../problems/problem.ts';

/** Something met on a page, with its place in the HTML file. */
export interface Met {
  readonly at: Range;
}

export interface PageFacts {
  /** Path inside the output folder. */
  readonly output: string;
  readonly title: string | undefined;
  readonly headings: number;
  readonly ids: readonly (Met & { readonly id: string })[];
  readonly links: readonly (Met & { readonly href: string })[];
  readonly images: readonly (Met & { readonly src: string; readonly sized: boolean; readonly described: boolean })[];
  readonly inlineCode: readonly (Met & { readonly what: string })[];
}

export interface SiteFacts {
  /** Every file of the output, sorted. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly PageFacts[];
  /** What looks like a key, in any file of text. */
  readonly secrets: readonly (Met & { readonly output: string; readonly text: string })[];
}

/** Files that a search for keys can read. */
const TEXT = /\.(html|js|css|json|txt|xml|svg|webmanifest)$/;

/** Reads a built site back from its files. Nothing that the build remembers is trusted here. */
export function readFacts(folder: string, memory: Memory): SiteFacts {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort(compareText);
  const texts = files
    .filter((file) => TEXT.test(file))
    .map((output) => ({ output, text: readFileSync(join(folder, output), 'utf8') }));
  return {
    files: new Set(files),
    pages: texts
      .filter(({ output }) => output.endsWith('.html'))
      .map(({ output, text }) => memory.recall(`facts of ${output}`, [text], () => readPage(output, text))),
    secrets: texts.flatMap(({ output, text }) =>
      memory.recall(`secrets of ${output}`, [text], () => secretsOf(text)).map((secret) => ({ output, ...secret })),
    ),
  };
}

function secretsOf(text: string): (Met & { text: string })[] {
  const found = findSecrets(text);
  if (found.length === 0) return [];
  const place = placer(text);
  return found.map((secret) => ({ text: secret.text, at: place(secret.start) }));
}

/** Attributes whose value is an address on this or another site. */
const LINKING: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  source: ['src'],
  form: ['action'],
  use: ['href'],
  image: ['href'],
};

/** Parses one page and notes what the rules need. */
export function readPage(output: string, html: string): PageFacts {
  const ids: (Met & { id: string })[] = [];
  const links: (Met & { href: string })[] = [];
  const images: (Met & { src: string; sized: boolean; described: boolean })[] = [];
  const inlineCode: (Met & { what: string })[] = [];
  let headings = 0;
  let title: string | undefined;
  let titleDepth = 0;
  const depth: string[] = [];
  const place = placer(html);
  const parser = new Parser({
    onopentag(name, attributes) {
      depth.push(name);
      const at = place(parser.startIndex);
      if (attributes.id !== undefined) ids.push({ id: attributes.id, at });
      for (const attribute of LINKING[name] ?? []) {
        const href = attributes[attribute];
        if (href !== undefined) links.push({ href, at });
      }
      if (name === 'h1') headings += 1;
      // An SVG drawing may have a title of its own.
      if (name === 'title' && !depth.includes('svg')) titleDepth = depth.length;
      if (name === 'img') images.push(imageFacts(attributes, at));
      for (const what of inlineCodeOf(name, attributes)) inlineCode.push({ what, at });
    },
    ontext(text) {
      if (titleDepth > 0 && depth.length === titleDepth) title = `${title ?? ''}${text}`;
    },
    onclosetag() {
      if (depth.length === titleDepth) titleDepth = 0;
      depth.pop();
    },
  });
  parser.end(html);
  return { output, title: title?.trim(), headings, ids, links, images, inlineCode };
}

function imageFacts(attributes: Readonly<Record<string, string>>, at: Range) {
  const sized = [attributes.width, attributes.height].every((size) => /^\d+$/.test(size ?? ''));
  return { src: attributes.src ?? '', sized, described: attributes.alt !== undefined, at };
}

/** JSON in a script element is data, not code. */
const DATA_SCRIPTS = /^(application\/(ld\+)?json|speculationrules)$/;

function inlineCodeOf(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const found = Object.keys(attributes)
    .filter((attribute) => attribute === 'style' || /^on[a-z]+$/.test(attribute))
    .map((attribute) => `${attribute}="…"`);
  if (name === 'style') found.push('<style>');
  if (name === 'script' && attributes.src === undefined && !DATA_SCRIPTS.test(attributes.type ?? ''))
    found.push('<script>');
  const address = attributes.href ?? attributes.src ?? attributes.action ?? '';
  if (/^\s*javascript:/i.test(address)) found.push('javascript:');
  return found;
}

/** Offset → place. Lines are found once per file. */
function placer(text: string): (offset: number) => Range {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let line = starts.findLastIndex((start) => start <= offset);
    if (line === -1) line = 0;
    const column = offset - (starts[line] ?? 0) + 1;
    return { line: line + 1, column, endLine: line + 1, endColumn: column + 1 };
  };
}
