import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { all, attribute, type Element, headingsOf, linksOf, one, textOf } from '../support/reading.ts';

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
const named = (within: Parameters<typeof DomUtils.getElementsByTagName>[1], name: string): Element[] =>
  DomUtils.getElementsByTagName(name, within, true);
const textIn = (within: Element, name: string) => named(within.children, name).map((found) => textOf(found));

const listed = () =>
  named(xml('/sitemap.xml'), 'url').map((url) => ({
    address: textIn(url, 'loc')[0] ?? '',
    changed: textIn(url, 'lastmod')[0],
  }));

const linkTo = (head: Element, rel: string) =>
  all(head, 'link').flatMap((link) => (attribute(link, 'rel') === rel ? (attribute(link, 'href') ?? []) : []));
const metaOf = (head: Element, key: string) =>
  all(head, 'meta').find((meta) => (attribute(meta, 'name') ?? attribute(meta, 'property')) === key)?.attribs.content;
const mayBeListed = (route: string) =>
  ['robots', 'googlebot', 'bingbot'].every((name) => !/noindex/.test(metaOf(site.page(route).head, name) ?? ''));

/** Every page that can be reached from the home page by links alone. */
function crawl(): string[] {
  const seen = new Set(['/']);
  for (const route of seen) {
    for (const { href } of linksOf(one(site.page(route).html, 'body'))) {
      if (href.startsWith('/')) seen.add(href.replace(/[?#].*$/, ''));
    }
  }
  return [...seen];
}

const indexable = () => crawl().filter(mayBeListed).sort();

describe('a search engine', () => {
  test('may read everything, and is shown the sitemap', () => {
    expect(textFile('/robots.txt')).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(textFile('/robots.txt')).not.toContain('Disallow');
    expect(pathOf(sitemapAddress())).toBe('/sitemap.xml');
  });

  test('finds in the sitemap exactly the pages it may list, and all of them by following links', () => {
    const routes = site.routes().filter(mayBeListed);
    expect(routes.length).toBeGreaterThan(50);
    expect(indexable()).toEqual(routes);
    expect(listed().map(({ address }) => pathOf(address))).toEqual(routes);
  });

  test('reads on each of these pages that it is the one and stands at this address', () => {
    const canonicals = indexable().map((route) => linkTo(site.page(route).head, 'canonical'));
    expect(canonicals).toEqual(indexable().map((route) => [origin() + encodeURI(route)]));
  });

  test('is kept from pages that are of use only after something happened', () => {
    const hidden = site.routes().filter((route) => !mayBeListed(route));
    expect(hidden).toEqual(['/404.html', '/danke/']);
    for (const name of ['googlebot', 'bingbot'])
      expect(hidden.map((route) => metaOf(site.page(route).head, name))).toEqual(['noindex', 'noindex']);
    expect(hidden.flatMap((route) => linkTo(site.page(route).head, 'canonical'))).toEqual([]);
  });

  test('reads the language of every page', () => {
    const languages = site.routes().map((route) => attribute(site.page(route).html, 'lang'));
    expect(new Set(languages)).toEqual(new Set(['de-CH']));
  });

  test('is told the day of a change only where the page shows a day', () => {
    const dated = listed().filter(({ changed }) => changed !== undefined);
    expect(dated.length).toBeGreaterThan(0);
    expect(dated.map(({ changed }) => [changed])).toEqual(dated.map(({ address }) => daysOn(pathOf(address))));
    const articles = indexable().filter((route) => /^\/blog\/./.test(route));
    expect(dated.map(({ address }) => pathOf(address))).toEqual(articles);
  });
});

/** The days in the header of an article. */
const daysOn = (route: string) =>
  all(one(site.page(route).main, 'article'), 'time').map((time) => time.attribs.datetime);

describe('a messenger that shows a page', () => {
  test('is told the address, the words and the language of the page itself', () => {
    for (const route of indexable()) {
      const { head } = site.page(route);
      expect(metaOf(head, 'og:url')).toBe(linkTo(head, 'canonical')[0]);
      expect(metaOf(head, 'og:title')?.replaceAll('\u00a0', ' ')).toBe(textOf(one(head, 'title')));
      expect(metaOf(head, 'og:description')).toBe(metaOf(head, 'description'));
      expect(metaOf(head, 'og:locale')).toBe('de_CH');
    }
  });

  test('learns of articles when they were published', () => {
    for (const route of indexable()) {
      const { head } = site.page(route);
      const isArticle = /^\/blog\/./.test(route);
      expect(metaOf(head, 'og:type'), route).toBe(isArticle ? 'article' : 'website');
      expect(metaOf(head, 'article:published_time'), route).toBe(isArticle ? daysOn(route)[0] : undefined);
    }
  });
});

describe('a feed reader', () => {
  const feed = () => one(parseDocument(textFile('/blog/feed.xml'), { xmlMode: true }) as unknown as Element, 'feed');
  const entries = () => named(feed().children, 'entry');
  const hrefs = (within: Element, rel?: string) =>
    within.children.flatMap((node) =>
      'attribs' in node && node.name === 'link' && node.attribs.rel === rel ? (node.attribs.href ?? []) : [],
    );

  test('finds the feed from the blog and from every article, and from no other page', () => {
    const announced = indexable().filter((route) => linkTo(site.page(route).head, 'alternate').length > 0);
    expect(announced).toEqual(indexable().filter((route) => route.startsWith('/blog/')));
    for (const route of announced) expect(linkTo(site.page(route).head, 'alternate')).toEqual(['/blog/feed.xml']);
  });

  test('gets what the format asks of a feed', () => {
    expect(feed().attribs).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'de-CH' });
    expect(hrefs(feed(), 'self')).toEqual([`${origin()}/blog/feed.xml`]);
    expect(hrefs(feed())).toEqual([`${origin()}/blog/`]);
    const newest = textIn(feed(), 'updated').slice(1).sort().at(-1);
    expect(textIn(feed(), 'updated')[0]).toBe(newest);
    expect(textIn(feed(), 'title')[0]).toBe(headingsOf(site.page('/blog/').main)[0]?.text);
  });

  test('gets every article once, the newest first, with what the page says of it', () => {
    const days = entries().map((entry) => textIn(entry, 'published')[0] ?? '');
    expect(days).toEqual([...days].sort().reverse());
    const articles = indexable().filter((route) => /^\/blog\/./.test(route));
    expect(
      entries()
        .flatMap((entry) => textIn(entry, 'id').map(pathOf))
        .sort(),
    ).toEqual(articles);
    for (const entry of entries()) {
      const [address = ''] = hrefs(entry);
      expect(textIn(entry, 'id')).toEqual([address]);
      const { main } = site.page(pathOf(address));
      const shown = textOf(main);
      for (const part of ['title', 'name', 'summary'])
        for (const said of textIn(entry, part)) expect(shown, part).toContain(said);
      expect(['title', 'name', 'summary', 'updated'].map((part) => textIn(entry, part).length)).toEqual([1, 1, 1, 1]);
      expect(textIn(entry, 'published')[0]).toMatch(/^\d{4}-\d{2}-\d{2}T12:00:00Z$/);
      expect(textIn(entry, 'published')[0]?.slice(0, 10)).toBe(daysOn(pathOf(address))[0]);
    }
  });
});

describe('a device that puts the site on its home screen', () => {
  const manifest = () => JSON.parse(textFile('/site.webmanifest'));
  /** Width and height stand at a fixed place in the head of a PNG. */
  const sizeOf = (png: Buffer | undefined) => png && `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

  test('finds the icons from every page', () => {
    for (const route of site.routes()) {
      const { head } = site.page(route);
      expect(linkTo(head, 'apple-touch-icon'), route).toEqual(['/apple-touch-icon.png']);
      expect(linkTo(head, 'icon'), route).toEqual(['/favicon.ico', expect.stringMatching(/^data:image\/svg\+xml,/)]);
    }
  });

  test('gets icons of the sizes they claim', () => {
    const icons: { src: string; sizes: string }[] = manifest().icons;
    expect(icons.map(({ src }) => sizeOf(site.file(src)))).toEqual(icons.map(({ sizes }) => sizes));
    expect(new Set(icons.map(({ sizes }) => sizes))).toEqual(new Set(['192x192', '512x512']));
    expect(sizeOf(site.file('/apple-touch-icon.png'))).toBe('180x180');
    expect([...(site.file('/favicon.ico')?.subarray(2, 8) ?? [])]).toEqual([1, 0, 1, 0, 32, 32]);
  });

  test('gets the name and the colour of the pages', () => {
    const { head, header } = site.page('/');
    expect(textOf(header)).toContain(manifest().name);
    expect(manifest().name).toMatch(new RegExp(`^${manifest().short_name}`));
    expect(manifest()).toMatchObject({ lang: 'de-CH', theme_color: metaOf(head, 'theme-color') });
  });
});
