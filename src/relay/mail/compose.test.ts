import { describe, expect, test } from 'vitest';
import { lead, mail, signUp } from '../../../tests/support/sign-up-form.ts';
import { confirmationWords, noticeWords } from './compose.ts';

describe('the notice to the staff', () => {
  test('names the choice as the visitor saw it, and every column', () => {
    const words = noticeWords(signUp, lead({ Sport: 'rowing' }), mail.notice);
    expect(words.subject).toBe('New: Rowing on the lake, Zürich');
    expect(words.text).toBe(
      'Someone signed up.\n\nName: Jürg\nTown: Zürich\nE-Mail: juerg@example.com\nSport: rowing\nStatus: New\n',
    );
  });

  test('ends with where the staff works on it, if that is anywhere', () => {
    const { text } = noticeWords(signUp, lead(), mail.notice, [], 'Open: https://club.example/inbox/1');
    expect(text.endsWith('Status: New\n\nOpen: https://club.example/inbox/1\n')).toBe(true);
  });

  test('leaves no hole where nothing was chosen', () => {
    expect(noticeWords(signUp, lead({}), mail.notice).subject).toBe('New: Zürich');
    expect(noticeWords(signUp, lead({ Town: '' }), mail.notice).subject).toBe('New:');
  });

  test('has one subject line whatever was entered', () => {
    const { subject } = noticeWords(signUp, lead({ Town: 'Zug\r\nBcc: all@example.com' }), mail.notice);
    expect(subject).toBe('New: Zug Bcc: all@example.com');
  });

  test('leaves a word in braces that is no field as it is', () => {
    const { subject } = noticeWords(signUp, lead(), { ...mail.notice, subject: '{{toString}} {{constructor}}' });
    expect(subject).toBe('{{toString}} {{constructor}}');
  });

  test('does not take a value for a template', () => {
    expect(noticeWords(signUp, lead({ Town: '{{name}}' }), mail.notice).subject).toBe('New: {{name}}');
  });
});

describe('the confirmation to the sender', () => {
  test('greets by name', () => {
    expect(confirmationWords(signUp, lead({}), mail.confirmation)).toEqual({
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
    const { subject, text } = confirmationWords(signUp, lead({ Name: name }), mail.confirmation);
    expect(`${subject}${text}`).not.toContain('evil');
  });

  test.each(['J. P. Müller', 'Dr. Ada', "O'Neil-Meier"])('greets «%s» by name', (name) => {
    expect(confirmationWords(signUp, lead({ Name: name }), mail.confirmation).text).toContain(`Hello ${name} from`);
  });
});
