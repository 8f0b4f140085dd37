import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { newFilePath } from '../../src/studio/edit/pages.ts';
import { site } from '../../templates/site.ts';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE, sharedCacheOf } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { quote, siteRelay } from '../support/site-relay.ts';
import { postForm } from '../support/small-relay.ts';

// Values that come in from outside, on their whole way.

/** Findings after a line of a data file of the sample has been replaced, as `code line`. */
function findingsAfter(file: string, line: RegExp, replacement: string) {
  const text = readFileSync(join(SAMPLE, file), 'utf8');
  const changed = text.replace(line, replacement);
  if (changed === text) throw new Error(`${file} has no such line.`);
  const content = readContent(site, {
    root: SAMPLE,
    cache: sharedCacheOf(site),
    replaced: new Map([[file, changed]]),
  });
  return content.findings.filter(({ severity }) => severity === 'error');
}

describe('an inquiry', () => {
  async function relayInProcess() {
    const relay = await siteRelay({ file: join(temporaryFolder(), 'leads.sqlite') });
    onTestFinished(relay.stop);
    return relay;
  }

  test('from a browser that sends umlauts in parts, or in the domain of an address, is stored in one piece, once', async () => {
    const { url, journal } = await relayInProcess();
    const typed = quote({ firstName: 'Ju\u0308rg', email: 'info@mu\u0308ller.example' });
    expect((await postForm(url, typed)).status).toBe(303);
    expect((await postForm(url, quote({ firstName: 'Jürg', email: 'info@müller.example' }))).status).toBe(303);
    const leads = journal.list();
    expect(leads.map(({ fields }) => [fields.Vorname, fields['E-Mail']])).toEqual([['Jürg', 'info@müller.example']]);
  });

  test('without a visible name is refused, with the form and its message', async () => {
    const { url, journal } = await relayInProcess();
    const answer = await postForm(url, quote({ firstName: '\u200b\u3164' }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Geben Sie Ihren Vornamen an.');
    expect(journal.list()).toEqual([]);
  });
});

describe('in the data', () => {
  test.each(['mailto:info@firma.example', 'info@firma.example?cc=wer@firma.example', 'jürg@firma.example'])(
    'the address of the company cannot be %s',
    (email) => {
      const [found] = findingsAfter('data/site.yaml', /^( {2}email: ).*$/m, `$1${email}`);
      expect(found).toMatchObject({ code: 'schema-format', place: { pointer: '/company/email' } });
    },
  );

  test('the address of the company can have an umlaut in its domain', () => {
    expect(findingsAfter('data/site.yaml', /^( {2}email: ).*$/m, '$1info@müller.example')).toEqual([]);
  });

  test.each([
    ['a language that the templates do not speak', /^language: .*$/m, 'language: fr-CH', '/language'],
    ['a postal code of another country', /postalCode: .*/, 'postalCode: "50001"', '/company/postalCode'],
    ['more stars than there are', /4,9\/5/, '5,9/5', '/claims/2/value'],
    ['hours in a notation that search engines misread', /7\.30–18\.00 Uhr/, '24 Stunden', '/hours/home/0/time'],
  ])('%s is a finding at its line', (_, line, replacement, pointer) => {
    const found = findingsAfter('data/site.yaml', line, replacement);
    expect(found.map(({ place }) => place.pointer)).toEqual([pointer]);
  });

  test('an article of another century is a finding at its line', () => {
    const file = 'data/articles/schimmel-kaltvernebelung-gesundheit.yaml';
    expect(findingsAfter(file, /^date: "?20/m, 'date: "10')[0]).toMatchObject({ place: { pointer: '/date' } });
  });

  test('the company can be in Germany, and has no canton there', () => {
    const abroad = 'postalCode: "01067"\n  country: DE';
    expect(findingsAfter('data/site.yaml', /postalCode: .*/, abroad)).toEqual([]);
    const found = findingsAfter('data/site.yaml', /^ {2}canton: .*\n/m, '  country: AT\n');
    expect(found.filter(({ code }) => code !== 'fact-unknown')).toEqual([]);
    expect(findingsAfter('data/site.yaml', /^ {2}canton: .*\n/m, '')[0]).toMatchObject({ code: 'schema-required' });
  });

  test.each(['open: ja', 'open:', 'opne: true'])(
    'the slip «%s» in a price is not also reported as a missing end',
    (typed) => {
      const found = findingsAfter('data/services/fahrzeug.yaml', /from: 150\n {6}to: 250/, `from: 150\n      ${typed}`);
      expect(found.map(({ place }) => place.pointer)).toEqual([`/prices/tiers/0/${typed.split(':')[0]}`]);
    },
  );

  test('a country in words is not also reported as a wrong postal code', () => {
    const abroad = 'postalCode: "01067"\n  country: Deutschland';
    const found = findingsAfter('data/site.yaml', /postalCode: .*/, abroad);
    expect(found.map(({ place }) => place.pointer)).toEqual(['/company/country']);
  });

  test('the company can have two numbers, and be there day and night', () => {
    const emergency = '$1\n  phone: +41 79 000 00 01';
    expect(findingsAfter('data/site.yaml', /(^emergency:\n.*\n.*)/m, emergency)).toEqual([]);
    expect(findingsAfter('data/site.yaml', /7\.30–18\.00 Uhr/, 'rund um die Uhr')).toEqual([]);
  });

  test.each([
    ['a promised time without a unit', /(?<=home: )innert 2 Stunden/, 'innert 2–4', '/reply/home'],
    ['a VAT rate of nothing', /(?<=^vatRate: )8,1 %/m, '0 %', '/vatRate'],
    ['a VAT rate of nothing, with a decimal', /(?<=^vatRate: )8,1 %/m, '0,0 %', '/vatRate'],
  ])('%s is one finding', (_what, sound, typed, pointer) => {
    const found = findingsAfter('data/site.yaml', sound, typed).map(({ code, place }) => [code, place.pointer]);
    expect(found).toEqual([['schema-pattern', pointer]]);
  });

  test('a company without VAT is told every text that speaks of it', () => {
    const found = findingsAfter('data/site.yaml', /^vatRate: .*\n/m, '').map(
      ({ code, place }) => `${place.file} ${code}`,
    );
    expect(found).toContain('data/words.yaml fact-unknown');
    expect(found).toContain('data/preise.yaml text-forbidden');
  });

  test('a confirmation that repeats the message is a finding at its line', () => {
    const file = 'data/forms/anfrage.yaml';
    const greeting = /Guten Tag \{\{firstName\}\}.*/;
    const [found] = findingsAfter(file, greeting, 'Guten Tag {{message}}');
    const text = readFileSync(join(SAMPLE, file), 'utf8');
    const line = text.slice(0, text.search(greeting)).split('\n').length;
    expect(found).toMatchObject({
      code: 'fact-unknown',
      place: { file, range: { line } },
      params: { isWithheld: true },
    });
  });
});

test.each(['aux', 'con', 'a'.repeat(240)])('a page cannot be called «%s»', async (name) => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'data'));
  const { code, stderr } = await nebel(['new', 'service', name, '--root', root]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/Meinten Sie/);
  const type = site.pageTypes.find((each) => each.name === 'service');
  expect(type && newFilePath(root, type, name)).toMatchObject({ problem: 'name' });
});
