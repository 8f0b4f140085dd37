import { describe, expect, test } from 'vitest';
import { distance, municipalities, readDirectory, townsOf } from './directory.ts';

const HEAD = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache;Validity';
const ROWS = [
  'Rüti ZH;8630;00;Dürnten;113;ZH;8.8543;47.2638;de;x',
  'Rüti ZH;8630;00;Rüti (ZH);118;ZH;8.8607;47.2581;de;x',
  'Tann;8632;00;Rüti (ZH);118;ZH;8.85;47.26;de;x',
  'Rüti GL;8782;00;Glarus Süd;1631;GL;9.0199;46.9324;de;x',
  'Küssnacht am Rigi;6403;00;Küssnacht (SZ);1331;SZ;8.4475;47.0845;de;x',
  'Küsnacht ZH;8700;00;Küsnacht (ZH);154;ZH;8.5962;47.3214;de;x',
  'Affoltern am Albis;8910;00;Affoltern am Albis;2;ZH;8.4544;47.2788;de;x',
  'St. Gallen;9008;00;St. Gallen;3203;SG;9.3919;47.4418;de;x',
  'St. Gallen;9000;00;St. Gallen;3203;SG;9.3622;47.4236;de;x',
  'St. Gallen;9014;00;Stein (AR);3005;AR;9.3277;47.4006;de;x',
  'Biel/Bienne;2502;00;Biel/Bienne;371;BE;7.2457;47.142;multiple;x',
  'Biel VS;3989;00;Goms;6077;VS;8.2092;46.4653;de;x',
  'Grüt (Gossau ZH);8624;00;Gossau (ZH);115;ZH;8.7816;47.3122;de;x',
  'Vaduz;9490;00;Vaduz;7001;;9.5256;47.1431;de;x',
];
const rows = readDirectory(`\uFEFF${[HEAD, ...ROWS].join('\r\n')}\r\n`);
const found = (slug: string) => townsOf(slug, rows).map(({ name, canton }) => `${name} ${canton}`);

describe('a place is found by the name in its address', () => {
  test.each([
    ['st-gallen', ['St. Gallen SG']],
    ['kuessnacht', ['Küssnacht SZ']],
    ['kuesnacht', ['Küsnacht ZH']],
    ['rueti', ['Rüti ZH', 'Rüti GL']],
    ['rueti-gl', ['Rüti GL']],
    ['affoltern', ['Affoltern am Albis ZH']],
    ['biel', ['Biel BE', 'Biel VS']],
    ['gruet', ['Grüt (Gossau ZH) ZH']],
    ['vaduz', []],
    ['atlantis', []],
  ])('%s', (slug, towns) => expect(found(slug)).toEqual(towns));

  test('with the postal codes of its own name, and the coordinates of the lowest', () => {
    expect(townsOf('st-gallen', rows)[0]).toMatchObject({ postalCodes: ['9000', '9008'], latitude: 47.424 });
    expect(townsOf('rueti', rows)[0]).toMatchObject({ postalCodes: ['8630'], fullName: 'Rüti ZH' });
  });
});

test('columns are found by name, in whatever order they come', () => {
  const reordered =
    'PLZ;Zusatzziffer;N;E;Sprache;Kantonskürzel;BFS-Nr;Gemeindename;Ortschaftsname\n8610;00;47.3;8.7;de;ZH;198;Uster;Uster';
  expect(townsOf('uster', readDirectory(reordered))[0]).toMatchObject({ postalCodes: ['8610'], latitude: 47.3 });
  expect(() => readDirectory('PLZ;Ort\n8610;Uster')).toThrow('Ortschaftsname');
});

test('every municipality is listed once', () => {
  expect(municipalities(rows).filter(({ name }) => name === 'Rüti')).toHaveLength(1);
});

test('Zürich and Bern are 95 kilometres apart', () => {
  const [zurich, bern] = [
    { latitude: 47.3769, longitude: 8.5417 },
    { latitude: 46.948, longitude: 7.4474 },
  ];
  expect(distance(zurich, bern)).toBeGreaterThan(94);
  expect(distance(zurich, bern)).toBeLessThan(97);
});
