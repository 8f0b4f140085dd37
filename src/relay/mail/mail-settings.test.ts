import { expect, test } from 'vitest';
import { readInboxUsers, readMailSettings } from './settings.ts';

const SETTINGS = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'club@example.com', MAIL_TO: 'staff@example.com' };

test('addresses and mail server can have a domain with umlauts, which mail servers know as xn--', () => {
  const settings = readMailSettings({
    SMTP_URL: 'smtps://mail.müller.example:465',
    MAIL_FROM: '"Müller, AG" <info@mu\u0308ller.example>',
    MAIL_TO: 'anna@müller.example, Beat <beat@xn--mller-kva.example>',
  });
  expect(settings).toMatchObject({
    server: { host: 'mail.xn--mller-kva.example', port: 465 },
    from: { name: 'Müller, AG', address: 'info@xn--mller-kva.example' },
    to: [
      { name: '', address: 'anna@xn--mller-kva.example' },
      { name: 'Beat', address: 'beat@xn--mller-kva.example' },
    ],
  });
});

test.each(['localhost', '127.0.0.1', 'mail', '[::1]'])('the mail server can be «%s»', (host) => {
  const { server } = readMailSettings({ ...SETTINGS, SMTP_URL: `smtp://${host}:25` }) ?? {};
  expect(server?.host).toBe(host.replace(/[[\]]/g, ''));
});

test.each([
  ['MAIL_FROM', 'Club'],
  ['MAIL_FROM', 'Club <jürg@example.com>'],
  ['MAIL_FROM', 'Club: club@example.com;'],
  ['MAIL_TO', ','],
  ['MAIL_TO', 'anna@example.com beat@example.com'],
  ['MAIL_TO', 'anna@example.com?cc=beat@example.com'],
  ['MAIL_TO', 'anna@exa mple.com'],
])('%s cannot be «%s»', (variable, value) => {
  const refused = expect.objectContaining({ variable, problem: 'invalid' });
  expect(() => readMailSettings({ ...SETTINGS, [variable]: value })).toThrow(refused);
});

test.each([
  [{}, ['owner@localhost']],
  [{ MAIL_TO: 'Club <ann@example.com>, bob@example.com' }, ['ann@example.com', 'bob@example.com']],
  [{ MAIL_TO: 'office@example.com', INBOX_USERS: ' cleo@example.com ' }, ['cleo@example.com']],
  [{ INBOX_USERS: 'anna@mu\u0308ller.example' }, ['anna@müller.example']],
])('the users of the inbox are those listed, or else the staff: %j', (env, users) => {
  expect(readInboxUsers(env)).toEqual(users);
});

test.each(['ann', 'ann@example.com, bob', 'ann@example.com bob@example.com', 'jürg@example.com', 'ann@example..com'])(
  'a user without a valid address is refused: %s',
  (users) => {
    const refused = expect.objectContaining({ variable: 'INBOX_USERS', problem: 'invalid' });
    expect(() => readInboxUsers({ INBOX_USERS: users })).toThrow(refused);
  },
);
