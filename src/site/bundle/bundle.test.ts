import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { copyOfProject } from '../../../tests/support/mini-site.ts';
import type { DeliverySettings } from '../../api/forms/delivery.ts';
import type { SiteDefinition } from '../../api/template-api.ts';
import { type Bundle, bundle, bundledFiles } from './bundle.ts';

const textOf = (bundled: Bundle, name: RegExp) =>
  bundledFiles(bundled)
    .filter(({ output }) => name.test(output))
    .map(({ bytes }) => String(bytes))
    .join('\n');

/** The version string of React, which survives minification. */
const REACT = /"19\.\d+\.\d+[^"]*"/;

/** A mini site with a second island and a plain script. */
function richerSite(): SiteDefinition {
  const templates = join(copyOfProject(), 'src/scaffold/starter/templates');
  const write = (file: string, content: string) => writeFileSync(join(templates, file), content);
  write(
    'chant.client.tsx',
    `import { hydrate } from 'nebel/browser/hydrate';
     export default (element, { line }) => hydrate(element, <p>{line}</p>);`,
  );
  write(
    'whistle.ts',
    `export default async (runtime) => document.title = 'whistle ' + (await runtime()).outbox.pending('/join');`,
  );
  const islands = { ...miniSite.islands, chant: 'chant.client.tsx' };
  return { ...miniSite, templates, islands, scripts: ['whistle.ts'] };
}

describe('the scripts of a site', () => {
  test('do not exist if the site has no islands and no plain scripts', async () => {
    const { assets, links } = await bundle({ ...miniSite, islands: {}, scripts: [] });
    expect(assets.filter(({ output }) => output.endsWith('.js'))).toEqual([]);
    expect(links.scripts).toEqual([]);
  });

  test('contain React once, and never in the script that every page loads', async () => {
    const { assets, links } = await bundle(richerSite());
    const withReact = assets.filter(({ base64 }) => REACT.test(String(Buffer.from(base64, 'base64'))));
    expect(withReact.map(({ output }) => output)).toEqual([expect.stringMatching(/^assets\/chunk-/)]);
    expect(links.scripts).toEqual([expect.stringMatching(/^\/assets\/start-[A-Z0-9]{8}\.js$/)]);
  });

  test('start with a single file that imports each island on demand and contains the plain scripts', async () => {
    const bundled = await bundle(richerSite());
    const start = textOf(bundled, /start-/);
    expect(start).not.toMatch(/^import|\bfrom"/);
    expect(start).toContain('whistle ');
    const loaded = [...start.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, file]) => `assets/${file}`);
    expect(loaded.sort()).toEqual(['chant-', 'cheer-', 'sending-'].map((name) => expect.stringContaining(name)));
    expect(bundled.assets.map(({ output }) => output)).toEqual(expect.arrayContaining(loaded));
  });
});

test('a page type can have its own style sheet instead of that of the site', async () => {
  const site = richerSite();
  writeFileSync(join(site.templates, 'team.css'), 'h1 { color: red }');
  const pageTypes = site.pageTypes.map((type) => (type.name === 'team' ? { ...type, styles: 'team.css' } : type));
  const { links, ownStyles } = await bundle({ ...site, pageTypes });
  expect(links.styles).toEqual([expect.stringMatching(/^\/assets\/site-[A-Z0-9]{8}\.css$/)]);
  expect(ownStyles).toEqual({ team: [expect.stringMatching(/^\/assets\/team-[A-Z0-9]{8}\.css$/)] });
});

describe('an inquiry', () => {
  const direct: DeliverySettings = {
    kind: 'direct',
    endpoint: 'https://store.example',
    base: 'baseOfTheClub',
    key: 'keyOfTheClub',
    forms: [
      { action: '/join', table: 'Members', fields: [{ name: 'name', column: 'Name' }], constants: [], timestamp: 'On' },
    ],
  };

  test('sent through a relay leaves neither key nor code of the store in the scripts', async () => {
    const scripts = textOf(await bundle(miniSite, { delivery: { kind: 'relay' } }), /\.js$/);
    expect(scripts).not.toMatch(/Bearer|\/v0\/|records/);
  });

  test('goes to a relay on another origin, if one is set', async () => {
    const scripts = textOf(
      await bundle(miniSite, { delivery: { kind: 'relay', origin: 'https://relay.example' } }),
      /sending-/,
    );
    expect(scripts).toContain('"https://relay.example"');
  });

  test('sent straight to the store needs the key in the scripts', async () => {
    const bundled = await bundle(miniSite, { delivery: direct });
    const scripts = textOf(bundled, /sending-/);
    for (const part of ['keyOfTheClub', 'baseOfTheClub', 'https://store.example', 'Members', 'Bearer']) {
      expect(scripts).toContain(part);
    }
  });
});
