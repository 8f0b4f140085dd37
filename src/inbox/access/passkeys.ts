import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { digestOf, newSecret } from './secrets.ts';
import { type AccessParts, createWriter } from './sessions.ts';

/** How long a challenge is valid, and how long an unused passkey is kept, in milliseconds. */
export const PASSKEY = { challenge: 5 * 60_000, unused: 365 * 24 * 60 * 60_000 };

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** The website to which a passkey is bound. */
export interface RelyingParty {
  /** Shown by the device. */
  readonly name: string;
  readonly domain: string;
  readonly origin: string;
}

/** WebAuthn options for a device, and the secret that proves which browser received them. */
export interface Challenge {
  readonly options: object;
  readonly browser: string;
}

/** The browser that answers a challenge, where and when. */
export interface Responder {
  /** The secret that it received with the challenge. */
  readonly browser: string | undefined;
  readonly party: RelyingParty;
  readonly now: number;
}

/** Parses a device's answer from a form field. Returns undefined if it is not JSON. */
export function parseAnswer(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Registers and verifies passkeys, whose public keys are in the journal. */
export function createPasskeys(parts: AccessParts) {
  const { sql, users } = parts;
  const writer = createWriter(parts);

  /** @param user owner of the new passkey; empty to sign in */
  async function issue(user: string, options: { readonly challenge: string }, now: number): Promise<Challenge> {
    const browser = newSecret();
    const [digest, endsAt] = [digestOf(browser), now + PASSKEY.challenge];
    await writer.run`DELETE FROM journal_challenges WHERE ends_at <= ${now}`;
    await writer.run`INSERT INTO journal_challenges VALUES (${digest}, ${options.challenge}, ${user}, ${endsAt})`;
    return { options, browser };
  }

  /** Returns and deletes the challenge of a browser, so that it can be answered only once. */
  async function takeChallenge(user: string, browser: string | undefined, now: number): Promise<string | undefined> {
    if (browser === undefined) return undefined;
    const found = await writer.row<{ challenge: string; endsAt: number }>`
      DELETE FROM journal_challenges WHERE browser = ${digestOf(browser)} AND user = ${user}
        RETURNING challenge, ends_at AS endsAt`;
    return found && found.endsAt > now ? found.challenge : undefined;
  }

  return {
    /** Lists the passkeys of a user, most recently used first. */
    of: (user: string): Passkey[] => sql.rows<Passkey>`
      SELECT id, name, used_at AS usedAt FROM journal_passkeys WHERE user = ${user} ORDER BY used_at DESC, id`,

    /** Creates a challenge for a new passkey. */
    async startRegistration(user: string, { name, domain }: RelyingParty, now: number): Promise<Challenge> {
      const known = sql.rows<{ id: string }>`SELECT id FROM journal_passkeys WHERE user = ${user}`;
      const options = await verifier().generateRegistrationOptions({
        rpName: name,
        rpID: domain,
        userName: user,
        // The same for all passkeys of a user, so that a device keeps only one.
        userID: new Uint8Array(createHash('sha256').update(user).digest()),
        attestationType: 'none',
        timeout: PASSKEY.challenge,
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return issue(user, options, now);
    },

    /** Stores a new passkey. Returns false if the answer does not match the challenge of this browser. */
    async add(user: string, name: string, answer: unknown, { browser, party, now }: Responder): Promise<boolean> {
      const challenge = await takeChallenge(user, browser, now);
      if (challenge === undefined) return false;
      const result = await verifier()
        .verifyRegistrationResponse({ ...expectations(challenge, party), response: answer as RegistrationResponseJSON })
        .catch(notVerified);
      if (!result.verified) return false;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      const { changes } = await writer.run`
        INSERT INTO journal_passkeys VALUES (${id}, ${user}, ${name}, ${key}, ${counter}, ${now}, ${now + PASSKEY.unused})
          ON CONFLICT DO NOTHING`;
      return changes > 0;
    },

    /** Creates a challenge for any passkey of a device. */
    async startAuthentication({ domain }: RelyingParty, now: number): Promise<Challenge> {
      const options = await verifier().generateAuthenticationOptions({
        rpID: domain,
        timeout: PASSKEY.challenge,
        userVerification: 'required',
      });
      return issue('', options, now);
    },

    /** Returns the user whom an answer signs in, or undefined if it is refused. */
    async authenticate(answer: unknown, { browser, party, now }: Responder): Promise<string | undefined> {
      const challenge = await takeChallenge('', browser, now);
      const { id } = (answer ?? {}) as Partial<AuthenticationResponseJSON>;
      if (challenge === undefined || typeof id !== 'string') return undefined;
      const found = sql.row<{ user: string; publicKey: string; counter: number }>`
        SELECT user, public_key AS publicKey, counter FROM journal_passkeys WHERE id = ${id} AND ends_at > ${now}`;
      if (!found || !users.has(found.user)) return undefined;
      const publicKey = new Uint8Array(Buffer.from(found.publicKey, 'base64url'));
      const result = await verifier()
        .verifyAuthenticationResponse({
          ...expectations(challenge, party),
          response: answer as AuthenticationResponseJSON,
          credential: { id, publicKey, counter: found.counter },
        })
        .catch(notVerified);
      if (!result.verified) return undefined;
      // A concurrent answer with the same counter comes from a clone of the device.
      const { changes } = await writer.run`
        UPDATE journal_passkeys SET counter = ${result.authenticationInfo.newCounter}, used_at = ${now},
          ends_at = ${now + PASSKEY.unused} WHERE id = ${id} AND counter = ${found.counter}`;
      return changes > 0 ? found.user : undefined;
    },

    /** Deletes a passkey. Returns false if this user has none with that id. */
    remove: async (user: string, id: string): Promise<boolean> =>
      (await writer.run`DELETE FROM journal_passkeys WHERE id = ${id} AND user = ${user}`).changes > 0,
  };
}

const expectations = (challenge: string, { origin, domain }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: domain,
  requireUserVerification: true,
});

/** Handles what the verifier throws on malformed answers. Anyone can send one, so it is refused, not reported as a bug. */
const notVerified = () => ({ verified: false as const });

/** Loads the package on first use, because most relays never need it. */
const verifier = (): typeof import('@simplewebauthn/server') =>
  createRequire(import.meta.url)('../vendor/webauthn.cjs');
