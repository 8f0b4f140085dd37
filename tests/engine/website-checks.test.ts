import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Environment } from '../../src/api/template-api.ts';
import { readContent } from '../../src/content/read-content.ts';
import { OWN_FINDINGS } from '../../templates/checks/checks.ts';
import { site } from '../../templates/site.ts';
import { copyOfSample, type Edit, edit, sharedCacheOf } from '../support/data-files.ts';

interface Planted {
  readonly mistake: Edit;
  /** The finding: severity, file, field, and the beginning of its line. */
  readonly finding: readonly [severity: 'warning' | 'error', file: string, pointer: string, line: string];
  /** Corrects the mistake. */
  readonly mend: Edit;
  readonly env?: Environment;
}

const [SOONER, LATER] = ['home: innert 2 Stunden', 'home: innert 24 Stunden'] as const;

const ARTICLE = 'articles/schimmel-kaltvernebelung-gesundheit.yaml';

/** The description names smoke, so that a flat is not what visitors expect to pay for. */
const HORGEN_WITH_PRICE: Edit = [
  'regions/horgen.yaml',
  ', wer vor uns kommt und was sie kostet.',
  '. Wohnung {{prices.wohnung}}.',
];

const ACCESSIBILITY = `meta:
  title: "Barrierefreiheit: was wir tun und wo es noch fehlt"
  description: "Wie gut diese Website ohne Maus, mit Vorleseprogramm und stark vergrössert zu bedienen ist, und wem Sie Hürden melden können."
title: Barrierefreiheit
sections:
  - heading: Was schon gut geht
    paragraphs: [Jede Seite lässt sich mit der Tastatur allein bedienen.]
  - heading: Hürden melden
    company: true
`;

