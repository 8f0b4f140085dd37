/** Pieces of YAML text: values as lines, and how they are put below each other. */

/** A value: what is behind the colon or dash, and the lines below it, not yet indented. */
export interface Block {
  readonly head: string;
  readonly body: readonly string[];
}

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** `key: head`, and the body below it. */
export function entry(key: string, { head, body }: Block): string[] {
  return [head === '' ? `${key}:` : `${key}: ${head}`, ...indent(body)];
}

/** `- head`, and the body below it. Comments that open the item go above its dash, where people look for them. */
export function item({ head, body }: Block): string[] {
  if (head !== '') return [`- ${head}`, ...indent(body)];
  const start = body.findIndex((line) => !line.startsWith('#'));
  const [first = '', ...rest] = body.slice(start);
  return [...body.slice(0, start), `- ${first}`, ...indent(rest)];
}

const WIDTH = 100;

/** A comment of one or more lines. */
export function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}

/** Lines that take effect when their `# ` is deleted. */
export const disabled = (lines: readonly string[]) => lines.map((line) => `# ${line}`);
