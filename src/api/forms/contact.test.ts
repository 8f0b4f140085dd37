import { describe, expect, test } from 'vitest';
import {
  asciiMail,
  comparableMail,
  isDialable,
  isMailAddress,
  isMailLink,
  isPhoneNumber,
  isWebAddress,
  mailHref,
} from './contact.ts';

describe('a mail address', () => {
  test.each(['info@müller.example', 'info@mu\u0308ller.example', 'info@MÜLLER.example', 'info@xn--mller-kva.example'])(
    '%s is accepted, in any spelling of its domain, and sent to the same mailbox',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
      expect(asciiMail(address)).toBe('info@xn--mller-kva.example');
      expect(mailHref(address)).toBe('mailto:info@xn--mller-kva.example');
    },
  );

  test.each(['info@例え.jp', 'info@пример.рф', 'a.b+c@x-y.z1.ch', "o'neil@club.example"])('%s is accepted', (address) =>
    expect(isMailAddress(address)).toBe(true),
  );

  test('keeps the case of its mailbox, and is compared without it', () => {
    expect(asciiMail('Info@Club.Example')).toBe('Info@club.example');
    expect(comparableMail('Info@MÜLLER.example')).toBe(comparableMail('info@xn--mller-kva.example'));
    expect(comparableMail('no address')).toBe('no address');
  });

  test('within a network can be written to, but not from everywhere', () => {
    expect(asciiMail('root@localhost')).toBe('root@localhost');
    expect(isMailAddress('root@localhost')).toBe(false);
  });

  test.each([
    'müller@club.example',
    'info@',
    '@club.example',
    'info@club..example',
    'info@club_a.example',
    'info@[127.0.0.1]',
    'info@club.example:25',
    'a b@club.example',
    'info@club\u200b.example',
    'info@club。example',
    `${'a'.repeat(65)}@club.example`,
    `info@${'a.'.repeat(126)}example`,
  ])('%j is refused', (address) => expect(isMailAddress(address)).toBe(false));

  test('cannot add anything to its link', () => {
    expect(mailHref('a?cc=b@club.example')).toBe('mailto:a%3Fcc%3Db@club.example');
    expect(mailHref('no address?subject=x')).toBe('mailto:no%20address%3Fsubject%3Dx');
  });
});

test.each(['mailto:me@club.example', 'mailto:me@grün.example?subject=a&body=b', 'MAILTO:a@b.ch,c@d.ch'])(
  '%s is a link to write to',
  (href) => expect(isMailLink(href)).toBe(true),
);

test.each([
  'mailto:',
  'mailto:me',
  'mailto:me@club.example?cc=you@club.example',
  'mailto:me@club.example?subject=a&BCC=you@club.example',
  'mailto:me@club.example,',
  'mailto:%20me@club.example',
  'mailto:%E0%A4%A@club.example',
  'mailto://me@club.example/',
])('%s is not', (href) => expect(isMailLink(href)).toBe(false));

test('a number can be dialled from everywhere if it is international, or an emergency number', () => {
  expect(['+41620000000', '+4232331234', '144'].map(isDialable)).not.toContain(false);
  const wrong = ['0620000000', '+0620000000', '+41 62 000 00 00', '+4162', '+4162000000', '+416200000000', '1445'];
  expect(wrong.map(isDialable)).not.toContain(true);
});

test('a number is read in groups', () => {
  expect(['+41 62 000 00 00', '+49 7621 123456', '+423 233 12 34'].map(isPhoneNumber)).not.toContain(false);
  expect(['+41 62 0000000', '+41620000000', '+41 62 000 00 0', '062 000 00 00'].map(isPhoneNumber)).not.toContain(true);
});

test('a web address is encrypted, public, and free of secrets', () => {
  const right = ['https://club.example', 'https://grün.example:8443/ä?b#c'];
  const wrong = [
    'http://club.example',
    'https://user:secret@club.example',
    'https://club.example:99999/',
    'https://localhost',
    'https://10.0.0.1',
    'https://club.example/a b',
    'https://club.example\\x',
  ];
  expect(right.map(isWebAddress)).not.toContain(false);
  expect(wrong.map(isWebAddress)).not.toContain(true);
});
