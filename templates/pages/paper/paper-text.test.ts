import type { SiteView } from 'nebel/template-api';
import { expect, test } from 'vitest';
import type { Paper } from '../../../.types/data.ts';
import { paperTexts } from './paper-text.ts';

const siteWith = (sheet: Paper['sheet']) =>
  ({ pages: () => [{ url: '/vorlagen/brief/', summary: { sheet } }] }) as unknown as SiteView;

test('a letter is also provided as a text file, from the sender to the enclosures', () => {
  const [file, ...others] = paperTexts(
    siteWith({
      heading: 'Betreff',
      isLetter: true,
      parts: [
        { signatures: ['Anna Muster', '8000 Zürich'] },
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

test('a sheet that is not a letter has no text file', () => {
  expect(paperTexts(siteWith({ heading: 'Protokoll', parts: [{ points: ['Zimmer 1'] }] }))).toEqual([]);
});
