/** What is looked for in any text. */

/** What a terminal would carry out instead of showing it, or what would begin a line of its own in a log. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A foreign text in one line that shows every control character as its number: `\u001b[2J`. */
export const printable = (text: string): string =>
  text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);

export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Where the line begins on which an offset lies. */
export const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** Marks every place of a new file that still has to be written. Also found when only half replaced. */
export const PLACEHOLDER = 'TODO';

/** Beside it, what people write of their own accord until they know better. */
const MARKED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PLACEHOLDER}|XXX+|[Ll]orem ipsum)(?![\\p{L}\\p{N}])`, 'u');

/** The first placeholder that a text still holds, as it is written there. */
export const placeholderIn = (text: string): string | undefined => MARKED.exec(text)?.[0];

export const hasPlaceholder = (text: string) => placeholderIn(text) !== undefined;

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
