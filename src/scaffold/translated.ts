/**
 * The help of a schema, and the types made from it, in the words of another language; and the addresses in templates,
 * which are listed among the words.
 *
 * @param words what there is in the starter → what takes its place
 */
export function translated(file: string, text: string, words: Readonly<Record<string, string>>): string {
  if (file.endsWith('.json'))
    return text.replace(
      /"(title|description)": (".*")/g,
      (_all, key, value) => `"${key}": ${JSON.stringify(words[JSON.parse(value)] ?? JSON.parse(value))}`,
    );
  if (file.endsWith('.gen.ts'))
    return text.replace(/\/\*\* (.*) \*\//g, (all, help) =>
      words[help] === undefined ? all : `/** ${words[help]} */`,
    );
  return Object.entries(words)
    .filter(([address]) => address.startsWith('/'))
    .reduce((changed, [address, other]) => changed.replaceAll(address, other), text);
}
