import { describe, expect, test } from 'vitest';
import { field, lead, mail, signUp } from '../../../tests/support/sign-up-form.ts';
import { composeConfirmation, composeNotice } from './compose.ts';

describe('the notice to the staff', () => {
  test('has the labels of the form instead of its keys, and no line without an entry', () => {
    const form = {
      ...signUp,
      fields: [
        ...signUp.fields,
        field('when', 'When', { label: 'When may we call?' }),
        field('text', 'Text', { type: 'textarea', emptyText: 'No message' }),
      ],
    };
    const textOf = (fields: Record<string, string>) => composeNotice(form, lead(fields), mail.notice).text;
    expect(textOf({ Sport: 'rowing', When: 'Noon', Text: 'Two\nlines' })).toBe(
      'Someone signed up.\n\nName: Jürg\nTown: Zürich\nE-Mail: juerg@example.com\nSport: Rowing on the lake\nWhen may we call? Noon\nText:\nTwo\nlines\n',
    );
    expect(textOf({ Text: 'No message' })).not.toMatch(/Sport|When|Text|Status/);
  });

  test('leaves no gap in its subject for an empty field', () => {
    expect(composeNotice(signUp, lead({}), mail.notice).subject).toBe('New: Zürich');
    expect(composeNotice(signUp, lead({ Town: '' }), mail.notice).subject).toBe('New:');
  });

  test('does not treat a value as a template', () => {
    expect(composeNotice(signUp, lead({ Town: '{{name}}' }), mail.notice).subject).toBe('New: {{name}}');
  });
});

describe('the confirmation to the sender', () => {
  const confirmed = (fields: Readonly<Record<string, string>>, template = mail.confirmation) =>
    composeConfirmation(signUp, lead(fields), template);

  test.each([
    'Jürg',
    'J. P. Müller',
    "O'Neil-Meier",
    'D’Angelo',
    'Nguyễn Văn An',
    'علی\u200cرضا',
    'Hans-Peter von Allmen',
  ])('greets «%s» by name', (name) =>
    expect(confirmed({ Name: name })).toEqual({
      subject: `Welcome, ${name}`,
      text: `Hello ${name}\n\nSee you soon.\n`,
    }),
  );

  test.each([
    'Sie haben CHF 5000 gewonnen! Rufen Sie 0901 000 000 an',
    'Ruf 0901',
    'win at evil.example',
    'evil.example',
    'me@evil.example',
    'evil。ly',
    'evil．ly',
    'Ada\u202egro.live',
    'A'.repeat(41),
    '-',
    '',
  ])('greets without a name instead of repeating «%s»', (name) =>
    expect(confirmed({ Name: name })).toEqual({ subject: 'Welcome', text: 'Hello\n\nSee you soon.\n' }),
  );

  test('judges the parts of a name together, so that a message cannot be spread over them', () => {
    const parts = {
      ...signUp,
      fields: [
        field('firstName', 'First', { autocomplete: 'given-name' }),
        field('lastName', 'Last', { autocomplete: 'family-name' }),
      ],
    };
    const textFor = (First: string, Last: string) =>
      composeConfirmation(parts, lead({ First, Last }), { subject: '', text: 'Dear {{firstName}} {{lastName}},' }).text;
    expect(textFor('Ada', 'von Arx')).toBe('Dear Ada von Arx,\n');
    expect(textFor('You have won', 'Call us now')).toBe('Dear\n');
    expect(textFor('Ada', 'evil.example')).toBe('Dear\n');
  });

  test('says when an answer comes', () => {
    const template = { subject: '', text: 'We call you {{answerBy}}.' };
    expect(composeConfirmation(signUp, lead(), template, 'by Monday, 09:30').text).toBe(
      'We call you by Monday, 09:30.\n',
    );
  });

  test('repeats nothing else that was entered, and the label of a choice', () => {
    const everything = '{{sport}} {{name}} {{town}}{{email}}';
    const words = confirmed(
      { Town: 'Evil', 'E-Mail': 'me@evil.example', Sport: 'rowing' },
      { subject: everything, text: everything },
    );
    expect(words).toEqual({ subject: 'Rowing on the lake Jürg', text: 'Rowing on the lake Jürg\n' });
    expect(confirmed({ Sport: 'evil' }, { subject: '{{sport}}', text: '' }).subject).toBe('');
  });
});