/** A mistake for every kind of finding, with the nearest data that is valid. */
const PLANTED: Readonly<Record<string, Planted>> = {
  'context-differs': {
    mistake: ['site.yaml', / {2}- fact: reply\n.*\n/, ''],
    finding: ['warning', 'site.yaml', '/reply', 'reply:'],
    mend: ['site.yaml', SOONER, LATER],
  },
  'context-agrees': {
    mistake: ['site.yaml', SOONER, LATER],
    finding: ['warning', 'site.yaml', '/acknowledged/1/fact', '  - fact: reply'],
    mend: ['site.yaml', / {2}- fact: reply\n.*\n/, ''],
  },
  'price-foreign': {
    mistake: HORGEN_WITH_PRICE,
    finding: ['warning', 'regions/horgen.yaml', '/meta/description', '  description: Wann'],
    mend: ['regions/horgen.yaml', /Rauch( und Moder hilft)/, 'Muff$1'],
  },
  'text-other-name': {
    mistake: ['home.yaml', '    - region: zug\n', '    - region: zug\n      city: Stadt Glarus\n'],
    finding: ['warning', 'home.yaml', '/regions/cards/1/city', '      city: Stadt Glarus'],
    mend: ['home.yaml', 'city: Stadt Glarus', 'city: Zugerland mit Zug'],
  },
  'region-other-canton': {
    mistake: ['regions/horgen.yaml', 'canton: ZH', 'canton: ZG'],
    finding: ['warning', 'regions/horgen.yaml', '/canton', 'canton: ZG'],
    mend: ['regions/horgen.yaml', 'city: Horgen', 'city: Horgnerberg'],
  },
  'hours-reversed': {
    mistake: ['site.yaml', 'time: 8.00–13.00 Uhr', 'time: 13.00–8.00 Uhr'],
    finding: ['warning', 'site.yaml', '/hours/home/1/time', '      time: 13.00–8.00 Uhr'],
    mend: ['site.yaml', 'time: 13.00–8.00 Uhr', 'time: nachts nach Vereinbarung'],
  },
  'hours-days': {
    mistake: ['site.yaml', 'days: Sa\n', 'days: Werktags\n'],
    finding: ['warning', 'site.yaml', '/hours/home/1/days', '    - days: Werktags'],
    mend: ['site.yaml', 'time: 8.00–13.00 Uhr', 'time: von 8 bis 13 Uhr'],
  },
  'hours-overlap': {
    mistake: ['site.yaml', 'days: Sa\n', 'days: Fr–Sa\n'],
    finding: ['warning', 'site.yaml', '/hours/home/1/time', '      time: 8.00–13.00 Uhr'],
    mend: ['site.yaml', 'days: Mo–Fr\n', 'days: Mo–Do\n'],
  },
  'page-itself': {
    mistake: ['services/schimmel.yaml', '  - raucherwohnung\nquote', '  - schimmel\nquote'],
    finding: ['warning', 'services/schimmel.yaml', '/related/0', '  - schimmel'],
    mend: ['services/schimmel.yaml', '  - schimmel\nquote', '  - raucherwohnung\nquote'],
  },
  'table-uneven': {
    mistake: ['services/raucherwohnung.yaml', '"die Wand darunter"]', 'die Wand, darunter]'],
    finding: ['error', 'services/raucherwohnung.yaml', '/sections/1/rows/3', '      - \\["Tapete"'],
    mend: ['services/raucherwohnung.yaml', 'die Wand, darunter]', '"die Wand, darunter"]'],
  },
  'announced-exists': {
    mistake: ['site.yaml', /$/, '\nannounced:\n  regions:\n    - slug: zug\n      name: Zug\n'],
    finding: ['warning', 'site.yaml', '/announced/regions/0', '    - slug: zug'],
    mend: ['site.yaml', 'slug: zug\n      name: Zug', 'slug: luzern\n      name: Luzern'],
  },
  'practice-untold': {
    mistake: ['legal/datenschutz.yaml', /when: photos/g, 'when: mail'],
    finding: ['warning', 'forms/anfrage.yaml', '/photos/show', '  show: true'],
    mend: ['forms/anfrage.yaml', /(photos:[\s\S]*?)show: true/, '$1show: false'],
  },
  'delivery-direct': {
    mistake: ['site.yaml', 'delivery: relay', 'delivery: direct'],
    finding: ['warning', 'site.yaml', '/delivery', 'delivery: direct'],
    mend: ['site.yaml', 'delivery: direct', 'delivery: relay'],
    env: { AIRTABLE_API_KEY: 'keyExample0000000', AIRTABLE_BASE_ID: 'appExample0000000' },
  },
  'delivery-key-missing': {
    mistake: ['site.yaml', 'delivery: relay', 'delivery: direct'],
    finding: ['error', 'site.yaml', '/delivery', 'delivery: direct'],
    mend: ['site.yaml', 'delivery: direct', 'delivery: relay'],
  },
  'banner-missing': {
    mistake: ['site.yaml', /show: true(\n {2}label: Cookies)/, 'show: false$1'],
    finding: ['error', 'site.yaml', '/cookies/show', '  show: false'],
    mend: ['site.yaml', /show: false(\n {2}label: Cookies)/, 'show: true$1'],
  },
  'reference-foreign': {
    mistake: [ARTICLE, /^/, 'image: https://photos.example/a.jpg\n'],
    finding: ['warning', ARTICLE, '/image', 'image:'],
    mend: [ARTICLE, 'image: https://photos.example/a.jpg\n', ''],
  },
};

function findingsIn(root: string, env: Environment = {}) {
  const { findings } = readContent(site, { root, env, cache: sharedCacheOf(site) });
  return findings.map(({ code, severity, place: { file, pointer, range } }) => {
    const line = readFileSync(join(root, file), 'utf8').split('\n')[(range?.line ?? 0) - 1];
    return [code, severity, file, pointer, line];
  });
}

