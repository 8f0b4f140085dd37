/** Stands in a new file wherever somebody still has to write something. Also found when only half replaced. */
export const PLACEHOLDER = 'TODO';

const MARKED = new RegExp(`(?<![\\p{L}\\p{N}])${PLACEHOLDER}(?![\\p{L}\\p{N}])`, 'u');

/** True if a text still holds a placeholder. */
export const hasPlaceholder = (text: string) => MARKED.test(text);
