/** Words of a text: what is between spaces and has a letter or a digit. Markup does not count. */
export const wordsOf = (text: string): string[] =>
  withoutMarkup(text)
    .replace(/[^\p{L}\p{N}\s'’–—-]+/gu, '')
    .split(/[\s–—-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const withoutMarkup = (text: string) => (/[<*\]]/.test(text) ? text.replace(/<[^<>]*>|\]\([^()]*\)|\*\*/g, ' ') : text);
