import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { once } from '../../src/base/lib/collections.ts';
import { builtSite } from '../support/built-site.ts';
import {
  all,
  attribute,
  type Element,
  headingsOf,
  linkedBy,
  linksOf,
  metaOf,
  one,
  textOf,
} from '../support/reading.ts';

const site = builtSite();

const textFile = (address: string) => {
  const bytes = site.file(address);
  if (!bytes) throw new Error(`Nothing is served at ${address}`);
  return bytes.toString('utf8');
};

const sitemapAddress = () => /^Sitemap: (\S+)$/m.exec(textFile('/robots.txt'))?.[1] ?? '';
const origin = () => new URL(sitemapAddress()).origin;
const pathOf = (address: string) => decodeURI(address.slice(origin().length));

const xml = (address: string) => parseDocument(textFile(address), { xmlMode: true });
const elementsNamed = (within: Parameters<typeof DomUtils.getElementsByTagName>[1], name: string): Element[] =>
  DomUtils.getElementsByTagName(name, within, true);
const textIn = (within: Element, name: string) => elementsNamed(within.children, name).map((found) => textOf(found));

const sitemapEntries = () =>
  elementsNamed(xml('/sitemap.xml'), 'url').map((url) => ({
    address: textIn(url, 'loc')[0] ?? '',
    changed: textIn(url, 'lastmod')[0],
  }));

const isIndexable = (route: string) => !/noindex/.test(metaOf(site.page(route).head, 'robots') ?? '');

const addresses = once(() => site.pages().map(({ url }) => url));
const articles = once(() => site.pages('article').map(({ url }) => url));

