import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteProvider, type SiteView } from 'nebel/template-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Site } from '../../data.gen.ts';
import { CookieBanner } from './cookie-banner.tsx';

const { cookies } = parse(
  readFileSync(join(import.meta.dirname, '../../../tests/fixtures/website/data/site.yaml'), 'utf8'),
) as Site;

const view = { leadsSomewhere: () => true, pages: () => [] } as unknown as SiteView;
const rendered = (changes: Partial<Site['cookies']> = {}) =>
  renderToStaticMarkup(
    <SiteProvider value={view}>
      <CookieBanner cookies={{ ...cookies, ...changes }} />
    </SiteProvider>,
  );

describe('the cookie banner', () => {
  test('is a named region, hidden until the script finds no choice', () => {
    expect(rendered()).toMatch(/^<section class="cookie-banner" data-cookies="true" aria-label="[^"]+" hidden="">/);
  });

  test('offers the three specified choices with the values they store', () => {
    const choices = [...rendered().matchAll(/<button[^>]*data-consent="(\w+)"[^>]*>(.*?)<\/button>/g)].map(
      ([, value, content = '']) => [value, content.replace(/<[^>]*>/g, '')],
    );
    expect(choices).toEqual([
      ['necessary', 'Nur notwendige'],
      ['all', 'Alle akzeptieren'],
      ['dismissed', 'Schliessen'],
    ]);
  });

  test('gives the two buttons the same weight', () => {
    const looks = [...rendered().matchAll(/class="([^"]*)" type="button" data-consent="(?:necessary|all)"/g)];
    expect(looks.map(([, look]) => look)).toEqual(['btn', 'btn']);
  });

  test('keeps the categories behind a toggle, and links the privacy statement', () => {
    const html = rendered();
    expect(html).toMatch(/aria-expanded="false" aria-controls="cookies-details"/);
    expect(html).toContain('Details anzeigen');
    expect(html).toContain('Details ausblenden');
    expect(html).toMatch(/<dl class="cookie-banner-details" id="cookies-details" hidden="">.*Notwendig.*Statistik/);
    expect(html).toContain('href="/datenschutz/"');
  });

  test('is absent if the data says so', () => {
    expect(rendered({ show: false })).toBe('');
  });
});
