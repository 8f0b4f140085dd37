import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

/**
 * Cases written as Markdown: `## name`, then a fenced block for each file with its path behind the fence, and last a block
 * `expected`. `a.woff2 2000 bytes` behind the fence of an empty block is a file of that size.
 */
export interface WrittenCase {
  /** The case's heading, and the path of the Markdown file that has it. */
  readonly name: string;
  readonly markdown: string;
  readonly expected: string;
  /** Path → text. */
  readonly files: ReadonlyMap<string, string>;
}

/** A heading outside a block, or a block: name of the case · what follows the fence · text. */
const PART = /^## (.+)$|^```(.+)\n([\s\S]*?)^```$/gm;

/** Reads all cases of a folder, by the name of their Markdown file without its ending. */
export function writtenCases(folder: string): ReadonlyMap<string, readonly WrittenCase[]> {
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [name.replace(/\.md$/, ''), casesIn(join(folder, name))]));
}

/** Reads the cases of a Markdown file. */
export function casesIn(markdown: string): WrittenCase[] {
  const sections: { readonly name: string; readonly files: Map<string, string> }[] = [];
  for (const [, name, info = '', text = ''] of readFileSync(markdown, 'utf8').matchAll(PART)) {
    if (name !== undefined) sections.push({ name, files: new Map() });
    else sections.at(-1)?.files.set(...fileOf(info, text));
  }
  return sections.map(({ name, files }) => {
    const expected = files.get('expected') ?? '';
    files.delete('expected');
    return { name, markdown, expected, files };
  });
}

function fileOf(info: string, text: string): [path: string, text: string] {
  const [, path, size] = /^(.+) (\d+) bytes$/.exec(info) ?? [];
  return path === undefined ? [info, text] : [path, 'x'.repeat(Number(size))];
}

/** Returns the files below a folder of a case, by their path inside it. */
export function filesBelow({ files }: WrittenCase, folder: string): ReadonlyMap<string, string> {
  const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(inside.map(([path, text]) => [path.slice(folder.length + 1), text]));
}

/** Writes files below a folder. */
export function writeFiles(files: ReadonlyMap<string, string>, folder: string): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Expects a text to equal the last block of a case. With `UPDATE_GOLDEN=1`, rewrites the block instead. */
export function expectWritten(text: string, { name, markdown, expected }: WrittenCase): void {
  if (process.env.UPDATE_GOLDEN === '1') rewrite(text, name, markdown);
  else
    expect(text, `${name} in ${markdown} differs. If that is intended: UPDATE_GOLDEN=1 npx vitest run`).toBe(expected);
}

function rewrite(text: string, wanted: string, markdown: string): void {
  let current: string | undefined;
  const written = readFileSync(markdown, 'utf8').replace(PART, (part, name?: string, info?: string) => {
    current = name ?? current;
    return info === 'expected' && current === wanted ? `\`\`\`expected\n${text}\`\`\`` : part;
  });
  writeFileSync(markdown, written);
}
