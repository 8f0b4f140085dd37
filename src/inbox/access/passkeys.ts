import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { digestOf, newSecret } from './secrets.ts';
import { type AccessParts, changesOf } from './sessions.ts';

/** How long a question may be answered, and how long a passkey is kept without being used, in milliseconds. */
export const PASSKEY = { question: 5 * 60_000, unused: 365 * 24 * 60 * 60_000 };

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** What a passkey is bound to. */
export interface RelyingParty {
  /** Shown by the device itself. */
  readonly name: string;
  readonly domain: string;
  readonly origin: string;
}

/** A question to a device, and the secret by which a browser shows that it was the one asked. */
export interface Question {
  readonly options: object;
  readonly browser: string;
}

/** What comes with the answer of a browser. */
export interface Answering {
  /** The secret that came with the question. */
  readonly browser: string | undefined;
  readonly party: RelyingParty;
  readonly now: number;
}

/** The answer of a device, as its browser put it into a form. Undefined if it is not JSON. */
export function readAnswer(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Passkeys, of which the journal holds the public keys. */
export function createPasskeys(parts: AccessParts) {
  const { sql, users } = parts;
  const change = changesOf(parts);

  /** @param user who is to get a new passkey; empty to sign in */
  async function ask(user: string, options: { readonly challenge: string }, now: number): Promise<Question> {
    const browser = newSecret();
    const [digest, endsAt] = [digestOf(browser), now + PASSKEY.question];
    await change.run`DELETE FROM journal_challenges WHERE ends_at <= ${now}`;
    await change.run`INSERT INTO journal_challenges VALUES (${digest}, ${options.challenge}, ${user}, ${endsAt})`;
    return { options, browser };
  }

  /** The challenge that a browser was given. It can be taken once. */
  async function takeChallenge(user: string, browser: string | undefined, now: number): Promise<string | undefined> {
    if (browser === undefined) return undefined;
    const found = await change.row<{ challenge: string; endsAt: number }>`
      DELETE FROM journal_challenges WHERE browser = ${digestOf(browser)} AND user = ${user}
        RETURNING challenge, ends_at AS endsAt`;
    return found && found.endsAt > now ? found.challenge : undefined;
  }

  return {
    /** The passkeys of a person, the last used first. */
    of: (user: string): Passkey[] => sql.rows<Passkey>`
      SELECT id, name, used_at AS usedAt FROM journal_passkeys WHERE user = ${user} ORDER BY used_at DESC, id`,

    /** Asks a device for a new passkey. */
    async askForNew(user: string, { name, domain }: RelyingParty, now: number): Promise<Question> {
      const known = sql.rows<{ id: string }>`SELECT id FROM journal_passkeys WHERE user = ${user}`;
      const options = await verifier().generateRegistrationOptions({
        rpName: name,
        rpID: domain,
        userName: user,
        // The same for all passkeys of a person, so that a device keeps only one.
        userID: new Uint8Array(createHash('sha256').update(user).digest()),
        attestationType: 'none',
        timeout: PASSKEY.question,
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return ask(user, options, now);
    },

    /** Stores a new passkey. False if the answer does not fit the question that this browser was asked. */
    async add(user: string, name: string, answer: unknown, { browser, party, now }: Answering): Promise<boolean> {
      const challenge = await takeChallenge(user, browser, now);
      if (challenge === undefined) return false;
      const result = await verifier()
        .verifyRegistrationResponse({ ...expected(challenge, party), response: answer as RegistrationResponseJSON })
        .catch(asRefused);
      if (!result.verified) return false;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      const { changes } = await change.run`
        INSERT INTO journal_passkeys VALUES (${id}, ${user}, ${name}, ${key}, ${counter}, ${now}, ${now + PASSKEY.unused})
          ON CONFLICT DO NOTHING`;
      return changes > 0;
    },

    /** Asks a device for any of its passkeys. */
    async askForOne({ domain }: RelyingParty, now: number): Promise<Question> {
      const options = await verifier().generateAuthenticationOptions({
        rpID: domain,
        timeout: PASSKEY.question,
        userVerification: 'required',
      });
      return ask('', options, now);
    },

    /** The user whom an answer signs in. Undefined if it is refused. */
    async userOf(answer: unknown, { browser, party, now }: Answering): Promise<string | undefined> {
      const challenge = await takeChallenge('', browser, now);
      const { id } = (answer ?? {}) as Partial<AuthenticationResponseJSON>;
      if (challenge === undefined || typeof id !== 'string') return undefined;
      const found = sql.row<{ user: string; publicKey: string; counter: number }>`
        SELECT user, public_key AS publicKey, counter FROM journal_passkeys WHERE id = ${id} AND ends_at > ${now}`;
      if (!found || !users.has(found.user)) return undefined;
      const publicKey = new Uint8Array(Buffer.from(found.publicKey, 'base64url'));
      const result = await verifier()
        .verifyAuthenticationResponse({
          ...expected(challenge, party),
          response: answer as AuthenticationResponseJSON,
          credential: { id, publicKey, counter: found.counter },
        })
        .catch(asRefused);
      if (!result.verified) return undefined;
      // A second answer with the same count comes from a copy of the device.
      const { changes } = await change.run`
        UPDATE journal_passkeys SET counter = ${result.authenticationInfo.newCounter}, used_at = ${now},
          ends_at = ${now + PASSKEY.unused} WHERE id = ${id} AND counter = ${found.counter}`;
      return changes > 0 ? found.user : undefined;
    },

    /** Deletes a passkey. False if this person has none with that id. */
    remove: async (user: string, id: string): Promise<boolean> =>
      (await change.run`DELETE FROM journal_passkeys WHERE id = ${id} AND user = ${user}`).changes > 0,
  };
}

const expected = (challenge: string, { origin, domain }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: domain,
  requireUserVerification: true,
});

/** The verifier throws at malformed answers. Anyone can send one, so it is refused and not treated as a bug. */
const asRefused = () => ({ verified: false as const });

/** Loaded with the first passkey, since most relays never need it. */
const verifier = (): typeof import('@simplewebauthn/server') =>
  createRequire(import.meta.url)('../vendor/webauthn.cjs');
