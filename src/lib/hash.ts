import { hash } from 'node:crypto';

/** A short name for a text or for its bytes, which no two share: SHA-1, as 27 letters. It is no protection. */
export const hashOf = (text: string | Uint8Array): string => hash('sha1', text, 'base64url');
