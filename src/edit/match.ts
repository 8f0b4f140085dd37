/** Finds out which fields the texts of a page come from. */

/** A text of the data as it is read on a page: facts put in, without the signs for bold and links. */
export interface ShownText {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
}

/** Spaces of any width count as one; what only says where words may be broken is not read. */
export const readText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .trim();

/**
 * For each text of a page the field that says the very same. Where several do, they are taken in the order of the file, as
 * pages show them; the fields that come first among `fields` go before all others.
 *
 * @param texts in the order of the page
 * @param fields those of the page's own file first
 */
export function matchTexts(texts: readonly string[], fields: readonly ShownText[]): readonly (ShownText | undefined)[] {
  const byText = new Map<string, ShownText[]>();
  for (const field of fields) {
    const text = readText(field.text);
    if (text === '') continue;
    const same = byText.get(text);
    // What another file says, too, is that file's own business.
    if (!same) byText.set(text, [field]);
    else if (same[0]?.file === field.file) same.push(field);
  }
  const taken = new Map<string, number>();
  return texts.map((text) => {
    const same = byText.get(readText(text));
    if (!same) return undefined;
    const number = taken.get(readText(text)) ?? 0;
    taken.set(readText(text), number + 1);
    return same[Math.min(number, same.length - 1)];
  });
}
