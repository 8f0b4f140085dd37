/** Finds keys that must not be published. */

const KEY_FORMATS = [
  // Airtable: personal access tokens, and the older keys, whose 14 characters include both letters and digits.
  /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/,
  /\bkey(?=[A-Za-z]*[0-9])(?=[0-9]*[A-Za-z])[A-Za-z0-9]{14}\b/,
  // Payment, cloud and code hosting services.
  /\b[rs]k_live_[A-Za-z0-9]{10,}\b/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

const SECRET = new RegExp(KEY_FORMATS.map(({ source }) => source).join('|'), 'g');

/** Finds API and private keys by their issuers' formats, which prose never matches. `end` is exclusive. */
export function findSecrets(text: string) {
  return [...text.matchAll(SECRET)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: found,
  }));
}

/** Shows enough of a secret to recognise it and too little to use it: findings end up in logs. */
export const maskSecret = (secret: string) => `${secret.slice(0, 5)}…`;
