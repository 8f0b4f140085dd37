/** Finds addresses in texts that are not HTML: structured data, the web manifest, sitemaps, feeds and files for servers. */
import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { isSchemaAddress } from '../../api/markup/attributes.ts';
import { orUndefined } from '../../base/lib/collections.ts';
import { pointerSegments, stringsOf } from '../../base/lib/json-pointer.ts';
import type { Address, Located } from './page-facts.ts';

type Addresses = (Located & Address)[];

/** Addresses in a file for machines. Undefined for a file of another kind. */
export function addressesOfText(output: string, text: string): Addresses | undefined {
  const name = posix.basename(output);
  if (/\.webmanifest$|^manifest\.json$/.test(name)) return inManifest(text);
  if (/\.(xml|rss|atom)$/.test(name)) return inXml(text);
  if (output === '_redirects') return inRedirects(text);
  if (output === 'robots.txt') return inRobots(text);
  return undefined;
}

const statement = (href: string, at: number) => ({ href, use: 'statement', at }) as const;

/** Members of a web manifest with an address (https://www.w3.org/TR/appmanifest/ and its registry of extensions). */
const MANIFEST_ADDRESS =
  /^\/(start_url|(icons|screenshots)\/\d+\/src|shortcuts\/\d+\/(url|icons\/\d+\/src)|share_target\/action|file_handlers\/\d+\/(action|icons\/\d+\/src)|note_taking\/new_note_url)$/;

function inManifest(text: string): Addresses {
  const manifest = orUndefined(() => JSON.parse(text) as unknown);
  return stringsOf(manifest)
    .filter(({ pointer }) => MANIFEST_ADDRESS.test(pointer))
    .map(({ text: href }) => statement(href, Math.max(0, text.indexOf(JSON.stringify(href)))));
}

/** Elements whose text is an address, without prefix: of sitemaps and their extensions, of RSS and of Atom. */
const XML_TEXTS = new Set(
  'loc content_loc player_loc thumbnail_loc link url comments docs guid icon logo uri'.split(' '),
);

/** Attributes with an address, by elements without prefix. */
const XML_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  href: ['link'],
  url: ['enclosure', 'content', 'thumbnail', 'player'],
  src: ['content'],
};

const XML_ROOTS = new Set(['urlset', 'sitemapindex', 'rss', 'feed', 'rdf']);

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Reads a sitemap or a feed. Empty for other XML. */
function inXml(text: string): Addresses {
  const found: Addresses = [];
  let isKnown: boolean | undefined;
  let open: { readonly at: number; text: string } | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = localName(name);
        isKnown ??= XML_ROOTS.has(local);
        if (!isKnown) return;
        for (const [attribute, elements] of Object.entries(XML_ATTRIBUTES)) {
          const href = attributes[attribute];
          if (href !== undefined && elements.includes(local)) found.push(statement(href, parser.startIndex));
        }
        const isName = local === 'guid' && attributes.isPermaLink === 'false';
        open = XML_TEXTS.has(local) && !isName ? { at: parser.startIndex, text: '' } : undefined;
      },
      ontext(part) {
        if (open) open.text += part;
      },
      onclosetag() {
        const href = open?.text.trim();
        if (open && href) found.push(statement(href, open.at));
        open = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return found;
}

/** Targets in `_redirects` (Netlify, Cloudflare): `/from [query=value …] /to [status]`. */
function inRedirects(text: string): Addresses {
  const rules = [...text.matchAll(/^[^\n#]*/gm)].flatMap(({ 0: line, index }) => {
    const words = [...line.matchAll(/\S+/g)];
    const target = words.slice(1).find(([word]) => /^(\/|https?:)/.test(word));
    return target ? [{ from: words[0]?.[0], href: target[0], at: index + target.index }] : [];
  });
  const redirected = new Set(rules.map(({ from }) => from));
  return (
    rules
      // Placeholders depend on the request; functions of the host and other redirects have no file.
      .filter(({ href }) => !/[*]|\/:|^\/\.netlify\//.test(href) && !redirected.has(href))
      .map(({ href, at }) => statement(href, at))
  );
}

/** The `Sitemap` lines of `robots.txt`. */
const inRobots = (text: string): Addresses =>
  [...text.matchAll(/^[^\S\n]*sitemap[^\S\n]*:[^\S\n]*([^\s#]+)/gim)].map(({ 1: href = '', index }) =>
    statement(href, index),
  );

/**
 * Addresses in structured data (JSON-LD) at any depth, without fragments: there they identify things, not places on a
 * page. Undefined if it is not JSON.
 */
export function addressesOfData(json: string): string[] | undefined {
  const data = orUndefined(() => ({ value: JSON.parse(json) as unknown }));
  if (!data) return undefined;
  return stringsOf(data.value)
    .filter(({ text, pointer }) => isSchemaAddress(propertyOf(pointer), text))
    .map(({ text }) => text.replace(/#.*$/, ''));
}

/** Property that holds a value, directly or in a list. */
const propertyOf = (pointer: string) => pointerSegments(pointer).findLast((segment) => !/^\d+$/.test(segment)) ?? '';
