import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { describe as describeFinding } from '../../src/base/findings/describe.ts';
import type { Finding } from '../../src/base/findings/finding.ts';
import { printToSupply } from '../../src/base/findings/print-to-supply.ts';
import { pointerSegments } from '../../src/base/lib/json-pointer.ts';
import { build } from '../../src/build.ts';
import { readContent } from '../../src/content/read-content.ts';
import { bundle, bundledFiles } from '../../src/site/bundle/bundle.ts';
import { pageOf, renderDocument, renderPage } from '../../src/site/render/render-page.ts';
import { site } from '../../templates/site.ts';
import { builtSite } from '../support/built-site.ts';
import { inWebsite as nebel } from '../support/command.ts';
import { copyOfSample, type Edit, PROJECT, sampleDatasets, sharedCacheOf } from '../support/data-files.ts';
import { withoutPictures } from '../support/fuzz/stage.ts';
import { FIXTURES } from '../support/mini-site.ts';
import { all, documentElement, one, textOf } from '../support/reading.ts';
import { builtSample } from '../support/shared-site.ts';

const delivered = builtSite(builtSample);

const withDelivery = (delivery: string): Edit => ['site.yaml', 'delivery: relay', `delivery: ${delivery}`];
const withMail: Edit = ['site.yaml', 'mail: false', 'mail: true'];
const withoutBanner: Edit = ['site.yaml', 'show: true\n  label: Cookies', 'show: false\n  label: Cookies'];
const withoutReport: Edit = ['site.yaml', 'report: true', 'report: false'];
const withoutStatistics: Edit = ['site.yaml', 'use: optional', 'use: none'];

const summaryOf = ({ severity, code, place }: Finding) => `${severity} ${code} ${place.file}${place.pointer}`;

describe('a release', () => {
  const supplied = parse(readFileSync(join(FIXTURES, 'release/supplied.yaml'), 'utf8')) as {
    readonly placeholders: Readonly<Record<string, unknown>>;
    readonly evidence: string;
  };

  /** Supplies the value or the evidence that a finding requests. */
  function fulfil(root: string, { code, params, place }: Finding): void {
    const file = join(root, place.file);
    const document = parseDocument(readFileSync(file, 'utf8'));
    const path = pointerSegments(place.pointer ?? '').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (code === 'release-evidence') document.setIn(path, supplied.evidence);
    else if (code === 'release-placeholder') {
      if (!(params.path in supplied.placeholders)) throw new Error(`Nothing is supplied for ${params.path}`);
      document.setIn(path, supplied.placeholders[params.path]);
    } else throw new Error(`An owner cannot supply ${code}.`);
    if (place.file === 'data/site.yaml') document.setIn(['placeholders'], []);
    writeFileSync(file, document.toString({ lineWidth: 0 }));
  }

  test('of the data as delivered is refused with a single list of what the owner has to supply', async () => {
    const root = copyOfSample();
    const { code, stdout } = await nebel(['build', '--release', '--root', root]);
    expect(code).toBe(1);
    const list = stdout.slice(stdout.indexOf('Vor dem Veröffentlichen'), stdout.indexOf('Es wurde nichts geschrieben'));
    // Each entry starts with a line number, which changes with every edit of the data.
    expect(list.match(/^ +\d+ {2}\S/gm)?.length).toBe(Number(/\d+/.exec(list)?.[0]));
    const golden = join(PROJECT, 'tests/fixtures/golden/release.txt');
    await expect(list.replace(/^ +\d+ {2}/gm, '    ')).toMatchFileSnapshot(golden);
  });

  test('passes once everything is supplied', async () => {
    const root = copyOfSample();
    const missing = readContent(site, { root, release: true, cache: sharedCacheOf(site) }).findings.filter(
      ({ severity }) => severity === 'error',
    );
    for (const finding of missing) fulfil(root, finding);
    const out = join(root, 'dist');
    const built = await build(withoutPictures(site), { root, out, release: true, cache: sharedCacheOf(site) });
    expect(built.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(built.stoppedBy).toBeUndefined();
    expect(readFileSync(join(out, 'impressum/index.html'), 'utf8')).toContain('Nebelwerk Probe AG');
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).not.toContain('.example');
  });

  test('is refused if the list of placeholders was emptied without filling them in', () => {
    const root = copyOfSample(['site.yaml', /^placeholders:\n( {2}- .*\n)+/m, 'placeholders: []\n']);
    const found = readContent(site, { root, release: true, cache: sharedCacheOf(site) }).findings.map(summaryOf);
    expect(found).toContain('error release-placeholder data/site.yaml/baseUrl');
    expect(found).toContain('error release-placeholder data/site.yaml/company/email');
  });

  test('requires the contract for a transfer abroad only if data is transferred abroad', () => {
    const contract = /^error release-evidence data\/legal\/datenschutz/;
    const found = (...changes: readonly Edit[]) =>
      readContent(site, { root: copyOfSample(...changes), release: true, cache: sharedCacheOf(site) })
        .findings.map(summaryOf)
        .filter((each) => contract.test(each)).length;
    expect([found(), found(withDelivery('airtable'))]).toEqual([0, 1]);
  });

  test('is refused if it makes a claim that biocide law forbids, like any other build', () => {
    const root = copyOfSample(['blog.yaml', /^title: .*$/m, 'title: Ungiftig und umweltfreundlich']);
    const found = readContent(site, { root, cache: sharedCacheOf(site) }).findings.map(summaryOf);
    expect(found.filter((each) => each.startsWith('error text-forbidden data/blog.yaml/title'))).toHaveLength(2);
  });
});