/** Every page that is reachable from the home page by links alone. */
const reachable = once(() => {
  const seen = new Set(['/']);
  // Iterating over a set visits entries that are added meanwhile.
  for (const route of seen) {
    for (const { href } of linksOf(one(site.page(route).html, 'body'))) {
      const path = decodeURI(href.replace(/[?#].*$/, ''));
      if (addresses().includes(path)) seen.add(path);
    }
  }
  return [...seen].sort();
});

const indexable = once(() => addresses().filter(isIndexable));

describe('a search engine', () => {
  test('can crawl everything, and finds the sitemap', () => {
    expect(textFile('/robots.txt')).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(textFile('/robots.txt')).not.toContain('Disallow');
    expect(pathOf(sitemapAddress())).toBe('/sitemap.xml');
  });

  test('finds exactly the pages it can index, both in the sitemap and by following links', () => {
    expect(sitemapEntries().map(({ address }) => pathOf(address))).toEqual(indexable());
    expect(reachable().filter(isIndexable)).toEqual(indexable());
  });

  test('is kept from error pages and from the thank-you page', () => {
    const hidden = site.pages().filter(({ url }) => !isIndexable(url));
    expect(new Set(hidden.map(({ type }) => type))).toEqual(new Set(['not-found', 'thanks', 'unavailable']));
    for (const { url } of hidden) {
      const { head } = site.page(url);
      expect(metaOf(head, 'robots'), url).toBe('noindex');
      expect(linkedBy(head, 'canonical'), url).toEqual([]);
    }
  });

  test('gets the date of a change only for pages that show a date', () => {
    const dated = sitemapEntries().filter(({ changed }) => changed !== undefined);
    expect(dated.map(({ changed }) => [changed])).toEqual(dated.map(({ address }) => daysOn(pathOf(address))));
    expect(dated.map(({ address }) => pathOf(address))).toEqual(articles());
  });
});

/** The dates in the header of an article. */
const daysOn = (route: string) =>
  all(one(site.page(route).main, 'article'), 'time').map((time) => time.attribs.datetime);

describe('a messenger that shows a page', () => {
  test('gets the address, the title, the description and the language of the page itself', () => {
    for (const route of indexable()) {
      const { html, head } = site.page(route);
      expect(metaOf(head, 'og:url')).toBe(linkedBy(head, 'canonical')[0]);
      expect(metaOf(head, 'og:title')).toBe(DomUtils.textContent(one(head, 'title')));
      expect(metaOf(head, 'og:description')).toBe(metaOf(head, 'description'));
      expect(metaOf(head, 'og:locale')).toBe(attribute(html, 'lang')?.replace('-', '_'));
    }
  });

  test('gets the publication date of articles', () => {
    for (const route of indexable()) {
      const { head } = site.page(route);
      const isArticle = articles().includes(route);
      expect(metaOf(head, 'og:type'), route).toBe(isArticle ? 'article' : 'website');
      expect(metaOf(head, 'article:published_time'), route).toBe(isArticle ? daysOn(route)[0] : undefined);
    }
  });
});

describe('a feed reader', () => {
  const address = () => `${site.pages('blog')[0]?.url}feed.xml`;
  const feed = () => one(parseDocument(textFile(address()), { xmlMode: true }) as unknown as Element, 'feed');
  const entries = () => (articles().length > 0 ? elementsNamed(feed().children, 'entry') : []);
  const hrefs = (within: Element, rel?: string) =>
    within.children.flatMap((node) =>
      'attribs' in node && node.name === 'link' && node.attribs.rel === rel ? (node.attribs.href ?? []) : [],
    );

  test('finds the feed on the blog and on every article, and on no other page', () => {
    const announced = indexable().filter((route) => linkedBy(site.page(route).head, 'alternate').length > 0);
    const expected = articles().length > 0 ? [...site.pages('blog').map(({ url }) => url), ...articles()] : [];
    expect(announced).toEqual(expected.sort());
    for (const route of announced) expect(linkedBy(site.page(route).head, 'alternate')).toEqual([address()]);
  });

  test('gets what the Atom format requires of a feed', () => {
    if (articles().length === 0) return expect(site.file(address())).toBeUndefined();
    const blog = site.page(address().replace('feed.xml', ''));
    const language = attribute(blog.html, 'lang');
    expect(feed().attribs).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language });
    expect(hrefs(feed(), 'self')).toEqual([origin() + address()]);
    expect(hrefs(feed())).toEqual(linkedBy(blog.head, 'canonical'));
    const newest = textIn(feed(), 'updated').slice(1).sort().at(-1);
    expect(textIn(feed(), 'updated')[0]).toBe(newest);
    expect(textIn(feed(), 'title')[0]).toBe(headingsOf(blog.main)[0]?.text);
  });

  test('gets every article once, newest first, with the details that its page shows', () => {
    const days = entries().map((entry) => textIn(entry, 'published')[0] ?? '');
    expect(days).toEqual([...days].sort().reverse());
    const ids = entries().flatMap((entry) => textIn(entry, 'id').map(pathOf));
    expect(ids.sort()).toEqual(articles());
    for (const entry of entries()) {
      const [page = ''] = hrefs(entry);
      expect(textIn(entry, 'id')).toEqual([page]);
      const { main } = site.page(pathOf(page));
      const shown = textOf(main);
      for (const part of ['title', 'name', 'summary'])
        for (const text of textIn(entry, part)) expect(shown, part).toContain(text);
      expect(['title', 'name', 'summary', 'updated'].map((part) => textIn(entry, part).length)).toEqual([1, 1, 1, 1]);
      expect(textIn(entry, 'published')[0]).toMatch(/^\d{4}-\d{2}-\d{2}T12:00:00Z$/);
      expect(textIn(entry, 'published')[0]?.slice(0, 10)).toBe(daysOn(pathOf(page))[0]);
    }
  });
});

describe('a device that puts the site on its home screen', () => {
  const manifest = () => JSON.parse(textFile('/site.webmanifest'));
  /** Reads width and height at their fixed offsets in the header of a PNG. */
  const sizeOf = (png: Buffer | undefined) => png && `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

  test('finds the icons on every page', () => {
    for (const route of addresses()) {
      const { head } = site.page(route);
      expect(linkedBy(head, 'apple-touch-icon'), route).toEqual(['/apple-touch-icon.png']);
      expect(linkedBy(head, 'icon'), route).toEqual(['/favicon.ico', expect.stringMatching(/^data:image\/svg\+xml,/)]);
    }
  });

  test('gets icons of their declared sizes', () => {
    const icons: { src: string; sizes: string }[] = manifest().icons;
    expect(icons.map(({ src }) => sizeOf(site.file(src)))).toEqual(icons.map(({ sizes }) => sizes));
    expect(new Set(icons.map(({ sizes }) => sizes))).toEqual(new Set(['192x192', '512x512']));
    expect(sizeOf(site.file('/apple-touch-icon.png'))).toBe('180x180');
    expect([...(site.file('/favicon.ico')?.subarray(2, 8) ?? [])]).toEqual([1, 0, 1, 0, 32, 32]);
  });

  test('gets the name and the colour of the pages', () => {
    const { html, head, header } = site.page('/');
    expect(textOf(header)).toContain(manifest().name);
    expect(manifest().name.startsWith(manifest().short_name)).toBe(true);
    expect(manifest()).toMatchObject({
      lang: attribute(html, 'lang'),
      theme_color: metaOf(head, 'theme-color'),
    });
  });
});
