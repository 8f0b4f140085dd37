import { describe, expect, test } from 'vitest';
import { matchTexts } from './match.ts';

const field = (pointer: string, text: string, file = 'data/teams/red.yaml') => ({ file, pointer, text });
const amounts = (pointer: string, ...numbers: number[]) => ({
  ...field(pointer, ''),
  numbers: numbers.map((number, index) => ({ pointer: `${pointer}/${index}`, number })),
});

/** Returns the pointers of the matched fields, with a dash for a text that matches none. */
const pointersOf = (texts: readonly string[], fields: Parameters<typeof matchTexts>[1], isLeaf = true) =>
  matchTexts(
    texts.map((text) => ({ text, isLeaf })),
    fields,
  )
    .map((match) => match?.pointer ?? '–')
    .join(' ');

describe('a text of a page', () => {
  test('matches a field with the same words, regardless of white space', () => {
    const fields = [field('/name', 'The red team'), field('/fee', 'CHF 400')];
    expect(pointersOf(['The red  team', 'CHF\u00a0400', 'Some other text'], fields)).toBe('/name /fee –');
  });

  test('matches equal fields in order, and the last one from then on', () => {
    const fields = [field('/tiers/0/unit', 'a month'), field('/tiers/1/unit', 'a month')];
    expect(pointersOf(['a month', 'a month', 'a month'], fields)).toBe('/tiers/0/unit /tiers/1/unit /tiers/1/unit');
  });

  test('matches a field with slots by the words around them, if there are enough', () => {
    const fields = [
      field('/few', '{{what}} teams (of {{place}})'),
      field('/all', 'Show all {{count}} teams (of {{place}})'),
      field('/of', '{{n}} of {{count}}'),
    ];
    expect(pointersOf(['Show all 12 teams (of Bern)', '3 of 12', 'Show all teams'], fields)).toBe('/all – –');
  });

  test('matches a field with slots rather than one of which it is a fragment', () => {
    const fields = [field('/meta/title', 'Players in Bern: all names'), field('/title', 'Players in {{city}}')];
    expect(pointersOf(['Players in Bern'], fields)).toBe('/title');
  });

  test('matches despite what the page adds around a field, and as a fragment of a longer field', () => {
    const fields = [field('/says', 'We have never lost.'), field('/rules', 'Be on time. Bring your own shoes.')];
    expect(pointersOf(['«We have never lost.»', 'Bring your own shoes.', 'time'], fields)).toBe('/says /rules –');
    expect(pointersOf(['«We have never lost.»'], fields, false)).toBe('–');
  });

  test('matches a group by its amounts', () => {
    const fields = [amounts('/tiers/0', 300, 500), amounts('/tiers/1', 600, 1200)];
    expect(pointersOf(['600–1’200', 'CHF 300–500', 'CHF 300–1200', 'from 300'], fields)).toBe(
      '/tiers/1 /tiers/0 – /tiers/0',
    );
    expect(pointersOf(['CHF 300–500', '300 m'], fields, false)).toBe('/tiers/0 –');
  });
});
