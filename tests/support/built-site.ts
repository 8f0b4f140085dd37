import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import type { Day } from '../../src/lib/day.ts';
import { childrenOf, documentElement, type Element, one } from './reading.ts';
import { builtWebsite, type SharedPage, type SharedSite } from './shared-site.ts';

export interface BuiltPage {
  readonly html: Element;
  readonly head: Element;
  readonly main: Element;
  readonly header: Element;
  readonly footer: Element;
}

export interface BuiltSite {
  /** Addresses of all HTML files: of the pages, of `/404.html`, and of those that only lead on to a new address. */
  readonly routes: () => readonly string[];
  /** The pages that were made from data files, or those of one type, by their addresses. */
  readonly pages: (type?: string) => readonly SharedPage[];
  /** The day for which it was built. */
  readonly today: () => Day | undefined;
  readonly page: (route: string) => BuiltPage;
  /** Content of a file that is no page, by its address. Undefined if there is none. */
  readonly file: (address: string) => Buffer | undefined;
}

const BUILD_TIMEOUT = 120_000;

/** A built website, read back from its files alone: the one with the content of `data/`, unless another is given. */
export function builtSite(built: () => Promise<SharedSite> = builtWebsite): BuiltSite {
  let out: string;
  let made: readonly SharedPage[];
  let today: Day | undefined;
  const pages = new Map<string, BuiltPage>();

  beforeAll(async () => {
    const site = await built();
    out = site.out;
    today = site.today;
    made = site.pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  }, BUILD_TIMEOUT);

  const fileOf = (route: string) => join(out, route.endsWith('/') ? `${route}index.html` : route);

  return {
    routes: () =>
      readdirSync(out, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`)
        .sort(),
    pages: (type) => (type === undefined ? made : made.filter((page) => page.type === type)),
    today: () => today,
    page(route) {
      const known = pages.get(route);
      if (known) return known;
      const page = read(fileOf(route));
      pages.set(route, page);
      return page;
    },
    file(address) {
      const path = fileOf(address);
      return existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}

function read(file: string): BuiltPage {
  const html = documentElement(readFileSync(file, 'utf8'));
  const [head, body] = [one(html, 'head'), one(html, 'body')];
  return { html, head, main: one(body, 'main'), header: pageHeader(body), footer: one(body, 'footer') };
}

/** The header of the whole page; an article has one of its own. */
function pageHeader(body: Element): Element {
  const header = childrenOf(body).find(({ name }) => name === 'header');
  if (!header) throw new Error('The page has no header');
  return header;
}
