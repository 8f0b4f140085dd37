/** A copy that stands by itself. A piece of a text holds on to all of it, so that a few words would keep a whole file. */
export const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
