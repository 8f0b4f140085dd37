/** Small joints of the sentences: those of both languages first, then the German ones. */

const MAX_SHOWN = 60;

/** A value as it fits into a sentence: on one line, and shortened so that a paragraph never floods the message. */
export function brief(value: string): string {
  const oneLine = value.replace(/\s+/g, ' ');
  return oneLine.length > MAX_SHOWN ? `${oneLine.slice(0, MAX_SHOWN - 1)}…` : oneLine;
}

export const list = (items: readonly string[]) => items.join(', ');

export const count = (n: number, unit: string) => `${n} ${unit}`;

/** «value» */
export const quote = (value: string) => `«${brief(value)}»`;

/** « Meinten Sie «x»?» with a leading space, or nothing. */
export const meant = (suggestion: string | undefined) => (suggestion ? ` Meinten Sie ${quote(suggestion)}?` : '');
