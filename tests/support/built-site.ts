import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import type { Day } from '../../src/base/lib/day.ts';
import { childrenOf, documentElement, type Element, one } from './reading.ts';
import { builtWebsite, type SharedPage, type SharedSite } from './shared-site.ts';

export interface BuiltPage {
  readonly html: Element;
  readonly head: Element;
  readonly main: Element;
  readonly header: Element;
  readonly footer: Element;
}

const BUILD_TIMEOUT = 120_000;

/** Reads a built website back from its files: by default, the one with the content of `data/`. */
export function builtSite(built: () => Promise<SharedSite> = builtWebsite) {
  let out: string;
  let allPages: readonly SharedPage[];
  let today: Day | undefined;
  const pages = new Map<string, BuiltPage>();

  beforeAll(async () => {
    const site = await built();
    out = site.out;
    today = site.today;
    allPages = site.pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  }, BUILD_TIMEOUT);

  const fileOf = (route: string) => join(out, route.endsWith('/') ? `${route}index.html` : route);
  const addressesOf = (ending: string) =>
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`)
      .sort();

  return {
    /** Addresses of all HTML files: pages, `/404.html`, and the redirect pages of moved addresses. */
    routes: () => addressesOf('.html'),
    scripts: () => addressesOf('.js'),
    /** Pages made from data files, optionally of one type, sorted by address. */
    pages: (type?: string) => (type === undefined ? allPages : allPages.filter((page) => page.type === type)),
    /** Day that the site was built for. */
    today: () => today,
    page(route: string) {
      const cached = pages.get(route);
      if (cached) return cached;
      const page = read(fileOf(route));
      pages.set(route, page);
      return page;
    },
    /** Content of a file that is not a page, by its address. Undefined if there is no such file. */
    file(address: string) {
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

/** Returns the header of the page itself: an article has its own `<header>`. */
function pageHeader(body: Element): Element {
  const header = childrenOf(body).find(({ name }) => name === 'header');
  if (!header) throw new Error('The page has no header');
  return header;
}