describe('the privacy statement', () => {
  const text = () => textOf(delivered.page('/datenschutz/').main);

  /** Renders only this page. */
  function statementOf(root: string, env: Record<string, string> = {}) {
    const { pages, findings, snapshot } = readContent(site, { root, env, cache: sharedCacheOf(site) });
    const route = pages?.routes.find(({ url }) => url === '/datenschutz/');
    if (!pages || !route || !snapshot) throw new Error(findings.map(summaryOf).join('\n'));
    const assets = { styles: [], fonts: [], scripts: [] };
    const html = documentElement(
      String(renderDocument(site, renderPage(pageOf(route), pages.view), pages.view, assets).bytes),
    );
    return { findings: findings.map(summaryOf), text: textOf(one(html, 'main')), html, shared: snapshot.shared };
  }

  test('names the hosting and e-mail providers, and no service that is not in use', () => {
    expect(text()).toMatch(
      /Hosting-Anbieter \(Muster Hosting AG, Schweiz\).*E-Mail-Anbieter \(Muster Mail AG, Schweiz\)/,
    );
    expect(text()).toContain('Ein fremder Datenbank- oder Formulardienst ist nicht beteiligt.');
    expect(text()).not.toMatch(/Airtable|USA/);
    expect(text()).toContain('Bevor Sie im Banner wählen, wird nur Notwendiges gespeichert.');
  });

  test('names the service, its country and the legal basis for the transfer, and reflects the mail and banner settings', async () => {
    const { text, html, shared, findings } = statementOf(
      copyOfSample(withDelivery('airtable'), withMail, withoutStatistics, withoutBanner),
    );
    expect(text).toMatch(/Airtable, einer Online-Datenbank der Formagrid Inc in den USA/);
    expect(text).toContain('Art. 16 Abs. 2 Bst. d DSG');
    expect(text).toContain('nimmt ein eigenes Programm auf unserem Server entgegen');
    expect(text).not.toContain('Ein fremder Datenbank- oder Formulardienst');
    expect(text).toContain('Diese E-Mails laufen über unseren E-Mail-Anbieter');
    expect(findings.filter((each) => each.includes('practice'))).toEqual([]);

    expect(text).not.toMatch(/Bevor Sie im Banner wählen|cookieConsent/);
    expect(textOf(html)).not.toMatch(/Nur notwendige|Cookie-Einstellungen/);
    expect(all(html, 'section').filter(({ attribs }) => attribs.class === 'cookies')).toEqual([]);
    const bundled = await bundle(site, { unused: site.unusedScripts?.(shared) }, sampleDatasets);
    const scripts = bundledFiles(bundled)
      .filter(({ output }) => output.endsWith('.js'))
      .map(({ bytes }) => String(bytes));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.join('\n')).not.toContain('cookieConsent');
  });

  test('states that the browser itself sends inquiries abroad, if it does', () => {
    const env = { AIRTABLE_API_KEY: 'keyExample0000000', AIRTABLE_BASE_ID: 'appExample0000000' };
    const { text } = statementOf(copyOfSample(withDelivery('direct')), env);
    expect(text).toMatch(/sendet Ihr Browser beim Absenden direkt.*Airtable.*USA/);
    expect(text).not.toContain('nimmt ein eigenes Programm');
  });

  test.each([
    ['the report is enabled', withoutReport],
    ['the banner asks for consent', withoutStatistics],
  ])('describes the counting of visits and calls only while %s, and nothing counts otherwise', async (_, change) => {
    expect(text()).toMatch(
      /Was wir zählen.*«Alle akzeptieren».*zwei Angaben mit.*Zur Statistik gehört ein Eintrag in diesem Tab/,
    );
    const root = copyOfSample(change);
    const { text: without, html, shared, findings } = statementOf(root);
    expect(without).toContain('Besuche zählen wir nicht');
    expect(without).not.toMatch(/zwei Angaben mit|Ihr Besuch begonnen hat/);
    expect(findings.filter((each) => each.includes('practice'))).toEqual([]);
    expect(one(html, 'body').attribs['data-calls']).toBeUndefined();
    const { links, assets } = await bundle(site, { unused: site.unusedScripts?.(shared) }, sampleDatasets);
    const start = assets.find(({ output }) => `/${output}` === links.scripts[0]);
    expect(Buffer.from(start?.base64 ?? '', 'base64').toString()).not.toMatch(/sendBeacon|sessionStorage/);
    const env = { AIRTABLE_API_KEY: 'keyExample0000000', AIRTABLE_BASE_ID: 'appExample0000000' };
    expect(statementOf(copyOfSample(withDelivery('direct')), env).text).not.toContain('zwei Angaben mit');
  });

  test('mentions photos only while the form accepts them', () => {
    expect(text()).toMatch(/Legen Sie einer Anfrage Fotos bei.*Den Ort der Aufnahme.*entfernt es.*mit ihr gelöscht/);
    expect(text()).toMatch(/liegen mit ihr im Ausgang.*aus dem Browser gelöscht/);
    const [form] = site.forms?.(statementOf(copyOfSample()).shared) ?? [];
    const extraColumns = form?.fields.flatMap(({ extra, column }) => (extra ? [column] : []));
    for (const column of [...(extraColumns ?? []), form?.photos?.column ?? '']) expect(text()).toContain(column);

    const without = statementOf(copyOfSample(['forms/anfrage.yaml', '  show: true', '  show: false']));
    expect(without.text).not.toMatch(/Foto|Bild selbst/);
    expect(without.findings.filter((each) => each.includes('practice'))).toEqual([]);
    expect(site.forms?.(without.shared).filter(({ photos }) => photos)).toEqual([]);
    const env = { AIRTABLE_API_KEY: 'keyExample0000000', AIRTABLE_BASE_ID: 'appExample0000000' };
    const direct = statementOf(copyOfSample(withDelivery('direct')), env);
    expect(direct.text).not.toContain('Foto');
    expect(
      site
        .forms?.(direct.shared)
        .flatMap(({ fields, photos }) => [photos, ...fields.map(({ extra }) => extra)])
        .filter(Boolean),
    ).toEqual([]);
  });

  test('without a section on a setting is reported at that setting, and refused in a release', () => {
    const root = copyOfSample(withDelivery('airtable'), [
      'legal/datenschutz.yaml',
      '- when: airtable',
      '- when: direct',
    ]);
    const found = (release: boolean) =>
      readContent(site, { root, release, cache: sharedCacheOf(site) }).findings.filter(({ code }) =>
        code.startsWith('practice-'),
      );
    expect(found(false).map(summaryOf)).toEqual(['warning practice-untold data/site.yaml/delivery']);
    expect(found(true).map(summaryOf)).toEqual(['error practice-untold data/site.yaml/delivery']);
    expect(found(true).map((each) => describeFinding(each, 'de'))).toMatchObject([
      {
        message:
          'Mit dieser Einstellung gilt «Anfragen gehen an Airtable», und keine Seite sagt den Besuchern etwas davon.',
        fix: expect.stringContaining('unter «Nur wenn» «Anfragen gehen an Airtable»'),
        docs: 'docs/befunde.md#practice-untold',
      },
    ]);
    expect(printToSupply(found(true), 'en')).toContain('Passages in the privacy statement\n  data/site.yaml\n');
  });

  test('takes retention periods from the forms', () => {
    const root = copyOfSample(['forms/newsletter.yaml', /^retentionNote: .*\n/m, '']);
    const [finding] = readContent(site, { root, cache: sharedCacheOf(site) }).findings;
    expect(finding).toMatchObject({ code: 'fact-unknown', params: { fact: 'forms.newsletter.retentionMonths' } });
    expect(text()).toContain('Newsletter: bis Sie sich abmelden');
  });
});

