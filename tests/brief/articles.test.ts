import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { all, childrenOf, headingsOf, linksOf, one, textOf } from '../support/reading.ts';
import { byPromise, expectFigure } from './german.ts';
import { ARTICLE_PAGES, ARTICLES, type ArticleSlug, articleRoute, BLOG_FIGURES, BLOG_TITLE } from './tables.ts';

const site = builtSite();
const mainOf = (slug: ArticleSlug) => site.page(articleRoute(slug)).main;
const articleOf = (slug: ArticleSlug) => one(mainOf(slug), 'article');

const ROWS = ARTICLES.map((slug) => {
  const { category, minutes } = ARTICLE_PAGES[slug];
  return [slug, category, minutes] as const;
});
const MONTH = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)';
const LONG_DATE = new RegExp(`\\b\\d{1,2}\\. ${MONTH} 20\\d\\d`);

/** The reading times in a text, in minutes. */
const minutesIn = (text: string) =>
  [...text.matchAll(/(\d+) ?(?:min|Minuten) (?:Lesezeit|Lesedauer|zu lesen)/g)].map(([, minutes]) => Number(minutes));

describe('the blog’s index', () => {
  const { page } = site;
  const cards = () =>
    all(page('/blog/').main, 'li').flatMap((element) => {
      const link = linksOf(element).find(({ href }) => /^\/blog\/.+/.test(href));
      return link ? [{ href: link.href, element, text: textOf(element) }] : [];
    });

  test('is titled «Kaltvernebelung Blog»', () => {
    expect(headingsOf(page('/blog/').main).find(({ level }) => level === 1)?.text).toBe(BLOG_TITLE);
  });

  test('shows the four articles in their order', () => {
    expect(cards().map(({ href }) => href)).toEqual(ARTICLES.map(articleRoute));
  });

  test.each(ROWS)('shows %s under «%s» with %i minutes, title, excerpt and date', (slug, category, minutes) => {
    const card = cards().find(({ href }) => href === articleRoute(slug));
    if (!card) throw new Error('No card');
    expect(card.text).toMatch(new RegExp(`(?:^| )${category}(?: |$)`));
    expect(minutesIn(card.text)).toEqual([minutes]);
    expect(card.text).toMatch(LONG_DATE);
    expect(headingsOf(card.element).map(({ text }) => text)).toEqual([
      headingsOf(mainOf(slug)).find(({ level }) => level === 1)?.text,
    ]);
    expect(all(card.element, 'p').some((paragraph) => textOf(paragraph).length > 60)).toBe(true);
  });
});

describe('an article', () => {
  test.each(ROWS)('%s is filed under «%s» and takes %i minutes', (slug, category, minutes) => {
    const text = textOf(articleOf(slug));
    expect(text).toMatch(new RegExp(`(?:^| )${category}(?: |$)`));
    expect(minutesIn(text)).toEqual([minutes]);
  });

  test.each(ARTICLES)('%s has a title, a date and an illustration with caption', (slug) => {
    const article = articleOf(slug);
    expect(headingsOf(article).filter(({ level }) => level === 1)).toHaveLength(1);
    expect(textOf(article)).toMatch(LONG_DATE);
    const [figure] = all(article, 'figure');
    if (!figure) throw new Error('No figure');
    expect(all(figure, 'svg', 'img').length).toBeGreaterThan(0);
    expect(textOf(one(figure, 'figcaption')).length).toBeGreaterThan(20);
  });

  test.each(ARTICLES.map((slug) => [slug, ARTICLE_PAGES[slug].leadsTo] as const))(
    '%s ends with a call link and a link to %s',
    (slug, leadsTo) => {
      const hrefs = linksOf(mainOf(slug)).map(({ href }) => href);
      expect(hrefs.some((href) => href.startsWith('tel:'))).toBe(true);
      expect(hrefs).toContain(leadsTo);
    },
  );

  const figures = ARTICLES.flatMap((slug) =>
    ARTICLE_PAGES[slug].figures.map((figure) => [slug, figure.promise, figure] as const),
  );

  test.each(figures)('%s names %s', (slug, _, figure) => {
    expectFigure(textOf(articleOf(slug)), figure);
  });

  test.each(byPromise(BLOG_FIGURES))('exists that names %s', (_, figure) => {
    expectFigure(ARTICLES.map((slug) => textOf(articleOf(slug))).join(' '), figure);
  });

  const withSteps = ARTICLES.flatMap((slug) => {
    const { steps } = ARTICLE_PAGES[slug];
    return steps === undefined ? [] : [[slug, steps] as const];
  });

  test.each(withSteps)('%s shows %i steps', (slug, steps) => {
    const lists = all(articleOf(slug), 'ol').map((list) => childrenOf(list).length);
    expect(lists).toContain(steps);
  });

  test('kaltvernebelung-vs-traditionelle-desinfektion has tables of pathogens', () => {
    expect(all(articleOf('kaltvernebelung-vs-traditionelle-desinfektion'), 'table').length).toBeGreaterThan(0);
  });

  test('covid-viren-kaltvernebelung-schutz shows how long viruses survive', () => {
    expect(textOf(articleOf('covid-viren-kaltvernebelung-schutz'))).toMatch(/\d+ (?:h|Stunden|Tage)/);
  });
});
