const SHAPES = [
  // Personal access tokens of a spreadsheet database, and its older keys: 14 letters and digits, of both kinds.
  /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/,
  /\bkey(?=[A-Za-z]*[0-9])(?=[0-9]*[A-Za-z])[A-Za-z0-9]{14}\b/,
  // Payment, cloud and code hosting services.
  /\b[rs]k_live_[A-Za-z0-9]{10,}\b/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

const SECRET = new RegExp(SHAPES.map(({ source }) => source).join('|'), 'g');

/** Everything in a text that opens a door: keys as their makers shape them, so that prose is never meant. `end` is exclusive. */
export function findSecrets(text: string) {
  return [...text.matchAll(SECRET)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: found,
  }));
}

/** Enough of a secret to recognise it, too little to use it: findings end up in logs. */
export const maskSecret = (secret: string) => `${secret.slice(0, 5)}…`;
