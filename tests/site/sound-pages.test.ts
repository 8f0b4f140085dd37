import { describe, expect, test } from 'vitest';
import { VISIT } from '../../templates/browser/session.ts';
import { CONSENT } from '../../templates/enhancements/cookie-banner/consent.ts';
import { type BuiltPage, builtSite } from '../support/built-site.ts';
import {
  all,
  ancestorsOf,
  attribute,
  childrenOf,
  descendantsOf,
  type Element,
  headingsOf,
  linksOf,
  one,
  textOf,
} from '../support/reading.ts';

const site = builtSite();

/** Collects the findings of all pages, each with the page's address. */
const foundOn = (find: (page: BuiltPage, url: string) => readonly string[], type?: string): string[] =>
  site.pages(type).flatMap(({ url }) => find(site.page(url), url).map((found) => `${url}: ${found}`));

const idsIn = (html: Element) => descendantsOf(html).flatMap((each) => attribute(each, 'id') ?? []);

describe('every page', () => {
  test('shows no placeholder and no missing value', () => {
    const UNFINISHED = /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /g;
    const shown = ({ html, head }: BuiltPage) => [
      textOf(html),
      ...all(head, 'title').map(({ children }) => textOf(...children)),
      ...all(head, 'meta').map((meta) => attribute(meta, 'content') ?? ''),
      ...descendantsOf(html).flatMap((each) => [attribute(each, 'alt') ?? '', attribute(each, 'aria-label') ?? '']),
    ];
    expect(foundOn((page) => shown(page).flatMap((text) => text.match(UNFINISHED) ?? []))).toEqual([]);
  });

  test('has no drawing whose description is read out twice', () => {
    const isNamedElsewhere = (svg: Element) => ['aria-label', 'aria-labelledby'].some((name) => attribute(svg, name));
    const isTitled = (svg: Element) => childrenOf(svg).some(({ name }) => name === 'title');
    const twice = foundOn(({ html }) =>
      all(html, 'svg')
        .filter((svg) => isNamedElsewhere(svg) && isTitled(svg))
        .map((svg) => String(attribute(svg, 'class'))),
    );
    expect(twice).toEqual([]);
  });

  test('has an index that leads to its own parts only', () => {
    const isIndex = (nav: Element) => /^(jump-links|article-contents|contents)/.test(attribute(nav, 'class') ?? '');
    const away = foundOn(({ html, main }) => {
      const ids = new Set(idsIn(html));
      return all(main, 'nav')
        .filter(isIndex)
        .flatMap((nav) => linksOf(nav).map(({ href }) => href))
        .filter((href) => !(href.startsWith('#') && ids.has(decodeURIComponent(href.slice(1)))));
    });
    expect(away).toEqual([]);
  });
});

test('no script has a lookbehind, which Safari before 16.4 cannot read', () => {
  const scripts = site.scripts();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((script) => /\(\?<[=!]/.test(String(site.file(script))))).toEqual([]);
});

describe('a list of questions', () => {
  const isQuestion = (element: Element) => attribute(element, 'name') === 'faq';

  test('shows only its first answer', () => {
    const wrong = foundOn(({ main }) => {
      const open = all(main, 'details')
        .filter(isQuestion)
        .map((each) => attribute(each, 'open') !== undefined);
      return open.every((isOpen, index) => isOpen === (index === 0)) ? [] : ['another one is open'];
    });
    expect(wrong).toEqual([]);
  });

  test('has an anchor, a question and an answer for each entry, under a heading', () => {
    const wrong = foundOn(({ main }) =>
      all(main, 'details')
        .filter(isQuestion)
        .flatMap((each) => {
          const [summary, ...answer] = childrenOf(each);
          const section = ancestorsOf(each).find(({ name }) => name === 'section');
          const isWhole = summary?.name === 'summary' && textOf(summary) !== '' && textOf(...answer) !== '';
          const isNamed = section && headingsOf(section).some(({ level, text }) => level === 2 && text !== '');
          return isWhole && isNamed && attribute(each, 'id') ? [] : [textOf(each).slice(0, 60)];
        }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('links back and links to a quote:', () => {
  test.each(['service', 'region', 'article'])('each page of type %s begins with a link back', (type) => {
    const wrong = foundOn(({ main }) => {
      const [first] = linksOf(main);
      const isBack = first && attribute(first.element, 'class') === 'back-link' && first.text !== '';
      return isBack && first.href.startsWith('/') ? [] : [String(first?.text)];
    }, type);
    expect(wrong).toEqual([]);
  });

  test('the form knows the service that the page of a service passes to it', () => {
    const [island] = descendantsOf(site.page('/').main).filter(
      (each) => attribute(each, 'data-island') === 'quote-form',
    );
    const preselect = JSON.parse(String(island && site.file(attribute(island, 'data-props-file') ?? ''))).preselect;
    const options = all(site.page('/').main, 'option').map((option) => attribute(option, 'value'));
    const lost = foundOn(({ main }) => {
      const requested = linksOf(main).flatMap(({ href }) => /^\/\?service=([\w-]+)#/.exec(href)?.[1] ?? []);
      return requested.length > 0
        ? requested.filter((slug) => !options.includes(preselect[slug]?.option ?? slug))
        : ['no link'];
    }, 'service');
    expect(lost).toEqual([]);
  });

  test('the page of a region passes its place to the form', () => {
    const lost = foundOn(({ main }) => {
      const requested = linksOf(main).flatMap(({ href }) => /^\/\?ort=([^&#]+)#/.exec(href)?.[1] ?? []);
      const [title] = headingsOf(main).filter(({ level }) => level === 1);
      return requested.length > 0 && requested.every((city) => title?.text.includes(decodeURIComponent(city)))
        ? []
        : requested;
    }, 'region');
    expect(lost).toEqual([]);
  });
});

test('the published privacy statement names the entries that the banner stores and allows, and each of its choices', () => {
  const { html, main } = site.page('/datenschutz/');
  const statement = textOf(main);
  // The button that closes the banner has only a symbol.
  const choices = all(html, 'button')
    .filter((button) => attribute(button, 'data-consent') !== undefined)
    .map((button) => textOf(button))
    .filter((label) => /\p{L}/u.test(label));
  // Set only if visits are counted.
  const isCounting = attribute(one(html, 'body'), 'data-calls') !== undefined;
  expect(isCounting && choices.length === 0, 'visits are counted without asking').toBe(false);
  const named = [...(choices.length > 0 ? [CONSENT] : []), ...(isCounting ? [VISIT] : [])];
  for (const name of named) expect(statement, name).toMatch(new RegExp(`\\b${name}\\b`));
  for (const choice of choices) expect(statement.toLowerCase()).toContain(choice.toLowerCase());
});
