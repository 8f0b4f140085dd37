import { DIRECTORY } from '../../templates/directory.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE } from '../support/data-files.ts';
import { proveIncremental, type Step } from '../support/incremental.ts';

const STEPS: readonly Step[] = [
  ['a text', (data) => data.text('regions/zug.yaml', (text) => text.replace('Unten Nebel', 'Unten der Nebel'))],
  [
    'a price',
    (data) =>
      data.text('services/schimmel.yaml', (text) =>
        text.replace(/from: (\d+)/, (_, from) => `from: ${Number(from) + 10}`),
      ),
  ],
  ['a copied region', (data) => data.copy('regions/zug.yaml', 'regions/zugerberg.yaml')],
  [
    'the copy removed, and the company renamed',
    (data) => {
      data.remove('regions/zugerberg.yaml');
      data.text('site.yaml', (text) => text.replace('Muster Kaltvernebelung AG', 'Beispiel AG'));
    },
  ],
  [
    'a new edition of the directory of places',
    (data) => data.text(DIRECTORY.file, (text) => text.replace(/^Wetzikon ZH;(.*);47\.\d+/gm, 'Wetzikon ZH;$1;47.4')),
  ],
  ['a linked page removed', (data) => data.rename('services/schimmel.yaml', 'schimmel.kept')],
  [
    'the page restored, and a form changed',
    (data) => {
      data.rename('schimmel.kept', 'services/schimmel.yaml');
      data.text('forms/anfrage.yaml', (text) => text.replace(/label: (\w)/, 'label: Neu $1'));
    },
  ],
  ['forbidden words', (data) => data.text('style.yaml', (text) => text.replace(/word: .*/, 'word: nebel'))],
];

proveIncremental('the website', site, SAMPLE, STEPS);
