import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeoPermissibleObjects, geoArea, geoContains } from 'd3-geo';
import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Region } from '../../.types/data.ts';
import { pathOf } from '../../bin/map/drawing.ts';
import { areaOf, readOutlines } from '../../bin/map/outlines.ts';
import { build } from '../../src/build.ts';
import { COUNTRY, SWITZERLAND, ZURICH } from '../../templates/map.gen.ts';
import { locationOf, positionOn } from '../../templates/map.ts';
import type { MapArea } from '../../templates/map-area.ts';
import { site } from '../../templates/site.ts';
import { copySample, SAMPLE } from '../support/data-files.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { siteWith } from '../support/place-finder.ts';
import { reworded } from '../support/reworded.ts';

const REGIONS = join(SAMPLE, 'data/regions');
const regions = readdirSync(REGIONS).map((file) => ({
  slug: file.replace('.yaml', ''),
  ...(parse(readFileSync(join(REGIONS, file), 'utf8')) as Region),
}));

interface Mark {
  readonly href: string;
  readonly name: string;
  readonly map: string;
  /** Position in percent of the map's size. */
  readonly x: number;
  readonly y: number;
}

/** The links on the maps of a page. */
function marksOf(html: string): Mark[] {
  const marks: Mark[] = [];
  let map = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'svg' && attributes.role === 'group') map = attributes['aria-label'] ?? '';
      // That of the page itself is no link.
      else if (tag === 'svg' && Number.isNaN(marks.at(-1)?.x))
        Object.assign(marks.at(-1) ?? {}, {
          x: Number.parseFloat(attributes.x ?? ''),
          y: Number.parseFloat(attributes.y ?? ''),
        });
      else if (tag === 'a' && map)
        marks.push({
          href: attributes.href ?? '',
          name: attributes['aria-label']?.replaceAll('\n', ' ') ?? '',
          map,
          x: Number.NaN,
          y: Number.NaN,
        });
      else if (tag === 'div') map = '';
    },
  });
  parser.end(html);
  return marks;
}

/** The sample with one more region: a copied file with other words. */
const folder = suiteFolder();
const page = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  const data = join(folder, 'data');
  copySample(folder);
  const wetzikon = readFileSync(join(data, 'regions/wetzikon.yaml'), 'utf8');
  const uster = reworded(parse(wetzikon.replaceAll('Wetzikon', 'Uster')), ['Uster']);
  writeFileSync(join(data, 'regions/uster.yaml'), stringify(uster));
  const { stoppedBy, findings } = await build(site, { root: folder, out: join(folder, 'dist') });
  if (stoppedBy) throw new Error(JSON.stringify(findings.filter(({ severity }) => severity === 'error')));
});

describe('the outlines and the places agree', () => {
  const outlines = readOutlines();

  test.each(regions)('$city is in the canton $canton', (region) => {
    const { longitude, latitude } = locationOf(siteWith([]), region);
    const inside = areaOf(outlines, [region.canton]).coordinates.some((coordinates) => {
      const polygon = { type: 'Polygon', coordinates } as GeoPermissibleObjects;
      // On a sphere, a ring with the opposite winding order covers everything outside it.
      return geoContains(polygon, [longitude, latitude]) !== geoArea(polygon) > 2 * Math.PI;
    });
    expect(inside).toBe(true);
  });

  test.each([
    ['country', COUNTRY, 7.45, 46.95],
    ['canton', ZURICH, 8.54, 47.37],
  ] as const)('the drawing of the %s places a point where marks are placed', (_, map: MapArea, longitude, latitude) => {
    const line: GeoPermissibleObjects = {
      type: 'LineString',
      coordinates: [
        [longitude, latitude],
        [8.6, 47.3],
      ],
    };
    const [, x, y] = /^M(\d+) (\d+)/.exec(pathOf([line], map.frame)) ?? [];
    const place = positionOn(map, { longitude, latitude });
    expect(Math.abs(Number(x) - place.x * map.frame.width)).toBeLessThan(1);
    expect(Math.abs(Number(y) - place.y * map.frame.height)).toBeLessThan(1);
  });

  test('the style sheet aligns the drawing of the whole country with that of its part', () => {
    const css = readFileSync(join(import.meta.dirname, '../../templates/pages/home/maps.css'), 'utf8');
    const percent = (property: string) => Number(new RegExp(`\\n  ${property}: -?([\\d.]+)%`).exec(css)?.[1]);
    const [part, whole] = [COUNTRY.frame, SWITZERLAND.frame];
    const across = part.east - part.west;
    expect(percent('left')).toBeCloseTo(((part.west - whole.west) / across) * 100, 1);
    expect(percent('width')).toBeCloseTo(((whole.east - whole.west) / across) * 100, 1);
    expect(whole.north).toBe(part.north);
  });
});

describe('the maps of the site', () => {
  /** Marks of the country and of the canton that has a map of its own. */
  const onMaps = () => ['index.html', 'regional/zuerich/index.html'].flatMap((file) => marksOf(page(file)));

  test.each(regions)(
    '$city has a mark with its name, appointment and price',
    ({ slug, city, canton, appointment, prices }) => {
      const own = onMaps().filter(({ href }) => href === `/regional/${slug}/`);
      expect(own.length).toBeGreaterThan(0);
      for (const { name } of own) {
        expect(name.startsWith(`${city}, ${canton}, `)).toBe(true);
        expect(name.replaceAll('\u00a0', ' ')).toContain(appointment);
        expect(name).toContain(`ab CHF\u00a0${Math.min(...prices.tiers.map(({ from = Number.NaN }) => from))}`);
      }
    },
  );

  test('the sources are named', () => {
    for (const file of ['index.html', 'regional/horgen/index.html']) {
      expect(page(file)).toMatch(
        /Bundesamt für Statistik \(BFS\), GEOSTAT.*Amtliches Ortschaftenverzeichnis, swisstopo/,
      );
    }
  });

  test('the map of a region links to its neighbours and not to itself', () => {
    const links = marksOf(page('regional/horgen/index.html')).map(({ href }) => href);
    expect(links).toEqual(expect.arrayContaining(['/regional/meilen/', '/regional/zuerich/']));
    expect(links).not.toContain('/regional/horgen/');
  });

  test('a copied region file with other words appears on the map and on all pages that list regions, without further changes', () => {
    const at = (href: string) => onMaps().find((mark) => mark.href === href);
    const [uster, wetzikon] = [at('/regional/uster/'), at('/regional/wetzikon/')];
    expect(uster?.name).toMatch(/^Uster, ZH, /);
    // It is to the north-west.
    expect(uster?.x).toBeLessThan(wetzikon?.x ?? 0);
    expect(uster?.y).toBeLessThan(wetzikon?.y ?? 0);
    for (const file of ['index.html', 'regional/wetzikon/index.html'])
      expect(page(file)).toContain('href="/regional/uster/"');
    expect(page('sitemap.xml')).toContain('/regional/uster/</loc>');
    expect(page('services/schimmel/index.html')).toMatch(/"areaServed":\[[^\]]*"Uster"/);
  });
});