describe('of the website’s own checks', () => {
  test('every finding is planted', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(OWN_FINDINGS.map(({ code }) => code).sort());
  });

  test('a passage on a draft tells visitors nothing, and nothing is missed while a file is invalid', () => {
    const root = copyOfSample();
    const untold = () => findingsIn(root).filter(([code]) => code === 'practice-untold');
    edit(root, 'legal/datenschutz.yaml', /^/, 'draft: true\n');
    expect(untold().map(([, , file, pointer]) => `${file}${pointer}`)).toContain('data/site.yaml/delivery');
    edit(root, ARTICLE, 'readTime: 2', 'readTime: six');
    expect(untold()).toEqual([]);
  });

  test('nothing is missed while the file with the reasons is invalid, or the page that tells of practices is missing', () => {
    const root = copyOfSample(HORGEN_WITH_PRICE);
    edit(root, 'site.yaml', 'vatRate: 8,1 %', 'vatRate: 8.1');
    expect(findingsIn(root).map(([code, , file]) => [code, file])).toEqual([['schema-pattern', 'data/site.yaml']]);
    edit(root, 'site.yaml', 'vatRate: 8.1', 'vatRate: 8,1 %');
    rmSync(join(root, 'data/legal/datenschutz.yaml'));
    const { findings } = readContent(site, { root, cache: sharedCacheOf(site) });
    expect(findings.filter(({ code }) => String(code) === 'practice-untold')).toEqual([]);
  });

  test('a price that the owner explains is not reported, nor is the price of the service itself', () => {
    const root = copyOfSample(HORGEN_WITH_PRICE);
    const reason = '  - fact: prices\n    file: data/regions/horgen.yaml\n    reason: Gemeint ist Pfeifenrauch.\n';
    edit(root, 'site.yaml', 'acknowledged:\n', `acknowledged:\n${reason}`);
    expect(findingsIn(root)).toEqual([]);
    edit(root, ...(PLANTED['price-foreign'] as Planted).mend);
    expect(findingsIn(root).map(([code, , , pointer]) => [code, pointer])).toEqual([
      ['context-agrees', '/acknowledged/0/fact'],
    ]);
    edit(root, 'site.yaml', reason, '');
    edit(
      root,
      'services/raucherwohnung.yaml',
      /(description: >-\n)[\s\S]*?\nhero:/,
      '$1    Was gegen Rauch hilft, was hinaus muss und was sich abwaschen lässt: eine Wohnung mit drei bis vier Zimmern kostet CHF 700–1’000.\nhero:',
    );
    expect(findingsIn(root).filter(([code]) => code === 'price-foreign')).toEqual([]);
  });

  test('a price may have one end, none, centimes or a unit, and texts that state more are told', () => {
    const root = copyOfSample(
      ['services/fahrzeug.yaml', 'from: 150\n      to: 250', 'from: 150\n      open: true'],
      ['services/fahrzeug.yaml', 'from: 250\n      to: 400', 'open: true'],
      ['services/fahrzeug.yaml', 'from: 400\n      to: 700', 'from: 49.50\n      to: 49.50\n      unit: pro Stunde'],
    );
    const unknown = findingsIn(root).filter(([code]) => code === 'fact-unknown');
    expect(unknown.map(([, , file]) => file)).toContain('data/services/fahrzeug.yaml');
    const file = join(root, 'data/services/fahrzeug.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('{{prices.auto}}', 'ab {{prices.auto.from}}'));
    expect(findingsIn(root)).toEqual([]);
    edit(root, 'services/fahrzeug.yaml', 'from: 150', 'from: 1.500');
    expect(findingsIn(root).map(([code]) => code)).toContain('schema-type');
    edit(root, 'services/fahrzeug.yaml', 'from: 1.500\n      open: true', 'from: 150');
    expect(findingsIn(root).map(([code]) => code)).toContain('schema-required');
  });

  test('a website can do without a newsletter', () => {
    const root = copyOfSample(
      ['blog.yaml', /^newsletter:\n(?: .*\n)+/m, ''],
      ['danke.yaml', /^newsletter: >-\n.*\n/m, ''],
      ['legal/datenschutz.yaml', /.*forms\.newsletter.*\n/, ''],
    );
    rmSync(join(root, 'data/forms/newsletter.yaml'));
    expect(findingsIn(root)).toEqual([]);
  });

  test('a service can do without related ones, as the only one must', () => {
    const root = copyOfSample(['services/fahrzeug.yaml', /^related:(?:.*\n)(?: .*\n)*/m, '']);
    expect(findingsIn(root)).toEqual([]);
  });

  test('a website can do without a blog, and is told what still leads there', () => {
    const root = copyOfSample(['adressen.yaml', '  - url: /blog/\n', '  - url: /blog/\n    gone: true\n']);
    rmSync(join(root, 'data/blog.yaml'));
    expect(new Set(findingsIn(root).map(([code]) => code))).toEqual(new Set(['link-unknown']));
  });

  test('an owner can add a legal page with its link, and is told of an address that is taken', () => {
    const link = '$&  - label: Barrierefreiheit\n    href: /barrierefreiheit/\n';
    const root = copyOfSample(['site.yaml', / {4}href: \/agb\/\n/, link]);
    const file = (name: string) => join(root, `data/legal/${name}.yaml`);
    writeFileSync(file('barrierefreiheit'), ACCESSIBILITY);
    expect(findingsIn(root)).toEqual([]);
    copyFileSync(file('barrierefreiheit'), file('blog'));
    expect(findingsIn(root).map(([code]) => code)).toContain('route-collision');
  });

  test('an owner without evidence can strike all reviews and claims, and is told which texts name them', () => {
    const root = copyOfSample(
      ['home.yaml', /^reviews:\n(?:(?: .*)?\n)+/m, ''],
      ['site.yaml', /^claims:\n(?: .*\n)+/m, 'claims: []\n'],
    );
    expect(new Set(findingsIn(root).map(([code]) => code))).toEqual(new Set(['fact-unknown']));
  });

  test('a row that does not fit is found in the tables of regions, articles and terms, too', () => {
    const root = copyOfSample(
      ['regions/zuerich.yaml', '        - bevor die Decke Sperrgrund bekommt\n', ''],
      [ARTICLE, ', "Allergen, muffiger Geruch"]', ']'],
      ['legal/agb.yaml', '"CHF 30 Mahngebühr pro Mahnung"', 'CHF 30, pro Mahnung'],
    );
    expect(findingsIn(root).map(([code, , file, pointer]) => [code, `${file}${pointer}`])).toEqual([
      ['table-uneven', 'data/articles/schimmel-kaltvernebelung-gesundheit.yaml/sections/2/blocks/1/rows/1'],
      ['table-uneven', 'data/legal/agb.yaml/sections/3/table/rows/4'],
      ['table-uneven', 'data/regions/zuerich.yaml/sections/1/rows/0'],
    ]);
  });

  test('a region is no neighbour of itself', () => {
    const root = copyOfSample(['regions/horgen.yaml', '- Thalwil', '- Horgen']);
    expect(findingsIn(root).map(([code, , file, pointer]) => [code, `${file}${pointer}`])).toEqual([
      ['page-itself', 'data/regions/horgen.yaml/neighbours/0'],
    ]);
  });

  test.each(Object.entries(PLANTED))('%s is found at its line, and is gone once corrected', (code, planted) => {
    const { mistake, finding, mend, env } = planted;
    const [severity, file, pointer, line] = finding;
    const root = copyOfSample(mistake);
    expect(findingsIn(root, env).filter(([found]) => found === code)).toEqual([
      [code, severity, `data/${file}`, pointer, expect.stringMatching(new RegExp(`^${line}`))],
    ]);
    edit(root, ...mend);
    expect(findingsIn(root, env)).toEqual([]);
  });
});
