/** A wrong address and its valid counterpart. No two faults refer to the same missing anchor. */
export interface Fault {
  readonly name: string;
  readonly broken: Markup;
  readonly sound: Markup;
}

/** Content of a page: body, head, canonical address. `css` becomes a style sheet of the page. */
export interface Markup {
  readonly body?: string;
  readonly head?: string;
  readonly canonical?: string;
  readonly css?: string;
}

/** Origin under which the site is published. */
export const ORIGIN = 'https://club.example';

const link = (href: string) => ({ body: `<a href="${href}">on</a>` });
const links = (...hrefs: string[]) => ({ body: hrefs.map((href) => `<a href="${href}">on</a>`).join(' ') });
const image = (attributes: string) => ({ body: `<img ${attributes} alt="" width="4" height="3">` });

const fault = (name: string, broken: Markup, sound: Markup): Fault => ({ name, broken, sound });

export const FAULTS: readonly Fault[] = [
  fault('page: missing', link('/gone/'), link('/red/')),
  fault('page: missing, relative', link('../gone/'), link('../red/')),
  fault('page: missing, relative to the wrong folder', link('red/'), link('./')),
  fault('page: without its trailing slash', link('/red'), link('/red/')),
  fault('page: without its slash, with a query', link('/red?day=monday'), link('/red/?day=monday')),
  fault('page: a slash too many', link('/red//'), link('/red/')),
  fault('page: with an ending it does not have', link('/red.html'), link('/red/index.html')),
  fault('page: wrong case', link('/Red/'), link('/red/')),
  fault('page: missing, with a query', link('/gone/?day=monday'), link('/red/?day=monday&time=evening')),
  fault('page: missing, umlaut encoded', link('/gr%C3%BCnn/'), link('/gr%C3%BCn/')),
  fault('page: a percent sign that stands for nothing', link('/50%/'), link('/grün/')),
  fault(
    'page: linked from a map',
    { body: '<map name="m"><area href="/gone/" alt="Red"></map>' },
    { body: '<map name="m"><area href="/red/" alt="Red"></map>' },
  ),
  fault('page: missing, under the full address of the site', link(`${ORIGIN}/gone/`), link(`${ORIGIN}/red/`)),
  fault('page: missing, without the scheme', link('//club.example/gone/'), link('//club.example/red/')),
  fault('page: an address that is none', link('http://'), link('https://elsewhere.example/')),
  fault('file: missing', link('/files/gone.pdf'), link('/files/prices.pdf')),
  fault('file: wrong case', link('/files/Prices.pdf'), link('/files/prices.pdf')),
  fault('file: wrong space', link('/files/all prices.pdf'), link('/files/prices.pdf?year=2025')),
  fault('anchor: missing on this page', link('#here'), link('#top')),
  fault('anchor: of another page, looked for on this one', link('#training'), link('/red/#training')),
  fault('anchor: missing, relative', link('./#relative'), link('../red/#training')),
  fault('anchor: missing on another page', link('/red/#elsewhere'), link('/red/#training')),
  fault('anchor: missing, umlaut encoded', link('/red/#%C3%BCbungen'), link('/red/#%C3%BCbung')),
  fault('anchor: wrong case', link('/red/#Training'), link('/red/#training')),
  fault('anchor: missing, after a query', link('/red/?day=monday#queried'), link('/red/?day=monday#training')),
  fault(
    'anchor: missing, after a link without one',
    links('/red/', '/red/#afterwards'),
    links('/red/', '/red/#training'),
  ),
  fault(
    'anchor: missing, after a sound one',
    links('/red/#training', '/red/#later'),
    links('/red/#training', '/red/#übung'),
  ),
  fault('anchor: missing, on a page without any', link('/grün/#green'), link('/grün/')),
  fault('image: src', image('src="/gone.webp"'), image('src="/a.webp"')),
  fault(
    'image: second of a srcset',
    image('src="/a.webp" srcset="/a.webp 1x, /gone.webp 2x"'),
    image('src="/a.webp" srcset="/a.webp 1x, /b.webp 2x"'),
  ),
  fault(
    'picture: srcset of a source',
    { body: `<picture><source srcset="/gone.webp 800w">${image('src="/a.webp"').body}</picture>` },
    { body: `<picture><source srcset="/b.webp 800w">${image('src="/a.webp"').body}</picture>` },
  ),
  fault('video: src', { body: '<video src="/gone.mp4"></video>' }, { body: '<video src="/a.mp4"></video>' }),
  fault(
    'video: poster',
    { body: '<video src="/a.mp4" poster="/gone.webp"></video>' },
    { body: '<video src="/a.mp4" poster="/a.webp"></video>' },
  ),
  fault(
    'drawing: use of another file',
    { body: '<svg><use href="/gone.svg#crest"></use></svg>' },
    { body: '<svg><use href="/a.svg#crest"></use></svg>' },
  ),
  fault(
    'document: embedded as an object',
    { body: '<object data="/gone.pdf"></object>' },
    { body: '<object data="/files/prices.pdf"></object>' },
  ),
  fault('form: action', { body: '<form action="/gone/"></form>' }, { body: '<form action="/red/"></form>' }),
  fault(
    'script: src',
    { head: '<script type="module" src="/gone.js"></script>' },
    { head: '<script type="module" src="/a.js"></script>' },
  ),
  fault(
    'style sheet: href',
    { head: '<link rel="stylesheet" href="/gone.css">' },
    { head: '<link rel="stylesheet" href="/a.css">' },
  ),
  fault(
    'style sheet: url()',
    { css: 'p { background: url("/gone.webp") }' },
    { css: 'p { background: url("/a.webp") }' },
  ),
  fault('style sheet: @import', { css: '@import "gone.css";' }, { css: '@import "/a.css";' }),
  fault(
    'font: preload',
    { head: '<link rel="preload" as="font" href="/gone.woff2">' },
    { head: '<link rel="preload" as="font" href="/a.woff2">' },
  ),
  fault('favicon', { head: '<link rel="icon" href="/gone.svg">' }, { head: '<link rel="icon" href="/a.svg">' }),
  fault(
    'og:image',
    { head: `<meta property="og:image" content="${ORIGIN}/gone.webp">` },
    { head: `<meta property="og:image" content="${ORIGIN}/a.webp">` },
  ),
  fault('canonical: another page', { canonical: `${ORIGIN}/red/` }, {}),
  fault('canonical: missing page', { canonical: `${ORIGIN}/gone/` }, {}),
  fault(
    'meta refresh',
    { head: '<meta http-equiv="refresh" content="9; url=/gone/">' },
    { head: '<meta http-equiv="refresh" content="9; url=/red/">' },
  ),
  fault(
    'structured data: url',
    { body: `<script type="application/ld+json">{"url":"${ORIGIN}/gone/"}</script>` },
    { body: `<script type="application/ld+json">{"url":"${ORIGIN}/red/"}</script>` },
  ),
  fault('tel: a number that does not dial from abroad', link('tel:0620000000'), link('tel:+41620000000')),
  fault('mailto: no address', link('mailto:club.example'), link('mailto:hello@club.example?subject=Hello')),
  fault('ids: the same twice', { body: '<p id="a"></p><p id="a"></p>' }, { body: '<p id="a"></p><p id="b"></p>' }),
];
