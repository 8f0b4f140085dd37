import { describe, expect, test } from 'vitest';
import { field, signUp } from '../../../tests/support/sign-up-form.ts';
import type { FormSpec } from './form-spec.ts';
import { fillSlots } from './slots.ts';
import { checkValues, readValues } from './submission.ts';

const FORM: FormSpec = {
  ...signUp,
  fields: [
    field('name', 'Name', { required: true, maxLength: 10, missing: 'Who?' }),
    field('email', 'Mail', { type: 'email', required: true, maxLength: 254, invalid: 'No @.' }),
    field('phone', 'Phone', { type: 'tel' }),
    field('kind', 'Kind', { type: 'select', invalid: 'Choose one.', options: [{ value: 'a', label: 'A' }] }),
    field('note', 'Note', { type: 'textarea', emptyText: 'nothing' }),
  ],
};

const errors = (raw: Record<string, unknown>) => checkValues(FORM, readValues(FORM, raw));
const VALID = { name: 'Ada', email: 'ada@example.com' };

describe('reading the values of a form', () => {
  test('keeps only known fields and trims their values', () => {
    expect(readValues(FORM, { name: '  Ada ', unknown: 'x' })).toEqual({
      name: 'Ada',
      email: '',
      phone: '',
      kind: '',
      note: '',
    });
  });

  test('replaces line breaks in single-line fields, so that no header can be injected into an email', () => {
    expect(readValues(FORM, { name: 'Ada\r\nBcc: x@y.ch' }).name).toBe('Ada Bcc: x@y.ch');
  });

  test.each(['👩\u200d🌾 Ada', 'علی\u200cرضا', 'Nguye\u0302\u0303n'.normalize('NFC'), '李'])(
    'keeps «%s» as it was typed',
    (name) => expect(readValues(FORM, { name }).name).toBe(name),
  );

  test('drops what is invisible from an address or number that was copied from elsewhere', () => {
    const values = readValues(FORM, {
      email: '\ufeffada\u00ad@exam\u200bple.com\u2060',
      phone: '\u200e+41 79 123 45 67\u200e',
    });
    expect(values).toMatchObject({ email: 'ada@example.com', phone: '+41 79 123 45 67' });
    const code = { name: 'code', label: 'Code', type: 'text', required: true, pattern: '[0-9]{4}' } as const;
    expect(readValues({ fields: [code] }, { code: '8001\u200b' })).toEqual({ code: '8001' });
  });

  test('keeps the lines of a text area, without control characters', () => {
    expect(readValues(FORM, { note: 'one\r\ntwo\u0000\u001b[31m\u202e\tthree' }).note).toBe('one\ntwo[31m\tthree');
  });
});

describe('validation', () => {
  test.each([
    ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
    ['soft hyphens', '\u00ad'],
    ['a blank braille pattern', '\u2800'],
    ['a Hangul filler', '\u3164'],
    ['a character of private use', '\ue000'],
  ])('a required field with nothing but %s is empty', (_what, name) => {
    expect(errors({ ...VALID, name })).toEqual({ name: 'Who?' });
    expect(readValues(FORM, { note: name }).note).toBe('');
  });

  test('requires an @ in an email address', () => {
    expect(errors({ ...VALID, email: 'ada.example.com' })).toEqual({ email: 'No @.' });
  });

  test.each(['079 123 45 67', '+41 (0)79 123 45 67', '0041791234567', '079/123-45-67', 'abends'])(
    'accepts «%s» as a phone number',
    (phone) => expect(errors({ ...VALID, phone })).toEqual({}),
  );

  test('requires a choice to be one of the options', () => {
    expect(errors({ ...VALID, kind: 'z' })).toEqual({ kind: 'Choose one.' });
  });
});

test('every occurrence of a slot is filled, and a slot without a value stays', () => {
  expect(fillSlots('{{km}} km to {{ page }}, {{km}}; {{other}} {page}', { km: 3, page: 'Zug' })).toBe(
    '3 km to Zug, 3; {{other}} {page}',
  );
});

test('slots in values are not filled, and inherited properties are not values', () => {
  expect(fillSlots('{{a}} {{constructor}}', { a: '{{b}} $&', b: 'no' })).toBe('{{b}} $& {{constructor}}');
});

describe('a field', () => {
  type Field = FormSpec['fields'][number];
  const accepts = (more: Partial<Field>, value: unknown) => {
    const form = {
      ...FORM,
      fields: [{ name: 'x', label: 'X', type: 'text', required: false, column: 'X', ...more } as Field],
    };
    return Object.keys(checkValues(form, readValues(form, { x: value }))).length === 0;
  };

  test.each<[string, Partial<Field>, readonly unknown[], readonly unknown[]]>([
    [
      'for whole numbers',
      { type: 'number' },
      ['0', '-3', 12, '1e2', ''],
      ['1.5', 'two', '1,5', '0x10', '1 000', 'Infinity'],
    ],
    ['for numbers within limits', { type: 'number', min: 1, max: 10 }, ['1', '10'], ['0', '11', '-1']],
    ['for numbers in steps', { type: 'number', min: 0.5, step: 0.1 }, ['0.5', '0.8', '2.3'], ['0.55', '0.4']],
    ['for days', { type: 'date' }, ['2026-12-01', '2028-02-29'], ['2026-02-30', '1.12.2026', 'tomorrow', '2026-12-1']],
    [
      'for days within limits',
      { type: 'date', min: '2026-12-01', max: '2026-12-31' },
      ['2026-12-01', '2026-12-31'],
      ['2026-11-30', '2027-01-01'],
    ],
    ['for one of several', { type: 'radio', options: [{ value: 'a', label: 'A' }] }, ['a', ''], ['b', 'A']],
    ['for a consent', { type: 'checkbox', required: true }, ['yes', true], ['', 'on', false, undefined]],
    ['for a consent with words', { type: 'checkbox', value: 'I agree' }, ['I agree', true, ''], ['yes']],
    ['with a pattern', { pattern: '[0-9]{4}' }, ['5000', ''], ['500', '50000', 'x5000']],
    ['with a pattern of letters', { pattern: '\\p{L}+' }, ['Zürich'], ['Zürich 1']],
    ['without a stated length', {}, ['x'.repeat(100)], ['x'.repeat(101)]],
  ])('%s takes the same values as in HTML', (_, field, good, bad) => {
    expect(good.filter((value) => !accepts(field, value))).toEqual([]);
    expect(bad.filter((value) => accepts(field, value))).toEqual([]);
  });

  test('whose pattern is none takes everything, as in a browser', () => {
    expect(accepts({ pattern: '(' }, 'x')).toBe(true);
  });
});
