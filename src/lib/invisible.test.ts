import { describe, expect, test } from 'vitest';
import { findInvisible } from './invisible.ts';

/** What is found in a text, by effect. */
const effects = (text: string) => findInvisible(text).map(({ effect }) => effect);

describe('what no one sees', () => {
  test.each([
    ['a mark that turns the direction', 'Preis \u202e004\u202c', ['direction', 'direction']],
    ['a mark from an address book', '\u200e+41 62 000 00 00', ['direction']],
    ['a bell', 'Ding\u0007', ['control']],
    ['a null byte', 'a\0b', ['control']],
    ['half a character', 'a\ud83d', ['control']],
    ['a number that is no character', 'a\ufffe', ['control']],
    ['a line break that only some programs know', 'a\u2028b', ['control']],
    ['a space without width', 'Nebel\u200bung', ['nothing']],
    ['a soft hyphen', 'Nebel\u00adung', ['nothing']],
    ['a byte-order mark inside a text', 'a\ufeffb', ['nothing']],
    ['a joiner between letters', 'a\u200db', ['nothing']],
    ['a variation of a letter', 'a\ufe0f', ['nothing']],
    ['letters of a hidden message', 'a\u{e0041}\u{e0042}', ['nothing', 'nothing']],
  ])('%s', (_name, text, found) => expect(effects(text)).toEqual(found));

  test('a break leaves a space, everything else leaves nothing', () => {
    expect(findInvisible('a\u2028b\u200b').map(({ wanted }) => wanted)).toEqual([' ', '']);
    expect(findInvisible('a\rb\r\nc')).toEqual([{ start: 1, found: '\r', wanted: ' ', effect: 'control' }]);
  });
});

test('every character is judged by itself, whatever is around it', () => {
  const judged =
    /\p{Cc}|[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/u;
  const blocks = [0x0, 0x10000, 0x1f000, 0xe0000, 0x10f000].map((from) => [
    from,
    from + (from === 0 ? 0x10000 : 0x1000),
  ]);
  for (const [from = 0, to = 0] of blocks) {
    for (let code = from; code < to; code += 1) {
      const character = String.fromCodePoint(code);
      const isWrong = judged.test(character) && !'\t\n'.includes(character);
      if ((findInvisible(`a${character}b`).length === 1) !== isWrong)
        expect(code.toString(16)).toBe('judged otherwise');
    }
  }
});

test.each([
  'Zürich, 7.30–18.00\u00a0Uhr\n\tCHF\u00a01’200',
  'Zeile\r\nZeile\r\n',
  'Schön 👍🏽 und 👨‍👩‍👧, ❤️, 1️⃣ und 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'עברית und العربية',
])('%j has nothing that no one sees', (text) => expect(findInvisible(text)).toEqual([]));
