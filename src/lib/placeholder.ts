/** Marks every place of a new file that still has to be written. Also found when only half replaced. */
export const PLACEHOLDER = 'TODO';

/** Beside it, what people write of their own accord until they know better. */
const MARKED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PLACEHOLDER}|XXX+|[Ll]orem ipsum)(?![\\p{L}\\p{N}])`, 'u');

/** The first placeholder that a text still holds, as it is written there. */
export const placeholderIn = (text: string): string | undefined => MARKED.exec(text)?.[0];

export const hasPlaceholder = (text: string) => placeholderIn(text) !== undefined;
