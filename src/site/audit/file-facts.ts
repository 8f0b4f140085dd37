import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { addressesOfStyle } from '../../api/markup/style-addresses.ts';
import { orUndefined } from '../../base/lib/collections.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { NOT_FOUND_FILE } from '../../base/lib/paths.ts';
import { findSecrets } from '../../base/lib/secrets.ts';
import { parseUrl } from '../../base/lib/url.ts';
import type { Address, Located, PageFacts } from './page-facts.ts';
import { readPage } from './read-page.ts';
import { addressesOfText } from './text-addresses.ts';

/** A file that is not a page, and the addresses in it: a style sheet, a drawing, a feed, a file for servers. */
interface OtherFacts {
  readonly output: string;
  readonly addresses: readonly (Located & Address)[];
  /** Ids in a drawing. */
  readonly ids?: readonly string[] | undefined;
  /** The rule of a `robots.txt` that closes the whole site to all crawlers. */
  readonly closed?: Located | undefined;
}

/** Facts about a text file, as far as any rule needs them. Plain data. */
export interface FileFacts {
  readonly output: string;
  /** Strings that look like an API key. */
  readonly secrets: readonly (Located & { readonly text: string })[];
  /** Transfer size in bytes: hosts compress text. */
  readonly gzipped: number;
  readonly page?: PageFacts;
  readonly other?: OtherFacts | undefined;
  /** True for XML or JSON that ends too early or is empty. */
  readonly isCut?: boolean;
  /** Static imports of a script. */
  readonly imports?: readonly string[];
}

/**
 * What the findings in other files depend on: a small part of the facts of a file, mostly as hashes, so that a build reads
 * the facts of those files only that it judges. Plain data.
 */
export interface FileOutline {
  readonly output: string;
  readonly gzipped: number;
  /** Addresses in a style sheet, or the static imports of a script. */
  readonly names?: readonly string[];
  /** Hash of the ids that links can lead to. */
  readonly ids?: string;
  /** Hash of the addresses that a file tells search engines, and of whether it is cut. */
  readonly listing?: string;
  /** Set for pages. */
  readonly page?: {
    readonly loads: PageFacts['loads'];
    /** Hash of what search results show of it, with its places in the file. */
    readonly head: string;
    /** Hash of its links. */
    readonly links: string;
    /** Origin of its canonical address. */
    readonly origin?: string | undefined;
  };
}

/** True for a text file. */
export const isText = (path: string) =>
  /\.(html|js|css|json|txt|xml|rss|atom|svg|webmanifest|map)$|^(_redirects|_headers|\.htaccess)$/.test(path);

/**
 * True for a page. A text in a single line without a tag is none: search engines have owners prove that a website is theirs
 * with such a file, whose name ends in `.html`.
 */
export const isPage = (output: string, text: string): boolean =>
  output.endsWith('.html') &&
  (basename(output) === 'index.html' || output === NOT_FOUND_FILE || !/^[^<\n]+\n*$/.test(text));

/** Reads a text file back, regardless of what the build meant to write. */
export const fileFacts = (output: string, text: string): FileFacts => ({
  output,
  secrets: findSecrets(text).map(({ text: found, start: at }) => ({ text: found, at })),
  gzipped: gzipSync(text).length,
  ...(isPage(output, text) ? { page: readPage(output, text) } : { other: otherFacts(output, text) }),
  ...(output.endsWith('.js') && { imports: importsOf(text) }),
  ...(isCut(output, text) && { isCut: true }),
});

/** True if a file of which every program needs the end does not have it. */
function isCut(output: string, text: string): boolean {
  if (/\.(json|webmanifest)$/.test(output)) return orUndefined(() => JSON.parse(text) as unknown) === undefined;
  if (!/\.(xml|rss|atom|svg)$/.test(output)) return false;
  let [open, root] = [0, ''];
  const onopentag = (name: string) => {
    open += 1;
    root ||= name;
  };
  const onclosetag = () => {
    open -= 1;
  };
  // Its `end` would close what is still open.
  new Parser({ onopentag, onclosetag }, { xmlMode: true }).write(text);
  // A host may have answered with a page that says that it has no such file.
  return open > 0 || root === '' || (output.endsWith('.svg') && !/^(\w+:)?svg$/.test(root));
}

export function outlineOf({ output, gzipped, page, other, imports, isCut }: FileFacts): FileOutline {
  if (!page) {
    const names = imports ?? other?.addresses.map(({ href }) => href);
    return {
      output,
      gzipped,
      ...(isCode(output) && names && { names }),
      ...(other?.ids && { ids: hashOfAll(other.ids) }),
      ...(other &&
        output.endsWith('.xml') && { listing: hashOfAll([isCut, ...other.addresses.map(({ href }) => href)]) }),
    };
  }
  const { title, description, mainHeading, canonicals, noindex, redirects, ids, targets, addresses, loads } = page;
  return {
    output,
    gzipped,
    ids: hashOfAll([...ids.map(({ id }) => id), ...targets]),
    page: {
      loads,
      head: hashOf(JSON.stringify([title, description, mainHeading, canonicals, noindex, redirects])),
      links: hashOfAll([noindex || redirects, page.base, ...linksIn(addresses)]),
      origin: parseUrl(canonicals[0]?.href ?? '')?.origin,
    },
  };
}

const isCode = (output: string) => /\.(css|js)$/.test(output);

const hashOfAll = (parts: readonly unknown[]) => hashOf(JSON.stringify(parts));

/** Addresses that a visitor of a page can follow. */
export const linksIn = (addresses: PageFacts['addresses']): readonly string[] => [
  ...new Set(addresses.flatMap(({ use, href }) => (use === 'link' ? [href] : []))),
];

function otherFacts(output: string, text: string): OtherFacts | undefined {
  if (output.endsWith('.css'))
    return { output, addresses: addressesOfStyle(text).map((address) => ({ ...address, use: 'file' })) };
  if (output.endsWith('.js'))
    return {
      output,
      addresses: [...text.matchAll(IMPORT)].map(({ 2: href = '', index: at }) => ({ href, use: 'file', at })),
    };
  if (output.endsWith('.svg') && text.includes('<svg')) {
    const { addresses, ids } = readPage(output, text, true);
    return { output, addresses, ids: ids.map(({ id }) => id) };
  }
  const addresses = addressesOfText(output, text);
  const [rules] = (output === 'robots.txt' && CLOSED.exec(text)) || [];
  const closed = rules === undefined ? undefined : { at: text.indexOf(rules) + rules.lastIndexOf('\n') + 1 };
  return addresses && { output, addresses, closed };
}

/** The rules of a `robots.txt` for all crawlers, up to one that leaves them nothing. */
const CLOSED = /^user-agent:\s*\*[^\S\n]*\n(?:(?!user-agent:).*\n)*?disallow:[^\S\n]*\/\*?[^\S\n]*$/im;

/** Imports of own files as bundlers write them: `import"./a.js"`, `export{b}from"./a.js"`, `import("./a.js")`. */
const IMPORT = /\b(?:import|from)\s*(\(?)\s*["'](\.{0,2}\/[^"']+)["']/g;

/** Static imports. An `import()` loads later. */
const importsOf = (script: string) =>
  [...script.matchAll(IMPORT)].flatMap(([, opening, path = '']) => (opening === '' ? [path] : []));
