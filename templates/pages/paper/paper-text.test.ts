import type { SiteView } from 'nebel/template-api';
import { expect, test } from 'vitest';
import type { Paper } from '../../data.gen.ts';
import { paperTexts } from './paper-text.ts';

const siteWith = (sheet: Paper['sheet']) =>
  ({ pages: () => [{ url: '/vorlagen/brief/', summary: { sheet } }] }) as unknown as SiteView;

test('a letter is there as text, beside its page, from the sender to what is enclosed', () => {
  const [file, ...others] = paperTexts(
    siteWith({
      heading: 'Betreff',
      isLetter: true,
      parts: [
        { lines: ['Anna Muster', '8000 Zürich'] },
        { facts: [{ label: 'Police' }, { label: 'Tag', value: 'heute' }] },
        { paragraphs: ['Ein **wichtiger** [Satz](/agb/).'], points: ['Fotos'] },
      ],
    }),
  );
  expect(others).toEqual([]);
  expect(file?.output).toBe('vorlagen/brief.txt');
  expect(String(file?.bytes).split('\r\n')).toEqual([
    '\ufeffAnna Muster',
    '8000 Zürich',
    '',
    'Betreff',
    '',
    'Police: ',
    'Tag: heute',
    '',
    'Ein wichtiger Satz.',
    '',
    '- Fotos',
    '',
  ]);
});

test('a sheet that is no letter is only a page', () => {
  expect(paperTexts(siteWith({ heading: 'Protokoll', parts: [{ lines: ['Zimmer 1'] }] }))).toEqual([]);
});
