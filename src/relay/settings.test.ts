import { expect, test } from 'vitest';
import { readAirtableAccess, readSettings } from './settings.ts';

test('by default, a relay retries in units of seconds and accepts twenty requests a minute', () => {
  expect(readSettings({ NEBEL_RETRY_MS: ' ' })).toEqual({
    unit: 1000,
    ratePerMinute: 20,
    quota: 2000 * 1024 * 1024,
    origins: [],
  });
});

test('0 switches the rate limit off', () => {
  expect(readSettings({ NEBEL_RATE_PER_MINUTE: '0' }).ratePerMinute).toBe(0);
});

test('several sites can post to one relay', () => {
  const { origins } = readSettings({ RELAY_ORIGINS: 'https://a.example/, https://b.example:8443/x' });
  expect(origins).toEqual(['https://a.example', 'https://b.example:8443']);
});

test.each([
  [{ NEBEL_RETRY_MS: '0' }, 'NEBEL_RETRY_MS', 'invalid'],
  [{ NEBEL_RETRY_MS: '1s' }, 'NEBEL_RETRY_MS', 'invalid'],
  [{ NEBEL_RATE_PER_MINUTE: '-1' }, 'NEBEL_RATE_PER_MINUTE', 'invalid'],
  [{ RELAY_ORIGINS: 'a.example' }, 'RELAY_ORIGINS', 'invalid'],
  [{ NEBEL_ADDRESS_HEADER: 'CF-Connecting-IP:' }, 'NEBEL_ADDRESS_HEADER', 'invalid'],
  [{ RELAY_ORIGINS: 'https://user:secret@a.example' }, 'RELAY_ORIGINS', 'invalid'],
])('an invalid variable is named: %j', (env, variable, problem) => {
  expect(() => readSettings(env)).toThrow(expect.objectContaining({ variable, problem }));
});

test.each([
  [{ AIRTABLE_API_KEY: 'key' }, 'AIRTABLE_BASE_ID', 'missing'],
  [{ AIRTABLE_BASE_ID: 'base', AIRTABLE_API_KEY: '' }, 'AIRTABLE_API_KEY', 'missing'],
  [{ AIRTABLE_BASE_ID: 'base', AIRTABLE_API_KEY: '“key”' }, 'AIRTABLE_API_KEY', 'invalid'],
])('incomplete or impossible credentials are refused: %j', (env, variable, problem) => {
  expect(() => readAirtableAccess(env)).toThrow(expect.objectContaining({ variable, problem }));
});

const endpoint = (url: string) =>
  readAirtableAccess({ AIRTABLE_API_KEY: 'key', AIRTABLE_BASE_ID: 'base', AIRTABLE_ENDPOINT_URL: url });

const refused = expect.objectContaining({ variable: 'AIRTABLE_ENDPOINT_URL', problem: 'invalid' });

test.each([
  ...['http://api.airtable.com', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'ftp://x'],
  ...['api', 'https://user:secret@a.example'],
])('inquiries never leave the machine without encryption, or with a secret in the address: %s', (url) =>
  expect(() => endpoint(url)).toThrow(refused),
);

test.each(['https://api.airtable.com', 'http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1'])(
  'inquiries can go to %s',
  (url) => expect(() => endpoint(url)).not.toThrow(),
);
