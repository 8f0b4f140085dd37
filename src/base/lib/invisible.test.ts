import { describe, expect, test } from 'vitest';
import { findInvisible } from './invisible.ts';

const effects = (text: string) => findInvisible(text).map(({ effect }) => effect);

describe('an invisible character', () => {
  test.each([
    ['a mark that overrides the text direction', 'Preis \u202e004\u202c', ['direction', 'direction']],
    ['a bell', 'Ding\u0007', ['control']],
    ['a null byte', 'a\0b', ['control']],
    ['all null bytes of a file that was half saved', 'a\0\0\0\0', ['control']],
    ['what is left of a letter', 'K\ufffdche', ['encoding']],
    ['a Unicode line separator', 'a\u2028b', ['control']],
    ['a zero-width space', 'Nebel\u200bung', ['nothing']],
    ['a soft hyphen', 'Nebel\u00adung', ['nothing']],
    ['a byte order mark inside a text', 'a\ufeffb', ['nothing']],
    ['tag characters of a hidden message', 'a\u{e0041}\u{e0042}', ['nothing', 'nothing']],
  ])('is found: %s', (_name, text, found) => expect(effects(text)).toEqual(found));

  test('is replaced by a space if it breaks the line, and by nothing otherwise', () => {
    expect(findInvisible('a\u2028b\u200b').map(({ wanted }) => wanted)).toEqual([' ', '']);
    expect(findInvisible('a\rb\r\nc')).toEqual([{ start: 1, found: '\r', wanted: ' ', effect: 'control' }]);
  });
});

test('the verdict on every character follows from its Unicode properties', () => {
  const invisible =
    /\p{Cc}|[\ufffd\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/u;
  const blocks = [0x0, 0x10000, 0x1f000, 0xe0000, 0x10f000].map((from) => [
    from,
    from + (from === 0 ? 0x10000 : 0x1000),
  ]);
  for (const [from = 0, to = 0] of blocks) {
    for (let code = from; code < to; code += 1) {
      const character = String.fromCodePoint(code);
      const isWrong = invisible.test(character) && !'\t\n'.includes(character);
      if ((findInvisible(`a${character}b`).length === 1) !== isWrong)
        expect(code.toString(16)).toBe('a character with the right verdict');
    }
  }
});

test.each([
  'Zürich, 7.30–18.00\u00a0Uhr\n\tCHF\u00a01’200',
  'Zeile\r\nZeile\r\n',
  'Schön 👍🏽 und 👨‍👩‍👧, ❤️, 1️⃣ und 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'עברית und العربية',
])('%j contains no invisible characters', (text) => expect(findInvisible(text)).toEqual([]));
