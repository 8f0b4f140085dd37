import fc from 'fast-check';
import { parseInline, type SiteView, toMarkup } from 'nebel/template-api';
import { expect, test } from 'vitest';
import { Inline } from './inline.tsx';
import { InlineNodes } from './inline-nodes.tsx';

const site = { leadsSomewhere: () => true } as unknown as SiteView;

const piece = fc.constantFrom(
  '*',
  '**',
  '[',
  ']',
  '(/a/)',
  '[a](/a/)',
  '–',
  '2–4\u00a0h',
  '+41 62 000 00 00',
  'a@b.ch',
  ' ',
  'text',
  '&',
  '<b>',
  '\n',
);

const rendered = (text: string) => toMarkup(site, () => <Inline text={text} />);

test('phone numbers and email addresses in text become links', () => {
  expect(rendered('Unter +41 62 000 00 00 oder info@example.ch.')).toBe(
    'Unter <a class="whole" href="tel:+41620000000">+41 62 000 00 00</a> oder <a href="mailto:info@example.ch">info@example.ch</a>.',
  );
  expect(rendered('Unter +49 351 0000000.')).toContain('<a class="whole" href="tel:+493510000000">+49 351 0000000</a>');
  expect(rendered('Unter +423 200 00 00, +25 % am Abend.')).toMatch(/<a [^>]*>\+423 200 00 00<\/a>, \+25.%/);
  expect(rendered('**+41\u00a062 000 00 00**')).toContain('<strong><a class="whole" href="tel:+41620000000">');
});

test('an email address can have umlauts after the at sign, which mail programs get as xn--', () => {
  expect(rendered('An info@müller.example.')).toBe(
    'An <a href="mailto:info@xn--mller-kva.example">info@müller.example</a>.',
  );
  expect(rendered('An jürg@example.ch.')).toBe('An jürg@example.ch.');
});

test('the word «E-Mail» does not break at its hyphen', () => {
  expect(rendered('per E-Mail.')).toBe('per <span class="whole">E-Mail</span>.');
});

test('phone numbers and email addresses in a link do not become links of their own', () => {
  expect(rendered('[+41 62 000 00 00](tel:+41620000000), [a@b.ch](/a/)')).toBe(
    '<a href="tel:+41620000000"><span class="whole">+41 62 000 00 00</span></a>, <a href="/a/">a@b.ch</a>',
  );
});

test('any text renders the same with and without the shortcut for plain text', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const parsed = toMarkup(site, () => <InlineNodes nodes={parseInline(text).nodes} />);
      expect(rendered(text)).toBe(parsed);
    }),
  );
});
