/** What a terminal would carry out instead of showing it, or what would begin a line of its own in a log. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A foreign text in one line that shows every control character as its number: `\u001b[2J`. */
export const printable = (text: string): string =>
  text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
