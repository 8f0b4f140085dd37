/** Fields that hold sentences. */
const TEXTS = ['title', 'description', 'label', 'lead', 'heading', 'text', 'question', 'answer', 'paragraphs', 'intro'];

const reversed = (word: string) => [...word].reverse().join('');

/**
 * Rewords content so that it passes for another page: changes every word of four or more letters, and keeps names, facts
 * and links.
 */
export function reworded(value: unknown, names: readonly string[], change = reversed, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => reworded(each, names, change, field));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reworded(each, names, change, key)]));
  if (typeof value !== 'string' || !TEXTS.includes(field)) return value;
  const kept = new RegExp(`(\\{\\{[^}]*\\}\\}|\\]\\([^)]*\\)|${[...names, 'Fragen'].join('|')})`);
  return value
    .split(kept)
    .map((part, index) => (index % 2 ? part : part.replace(/\p{L}{4,}/gu, change)))
    .join('');
}
