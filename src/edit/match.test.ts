import { describe, expect, test } from 'vitest';
import { matchTexts } from './match.ts';

const field = (pointer: string, text: string, file = 'data/teams/red.yaml') => ({ file, pointer, text });
const amounts = (pointer: string, ...numbers: number[]) => ({ ...field(pointer, ''), numbers });

/** Pointers of what the texts come from. */
const found = (texts: readonly string[], fields: Parameters<typeof matchTexts>[1], isPiece = true) =>
  matchTexts(
    texts.map((text) => ({ text, isPiece })),
    fields,
  ).map((match) => match?.pointer);

describe('a text of a page', () => {
  test('comes from the field that says the same, whatever its spaces are', () => {
    const fields = [field('/name', 'The red team'), field('/fee', 'CHF 400')];
    expect(found(['The red  team', 'CHF\u00a0400', 'Some other text'], fields)).toEqual(['/name', '/fee', undefined]);
  });

  test('comes from the fields that say the same one after the other', () => {
    const fields = [field('/tiers/0/unit', 'a month'), field('/tiers/1/unit', 'a month')];
    expect(found(['a month', 'a month', 'a month'], fields)).toEqual([
      '/tiers/0/unit',
      '/tiers/1/unit',
      '/tiers/1/unit',
    ]);
  });

  test('comes from the field with slots whose other words it has', () => {
    const fields = [
      field('/few', '{{what}} teams (of {{place}})'),
      field('/all', 'Show all {{count}} teams (of {{place}})'),
      field('/of', '{{n}} of {{count}}'),
    ];
    expect(found(['Show all 12 teams (of Bern)', '3 of 12', 'Show all teams'], fields)).toEqual([
      '/all',
      undefined,
      undefined,
    ]);
  });

  test('comes from the file that goes first', () => {
    const fields = [field('/name', 'Red'), field('/team', 'Red', 'data/site.yaml')];
    expect(matchTexts([{ text: 'Red', isPiece: true }], fields)[0]?.file).toBe('data/teams/red.yaml');
  });

  test('is recognised with what the page puts around it, and as a piece of a longer one', () => {
    const fields = [field('/says', 'We have never lost.'), field('/rules', 'Be on time. Bring your own shoes.')];
    expect(found(['«We have never lost.»', 'Bring your own shoes.', 'time'], fields)).toEqual([
      '/says',
      '/rules',
      undefined,
    ]);
    expect(found(['«We have never lost.»'], fields, false)).toEqual([undefined]);
  });

  test('is recognised by its amounts', () => {
    const fields = [amounts('/tiers/0', 300, 500), amounts('/tiers/1', 600, 1200)];
    expect(found(['600–1’200', 'CHF 300–500', 'CHF 300–1200', 'from 300'], fields)).toEqual([
      '/tiers/1',
      '/tiers/0',
      undefined,
      '/tiers/0',
    ]);
    expect(found(['CHF 300–500', '300 m'], fields, false)).toEqual(['/tiers/0', undefined]);
  });
});
