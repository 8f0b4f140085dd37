import { hash } from 'node:crypto';

/** A short name for a text, which no two texts share: SHA-1, as 27 letters. Nobody is kept out by it. */
export const hashOf = (text: string): string => hash('sha1', text, 'base64url');
