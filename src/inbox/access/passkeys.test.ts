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
  return passkeysFor(new Set(users));
}

function passkeysFor(users: ReadonlySet<string>) {
  const journal = openJournal(join(temporaryFolder(), 'journal.db'));
  onTestFinished(() => journal.close());
  return createPasskeys({ journal, sql: statementsOn(journal.database), users });
}

type Passkeys = ReturnType<typeof passkeysOf>;
type Challenge = { challenge: string };

/** A phone whose passkey has been added for Ann. */
async function phoneOf(passkeys: Passkeys, behaviour: Behaviour = HERE) {
  const phone = softwareAuthenticator(behaviour);
  const { options, browser } = await passkeys.askForNew(ANN, PARTY, NOON);
  const added = await passkeys.add(ANN, 'Phone', phone.create(options as Challenge), {
    browser,
    party: PARTY,
    now: NOON,
  });
  return { phone, added };
}

async function signIn(passkeys: Passkeys, phone: ReturnType<typeof softwareAuthenticator>, late = 0) {
  const { options, browser } = await passkeys.askForOne(PARTY, NOON);
  return passkeys.userOf(phone.get(options as Challenge), { browser, party: PARTY, now: NOON + late });
}

test('a passkey that was added signs in, and says when it was last used', async () => {
  const passkeys = passkeysOf(ANN);
  const { phone, added } = await phoneOf(passkeys);
  expect(added).toBe(true);
  expect(await signIn(passkeys, phone, 60_000)).toBe(ANN);
  expect(passkeys.of(ANN)).toEqual([{ id: phone.id, name: 'Phone', usedAt: NOON + 60_000 }]);
  expect(passkeys.of(BOB)).toEqual([]);
});

test('a device is asked for a finger or a face, and for nothing about its maker', async () => {
  const passkeys = passkeysOf(ANN);
  const { options } = await passkeys.askForNew(ANN, PARTY, NOON);
  expect(options).toMatchObject({
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    rp: { id: 'www.example.ch' },
  });
  expect((await passkeys.askForOne(PARTY, NOON)).options).toMatchObject({ userVerification: 'required' });
});

test.each([
  ['of another website', { ...HERE, origin: 'https://www.example.evil' }],
  ['for another name', { ...HERE, domain: 'example.evil' }],
  ['of someone who has shown neither finger nor face', { ...HERE, isVerified: false }],
])('an answer %s is refused', async (_, behaviour) => {
  const passkeys = passkeysOf(ANN);
  expect((await phoneOf(passkeys, behaviour)).added).toBe(false);
  expect(passkeys.of(ANN)).toEqual([]);
});

test('an answer is good once, for five minutes, and only from the browser that was asked', async () => {
  const passkeys = passkeysOf(ANN);
  const { phone } = await phoneOf(passkeys);
  const { options, browser } = await passkeys.askForOne(PARTY, NOON);
  const answer = phone.get(options as Challenge);
  const given = { browser, party: PARTY, now: NOON };
  const other = await passkeys.askForOne(PARTY, NOON);
  expect(await passkeys.userOf(answer, { ...given, browser: other.browser })).toBe(undefined);
  expect(await passkeys.userOf(answer, { ...given, browser: undefined })).toBe(undefined);
  expect(await passkeys.userOf(answer, given)).toBe(ANN);
  expect(await passkeys.userOf(answer, given)).toBe(undefined);
  expect(await signIn(passkeys, phone, PASSKEY.question)).toBe(undefined);
});

test('a question for a new passkey is not answered by signing in, nor one person’s by another', async () => {
  const passkeys = passkeysOf(ANN, BOB);
  const { phone } = await phoneOf(passkeys);
  const forNew = await passkeys.askForNew(ANN, PARTY, NOON);
  const given = { browser: forNew.browser, party: PARTY, now: NOON };
  expect(await passkeys.userOf(phone.get(forNew.options as Challenge), given)).toBe(undefined);
  const fresh = softwareAuthenticator(HERE).create(forNew.options as Challenge);
  expect(await passkeys.add(BOB, 'Phone', fresh, given)).toBe(false);
  expect(await passkeys.add(ANN, 'Phone', fresh, given)).toBe(true);
});

test('a copy of a device is noticed by its count', async () => {
  const passkeys = passkeysOf(ANN);
  const { phone } = await phoneOf(passkeys);
  expect(await signIn(passkeys, phone)).toBe(ANN);
  phone.setBack();
  expect(await signIn(passkeys, phone)).toBe(undefined);
});

test('one that was removed, or not used for a year, signs in no more; no one removes those of others', async () => {
  const passkeys = passkeysOf(ANN, BOB);
  const { phone } = await phoneOf(passkeys);
  expect(await passkeys.remove(BOB, phone.id)).toBe(false);
  const later = NOON + PASSKEY.unused;
  const { options, browser } = await passkeys.askForOne(PARTY, later);
  expect(await passkeys.userOf(phone.get(options as Challenge), { browser, party: PARTY, now: later })).toBe(undefined);
  expect(await passkeys.remove(ANN, phone.id)).toBe(true);
  expect(await signIn(passkeys, phone)).toBe(undefined);
});

test('one of someone who is no longer among those who may in signs in no more', async () => {
  const users = new Set([ANN]);
  const passkeys = passkeysFor(users);
  const { phone } = await phoneOf(passkeys);
  users.delete(ANN);
  expect(await signIn(passkeys, phone)).toBe(undefined);
});

test.each([undefined, null, 'text', 7, [], {}, { id: 7 }, { id: '' }, { id: 'x', response: null }])(
  'what is no answer at all is refused: %j',
  async (answer) => {
    const passkeys = passkeysOf(ANN);
    const { phone } = await phoneOf(passkeys);
    const broken = typeof answer === 'object' && answer && 'response' in answer ? { ...answer, id: phone.id } : answer;
    const asked = await passkeys.askForOne(PARTY, NOON);
    expect(await passkeys.userOf(broken, { browser: asked.browser, party: PARTY, now: NOON })).toBe(undefined);
    const forNew = await passkeys.askForNew(ANN, PARTY, NOON);
    expect(await passkeys.add(ANN, '', broken, { browser: forNew.browser, party: PARTY, now: NOON })).toBe(false);
  },
);
