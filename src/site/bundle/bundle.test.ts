import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import type { DeliverySettings } from '../../api/forms/delivery.ts';
import { type Bundle, bundle, bundledFiles } from './bundle.ts';

const textOf = (bundled: Bundle, name: RegExp) =>
  bundledFiles(bundled)
    .filter(({ output }) => name.test(output))
    .map(({ bytes }) => String(bytes))
    .join('\n');

describe('the scripts of a site', () => {
  test('do not exist if the site has no islands and no plain scripts', async () => {
    const { assets, links } = await bundle({ ...miniSite, islands: {}, scripts: [] });
    expect(assets.filter(({ output }) => output.endsWith('.js'))).toEqual([]);
    expect(links.scripts).toEqual([]);
  });
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
