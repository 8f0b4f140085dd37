import { describe, expect, test } from 'vitest';
import type { FormSpec } from './form-spec.ts';
import { checkValues, readValues, toRecord } from './submission.ts';

const FORM: FormSpec = {
  action: '/api/offers',
  table: 'Offers',
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true, column: 'Full name', maxLength: 10, missing: 'Who?' },
    { name: 'email', label: 'Mail', type: 'email', required: true, column: 'Mail', maxLength: 254, invalid: 'No @.' },
    { name: 'phone', label: 'Phone', type: 'tel', required: false, column: 'Phone', maxLength: 50 },
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      required: false,
      column: 'Kind',
      maxLength: 50,
      invalid: 'Choose one.',
      options: [{ value: 'a', label: 'A' }],
    },
    {
      name: 'note',
      label: 'Note',
      type: 'textarea',
      required: false,
      column: 'Note',
      maxLength: 100,
      emptyText: 'nothing',
    },
  ],
  constants: [{ column: 'State', value: 'new' }],
  timestamp: 'At',
  honeypot: { name: 'website', label: 'Leave empty' },
  retentionMonths: 1,
  texts: {
    submit: '',
    submitting: '',
    error: 'Error.',
    summaryHeading: '',
    titlePrefix: '',
    tooLong: '{{field}}: at most {{limit}}.',
    again: '',
  },
};

const errors = (raw: Record<string, unknown>) => checkValues(FORM, readValues(FORM, raw));
const SOUND = { name: 'Ada', email: 'ada@example.com' };

describe('reading what was entered', () => {
  test('keeps known fields only, without blanks around them', () => {
    expect(readValues(FORM, { name: '  Ada ', unknown: 'x' })).toEqual({
      name: 'Ada',
      email: '',
      phone: '',
      kind: '',
      note: '',
    });
  });

  test('takes a number for a text and nothing else', () => {
    expect(readValues(FORM, { name: 8001, email: ['a@b.ch'], note: { a: 1 } })).toMatchObject({
      name: '8001',
      email: '',
      note: '',
    });
  });

  test('a line break in a single line becomes a blank, so that no header can be smuggled into a mail', () => {
    expect(readValues(FORM, { name: 'Ada\r\nBcc: x@y.ch' }).name).toBe('Ada Bcc: x@y.ch');
  });

  test('a text keeps its lines', () => {
    expect(readValues(FORM, { note: 'one\r\ntwo\u0000' }).note).toBe('one\ntwo');
  });
});

describe('judging it', () => {
  test('nothing is wrong with a sound entry', () => {
    expect(errors(SOUND)).toEqual({});
  });

  test('a required field that is empty or blank is named with its own message', () => {
    expect(errors({ ...SOUND, name: '   ' })).toEqual({ name: 'Who?' });
  });

  test('a mail address needs an @, as browsers ask', () => {
    expect(errors({ ...SOUND, email: 'ada.example.com' })).toEqual({ email: 'No @.' });
  });

  test.each(['079 123 45 67', '+41 (0)79 123 45 67', '0041791234567', '079/123-45-67', 'abends'])(
    'a phone number may be written as «%s»',
    (phone) => expect(errors({ ...SOUND, phone })).toEqual({}),
  );

  test('a choice must be one of the options', () => {
    expect(errors({ ...SOUND, kind: 'z' })).toEqual({ kind: 'Choose one.' });
  });

  test('a text that is too long is named with its limit', () => {
    expect(errors({ ...SOUND, name: 'x'.repeat(11) })).toEqual({ name: 'Name: at most 10.' });
  });
});

test('the record has every column, constants and the time of arrival', () => {
  const values = readValues(FORM, { ...SOUND, phone: '079 1' });
  expect(toRecord(FORM, values, '2026-01-02T03:04:05.000Z')).toEqual({
    'Full name': 'Ada',
    Mail: 'ada@example.com',
    Phone: '079 1',
    Kind: '',
    Note: 'nothing',
    State: 'new',
    At: '2026-01-02T03:04:05.000Z',
  });
});
