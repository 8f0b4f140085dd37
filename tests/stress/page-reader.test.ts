import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCarefully } from '../../src/check/page/careful.ts';
import { readQuickly } from '../../src/check/page/quick.ts';
import { CASES } from '../support/check-cases.ts';
import { FIXTURES } from '../support/mini-site.ts';
import { report, SEED, times } from '../support/proof.ts';
import { builtSample } from '../support/shared-site.ts';

const asIs = (text: string) => text;
const quick = (html: string) => readQuickly('x.html', html, asIs);

/** What the quick reader says otherwise than the full parser. It may say nothing. */
function differences(html: string): string[] {
  const read = JSON.stringify(quick(html));
  if (read === undefined) return [];
  const careful = JSON.stringify(readCarefully('x.html', html, asIs));
  return read === careful ? [] : [`${html}\n${read}\ninstead of\n${careful}`];
}

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

describe('whatever is read quickly says what the full parser finds in it', () => {
  const runs = times(400, 60_000);
  const settings = { seed: SEED, numRuns: runs };
  let pages: string[];
  beforeAll(async () => {
    pages = pagesIn((await builtSample()).out);
  });

  test('pages of the real website, all of which are read quickly', () => {
    expect(pages.flatMap(differences)).toEqual([]);
    expect(pages.filter((page) => quick(page) === undefined)).toEqual([]);
  });

  test('pages that stand for mistakes', () => {
    const faulty = [...pagesIn(CASES), ...pagesIn(join(FIXTURES, 'mini-site'))];
    expect(faulty.length).toBeGreaterThan(50);
    expect(faulty.flatMap(differences)).toEqual([]);
  });

  const anyTag = fc.constantFrom(
    ...['p', 'h1', 'h2', 'div', 'span', 'em', 'a', 'ul', 'li', 'dl', 'dt', 'dd', 'main', 'body', 'html', 'head'],
    ...['table', 'tr', 'td', 'th', 'tbody', 'select', 'option', 'optgroup', 'button', 'form', 'ruby', 'rt', 'label'],
    ...['svg', 'path', 'clipPath', 'use', 'image', 'desc', 'foreignObject', 'math', 'mi', 'ms', 'g', 'text', 'defs'],
    ...['title', 'script', 'style', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext', 'noscript'],
    ...['img', 'br', 'hr', 'meta', 'link', 'input', 'source', 'command', 'P', 'SVG', 'Title', 'x-y', 'x:y', 'toString'],
  );
  // Where these stand decides what they are.
  const knottyTag = fc.constantFrom('svg', 'image', 'form', 'title', 'desc', 'math', 'h1', 'p', 'a', 'li', 'div');
  const tag = fc.oneof(knottyTag, anyTag);
  const text = fc.constantFrom(
    ...['', 'a', ' a \n b ', 'a &amp; b', '&lt;b&gt;', '&amp', '&ampx', '&', '&&amp;', '&#65', '&#x41;', '&nosuch;'],
    ...['\0', '\ufeff', '𝒳', 'ļ', '>', '"', '<', '< b', '</', '<>', '</>', '{"a":["b  c","&amp;"]}', '</title', '&#0;'],
    ...['<!-- -->', '<!--a-->', '<!-->', '<!doctype html>', '<!x>', '<?x?>', '<![CDATA[a]]>', '</br>', '</p>', '\r\n'],
  );
  const usualText = fc.constantFrom('', 'a', ' a  b', 'a &amp; b', '&#x27;', '<!-- -->', '{"a":"b"}');
  const name = fc.constantFrom(
    ...['id', 'class', 'href', 'src', 'srcset', 'content', 'name', 'property', 'rel', 'role', 'type', 'style', 'lang'],
    ...['alt', 'width', 'height', 'loading', 'as', 'http-equiv', 'onclick', 'onClick', 'charSet', 'xlink:href', 'data'],
    ...['action', 'HREF', '__proto__', 'constructor', 'imagesrcset', 'poster', 'viewBox', 'on-x', 'a"b', "'", '='],
  );
  const value = fc.constantFrom(
    ...['', '/a', '#b', 'a &amp; b', '&quot;', '/a?b=1&c=2', '/a?b&copy=1', 'canonical', 'stylesheet preload', 'main'],
    ...['application/ld+json', 'description', 'robots', 'noindex', 'refresh', '0; url=/x', 'og:url', 'font', 'image'],
    ...['javascript:a()', '/a 1x, /b 2x', '12', 'LAZY', "'", '<b', 'a>b', ' x ', '\0', 'ä\u2013', '&', '&lt'],
  );
  const attribute = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(' id="a"', ' id="b"', ' href="/c"') },
    { weight: 8, arbitrary: fc.tuple(name, value).map(([name, value]) => ` ${name}="${value}"`) },
    { weight: 1, arbitrary: fc.tuple(name, value).map(([name, value]) => ` ${name}='${value}'`) },
    { weight: 1, arbitrary: fc.tuple(name, value).map(([name, value]) => `\n${name} = ${value}`) },
    { weight: 1, arbitrary: name.map((name) => ` ${name}`) },
    { weight: 1, arbitrary: fc.constantFrom(' ', '\t', '/', ' /', '"', '=') },
  );
  const attributes = fc.array(attribute, { maxLength: 3 }).map((all) => all.join(''));
  const { markup } = fc.letrec<{ element: string; markup: string }>((tie) => ({
    // Mostly sound, so that many are read quickly; now and then odd.
    element: fc.tuple(tag, attributes, tie('markup'), fc.nat({ max: 29 })).map(([name, attributes, inner, way]) => {
      if (way === 0) return `<${name}${attributes}>${inner}`;
      if (way === 1) return `${inner}</${name}>`;
      if (way === 2) return `<${name}${attributes}>${inner}</${name.toUpperCase()}\n>`;
      if (way < 12 && /^(img|br|hr|meta|link|input|source|path|use|image)$/.test(name))
        return `<${name}${attributes}${way < 9 ? '/' : ''}>`;
      return `<${name}${attributes}>${inner}</${name}>`;
    }),
    markup: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      { weight: 6, arbitrary: usualText },
      { weight: 1, arbitrary: text },
      { weight: 7, arbitrary: fc.array(tie('element'), { maxLength: 4 }).map((all) => all.join('')) },
    ),
  }));

  test('random markup', { timeout: 1_800_000 }, () => {
    let read = 0;
    fc.assert(
      fc.property(fc.constantFrom('', '<!doctype html>', '<svg>'), markup, (start, html) => {
        const page = start === '<svg>' ? `<svg>${html}</svg>` : start + html;
        expect(differences(page)).toEqual([]);
        if (html.includes('<') && quick(page)) read += 1;
      }),
      { ...settings, numRuns: runs * 10 },
    );
    expect(read).toBeGreaterThan(runs);
    report('page reader: random markup', { cases: runs * 10, read });
  });

  test('elements deep in others', { timeout: 1_800_000 }, () => {
    const between = fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text });
    const outer = fc.array(fc.tuple(between, knottyTag), { minLength: 1, maxLength: 5 });
    const innermost = fc.constantFrom('<path id="c"/>', '<image href="/c"/>', '<a href="/c"/>');
    let read = 0;
    fc.assert(
      fc.property(outer, innermost, (elements, innermost) => {
        const html = elements.reduceRight<string>(
          (inner, [before, name]) => `${before}<${name} id="a" href="/b">${inner}</${name}>`,
          innermost,
        );
        expect(differences(html)).toEqual([]);
        if (quick(html)) read += 1;
      }),
      { ...settings, numRuns: runs * 10 },
    );
    expect(read).toBeGreaterThan(runs / 4);
    report('page reader: elements deep in others', { cases: runs * 10, read });
  });

  test('real pages with pieces changed, lost, doubled and put in', { timeout: 1_800_000 }, () => {
    const put = fc.oneof(
      text,
      fc.tuple(tag, attributes).map(([name, attributes]) => `<${name}${attributes}>`),
      fc.tuple(tag, attributes, usualText).map(([name, attributes, text]) => `<${name}${attributes}>${text}</${name}>`),
      tag.map((name) => `</${name}>`),
      attribute,
    );
    const take = fc.oneof(fc.constant(0), fc.nat({ max: 40 }));
    const change = fc.record({ at: fc.nat(), isAtTag: fc.boolean(), take, put });
    let read = 0;
    fc.assert(
      fc.property(fc.nat(), fc.array(change, { minLength: 1, maxLength: 3 }), (page, changes) => {
        let html = pages[page % pages.length] as string;
        for (const { at, isAtTag, take, put } of changes) {
          const start = isAtTag ? Math.max(html.indexOf('<', at % html.length), 0) : at % html.length;
          html = html.slice(0, start) + put + html.slice(start + take);
        }
        expect(differences(html)).toEqual([]);
        if (quick(html)) read += 1;
      }),
      settings,
    );
    expect(read).toBeGreaterThan(runs / 10);
    report('page reader: changed pages', { cases: runs, read });
  });
});
