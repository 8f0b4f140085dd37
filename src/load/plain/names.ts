/** Pattern of a field's name that is a plain word. Any other is not plain. */
export const NAME = '[A-Za-z_][\\w-]{0,99}';

/** Words that YAML does not take for a text, and the one name that sets something else than a field. */
const NO_NAME = /^(?:null|true|false|__proto__)$/i;

export const isName = (word: string): boolean => !NO_NAME.test(word);
