import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Behaviour, softwareAuthenticator } from '../../../tests/support/authenticator.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { statementsOn } from '../../relay/journal/sql.ts';
import { openJournal } from '../../relay/journal.ts';
import { createPasskeys, PASSKEY } from './passkeys.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const NOON = Date.parse('2030-05-06T12:00:00.000Z');
const HERE = { origin: 'https://www.example.ch', domain: 'www.example.ch' };
const PARTY = { ...HERE, name: 'Inbox' };

function passkeysOf(...users: string[]) {
  return openPasskeys(new Set(users));
}

function openPasskeys(users: ReadonlySet<string>) {
  const journal = openJournal(join(temporaryFolder(), 'journal.db'));
  onTestFinished(() => journal.close());
  return createPasskeys({ journal, sql: statementsOn(journal.database), users });
}

type Passkeys = ReturnType<typeof passkeysOf>;
type Challenge = { challenge: string };

/** Registers the passkey of a phone for Ann. */
async function registerPhone(passkeys: Passkeys, behaviour: Behaviour = HERE) {
  const phone = softwareAuthenticator(behaviour);
  const { options, browser } = await passkeys.startRegistration(ANN, PARTY, NOON);
  const added = await passkeys.add(ANN, 'Phone', phone.create(options as Challenge), {
    browser,
    party: PARTY,
    now: NOON,
  });
  return { phone, added };
}

async function signIn(passkeys: Passkeys, phone: ReturnType<typeof softwareAuthenticator>, late = 0) {
  const { options, browser } = await passkeys.startAuthentication(PARTY, NOON);
  return passkeys.authenticate(phone.get(options as Challenge), { browser, party: PARTY, now: NOON + late });
}

test('a registered passkey signs in, and records when it was last used', async () => {
  const passkeys = passkeysOf(ANN);
  const { phone, added } = await registerPhone(passkeys);
  expect(added).toBe(true);
  expect(await signIn(passkeys, phone, 60_000)).toBe(ANN);
  expect(passkeys.of(ANN)).toEqual([{ id: phone.id, name: 'Phone', usedAt: NOON + 60_000 }]);
  expect(passkeys.of(BOB)).toEqual([]);
});

test('a device has to verify the user, and is not asked for attestation', async () => {
  const passkeys = passkeysOf(ANN);
  const { options } = await passkeys.startRegistration(ANN, PARTY, NOON);
  expect(options).toMatchObject({
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    rp: { id: 'www.example.ch' },
  });
  expect((await passkeys.startAuthentication(PARTY, NOON)).options).toMatchObject({ userVerification: 'required' });
});

test.each([
  ['of another website', { ...HERE, origin: 'https://www.example.evil' }],
  ['for another domain', { ...HERE, domain: 'example.evil' }],
  ['without verification of the user', { ...HERE, isVerified: false }],
])('a response %s is refused', async (_, behaviour) => {
  const passkeys = passkeysOf(ANN);
  expect((await registerPhone(passkeys, behaviour)).added).toBe(false);
  expect(passkeys.of(ANN)).toEqual([]);
});

test('a response is valid once, for five minutes, and only from the browser that requested it', async () => {
  const passkeys = passkeysOf(ANN);
  const { phone } = await registerPhone(passkeys);
  const { options, browser } = await passkeys.startAuthentication(PARTY, NOON);
  const answer = phone.get(options as Challenge);
  const context = { browser, party: PARTY, now: NOON };
  const other = await passkeys.startAuthentication(PARTY, NOON);
  expect(await passkeys.authenticate(answer, { ...context, browser: other.browser })).toBe(undefined);
  expect(await passkeys.authenticate(answer, { ...context, browser: undefined })).toBe(undefined);
  expect(await passkeys.authenticate(answer, context)).toBe(ANN);
  expect(await passkeys.authenticate(answer, context)).toBe(undefined);
  expect(await signIn(passkeys, phone, PASSKEY.challenge)).toBe(undefined);
});

test('a registration challenge cannot be used for signing in, or by another user', async () => {
  const passkeys = passkeysOf(ANN, BOB);
  const { phone } = await registerPhone(passkeys);
  const forNew = await passkeys.startRegistration(ANN, PARTY, NOON);
  const context = { browser: forNew.browser, party: PARTY, now: NOON };
  expect(await passkeys.authenticate(phone.get(forNew.options as Challenge), context)).toBe(undefined);
  const fresh = softwareAuthenticator(HERE).create(forNew.options as Challenge);
  expect(await passkeys.add(BOB, 'Phone', fresh, context)).toBe(false);
  expect(await passkeys.add(ANN, 'Phone', fresh, context)).toBe(true);
});

test('a cloned device is detected by its signature counter', async () => {
  const passkeys = passkeysOf(ANN);
  const { phone } = await registerPhone(passkeys);
  expect(await signIn(passkeys, phone)).toBe(ANN);
  phone.resetCounter();
  expect(await signIn(passkeys, phone)).toBe(undefined);
});

test('a passkey that was removed or unused for a year cannot sign in, and only its user can remove it', async () => {
  const passkeys = passkeysOf(ANN, BOB);
  const { phone } = await registerPhone(passkeys);
  expect(await passkeys.remove(BOB, phone.id)).toBe(false);
  const later = NOON + PASSKEY.unused;
  const { options, browser } = await passkeys.startAuthentication(PARTY, later);
  expect(await passkeys.authenticate(phone.get(options as Challenge), { browser, party: PARTY, now: later })).toBe(
    undefined,
  );
  expect(await passkeys.remove(ANN, phone.id)).toBe(true);
  expect(await signIn(passkeys, phone)).toBe(undefined);
});

test('a passkey of a former user cannot sign in', async () => {
  const users = new Set([ANN]);
  const passkeys = openPasskeys(users);
  const { phone } = await registerPhone(passkeys);
  users.delete(ANN);
  expect(await signIn(passkeys, phone)).toBe(undefined);
});

test.each([undefined, null, 'text', 7, [], {}, { id: 7 }, { id: '' }, { id: 'x', response: null }])(
  'a malformed response is refused: %j',
  async (answer) => {
    const passkeys = passkeysOf(ANN);
    const { phone } = await registerPhone(passkeys);
    const broken = typeof answer === 'object' && answer && 'response' in answer ? { ...answer, id: phone.id } : answer;
    const asked = await passkeys.startAuthentication(PARTY, NOON);
    expect(await passkeys.authenticate(broken, { browser: asked.browser, party: PARTY, now: NOON })).toBe(undefined);
    const forNew = await passkeys.startRegistration(ANN, PARTY, NOON);
    expect(await passkeys.add(ANN, '', broken, { browser: forNew.browser, party: PARTY, now: NOON })).toBe(false);
  },
);
