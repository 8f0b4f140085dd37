/** Secrets that open the inbox, and how they are kept and compared. */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits that no one can guess, as 43 letters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the journal keeps of a secret: enough to recognise it, nothing to use it with. Slow hashes are for passwords. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');

/** Compares in a time that does not depend on where two texts differ. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(expected)));