describe('every page', () => {
  const NOTICE = 'Biozide vorsichtig verwenden. Vor Gebrauch stets Etikett und Produktinformation lesen.';

  test('shows the biocide notice once, and the statement on VAT, in its footer', () => {
    for (const route of delivered.routes()) {
      const { html, footer } = delivered.page(route);
      expect(textOf(footer), route).toContain(NOTICE);
      expect(textOf(footer), route).toContain('Alle Preise inkl. 8,1 % MWST.');
      expect(textOf(html).split(NOTICE), route).toHaveLength(2);
    }
  });
});

describe('the cookie banner', () => {
  const found = (root: string) => readContent(site, { root, cache: sharedCacheOf(site) }).findings.map(summaryOf);

  test('can be switched off while only necessary data is stored', () => {
    expect(found(copyOfSample(withoutStatistics, withoutBanner)).filter((each) => each.startsWith('error'))).toEqual(
      [],
    );
  });

  test('cannot be switched off while an optional category is in use, and the error points to the switch', () => {
    const root = copyOfSample(withoutBanner);
    expect(found(root)).toContain('error banner-missing data/site.yaml/cookies/show');
  });

  test('with an optional category in use requires a section in the privacy statement', () => {
    const root = copyOfSample();
    const file = join(root, 'data/legal/datenschutz.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('- when: optional', '- when: banner'));
    expect(found(root)).toEqual(['warning practice-untold data/site.yaml/cookies/categories/1/use']);
  });
});
