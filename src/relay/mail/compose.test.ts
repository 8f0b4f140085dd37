import { describe, expect, test } from 'vitest';
import { lead, mail, signUp } from '../../../tests/support/sign-up-form.ts';
import { composeConfirmation, composeNotice } from './compose.ts';

describe('the notice to the staff', () => {
  test('has the label of a choice in its subject, and every column in its text', () => {
    const words = composeNotice(signUp, lead({ Sport: 'rowing' }), mail.notice);
    expect(words.subject).toBe('New: Rowing on the lake, Zürich');
    expect(words.text).toBe(
      'Someone signed up.\n\nName: Jürg\nTown: Zürich\nE-Mail: juerg@example.com\nSport: rowing\nStatus: New\n',
    );
  });

  test('ends with a link to the inbox, if there is one', () => {
    const { text } = composeNotice(signUp, lead(), mail.notice, [], 'Open: https://club.example/inbox/1');
    expect(text.endsWith('Status: New\n\nOpen: https://club.example/inbox/1\n')).toBe(true);
  });

  test('leaves no gap in its subject for an empty field', () => {
    expect(composeNotice(signUp, lead({}), mail.notice).subject).toBe('New: Zürich');
    expect(composeNotice(signUp, lead({ Town: '' }), mail.notice).subject).toBe('New:');
  });

  test('has a subject of one line, whatever was entered', () => {
    const { subject } = composeNotice(signUp, lead({ Town: 'Zug\r\nBcc: all@example.com' }), mail.notice);
    expect(subject).toBe('New: Zug Bcc: all@example.com');
  });

  test('keeps a placeholder that is not a field', () => {
    const { subject } = composeNotice(signUp, lead(), { ...mail.notice, subject: '{{toString}} {{constructor}}' });
    expect(subject).toBe('{{toString}} {{constructor}}');
  });

  test('does not treat a value as a template', () => {
    expect(composeNotice(signUp, lead({ Town: '{{name}}' }), mail.notice).subject).toBe('New: {{name}}');
  });
});

describe('the confirmation to the sender', () => {
  test('greets by name', () => {
    expect(composeConfirmation(signUp, lead({}), mail.confirmation)).toEqual({
      subject: 'Welcome, Jürg',
      text: 'Hello Jürg from Zürich\n\nSee you soon.\n',
    });
  });

  test.each([
    'win at evil.example',
    'http://evil',
    'me@evil.example',
    'www.evil',
    'evil.example/win',
    'evil。ly',
    'evil．ly',
  ])('cannot be used to advertise «%s» to a stranger', (name) => {
    const { subject, text } = composeConfirmation(signUp, lead({ Name: name }), mail.confirmation);
    expect(`${subject}${text}`).not.toContain('evil');
  });

  test.each(['J. P. Müller', 'Dr. Ada', "O'Neil-Meier"])('greets «%s» by name', (name) => {
    expect(composeConfirmation(signUp, lead({ Name: name }), mail.confirmation).text).toContain(`Hello ${name} from`);
  });
});
