/** Fields that hold sentences. */
const TEXTS = ['title', 'description', 'label', 'lead', 'heading', 'text', 'question', 'answer', 'paragraphs', 'intro'];

/**
 * The same content in other words, so that it passes for a page of its own: every longer word backwards, and names, facts
 * and links as they were.
 */
export function reworded(value: unknown, names: readonly string[], field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => reworded(each, names, field));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reworded(each, names, key)]));
  if (typeof value !== 'string' || !TEXTS.includes(field)) return value;
  const kept = new RegExp(`(\\{\\{[^}]*\\}\\}|\\]\\([^)]*\\)|${[...names, 'Fragen'].join('|')})`);
  return value
    .split(kept)
    .map((part, index) => (index % 2 ? part : part.replace(/\p{L}{4,}/gu, (word) => [...word].reverse().join(''))))
    .join('');
}
