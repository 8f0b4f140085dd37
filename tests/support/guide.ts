/** The steps of a guide, read from its Markdown: what a reader types, writes and changes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { PROJECT } from './data-files.ts';

export type Step =
  /** Lines of a shell. */
  | { readonly kind: 'commands'; readonly lines: readonly string[] }
  /** A file of the site. */
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  /** Changes of a file of the site. */
  | { readonly kind: 'change'; readonly path: string; readonly hunks: readonly Hunk[] }
  /** Anything else in a block: output, or a file outside the site. */
  | { readonly kind: 'shown'; readonly language: string; readonly text: string };

interface Hunk {
  readonly before: string;
  readonly after: string;
}

/** A paragraph, and the block of code that follows it. */
const BLOCK = /(?:((?:[^\n]+\n)+)\n)?( *)```(\w+)\n([\s\S]*?)\n *```/g;

/** A file of the site, as a paragraph names it. */
const FILE = /`((?:templates|data|netlify|functions)\/[\w./[\]-]+\.\w+)`/g;

export const guideText = (name: string): string => readFileSync(join(PROJECT, 'docs/guide', `${name}.md`), 'utf8');

/** Names of the guides, in the order of their list. */
export const GUIDES: readonly string[] = [...guideText('README').matchAll(/\]\(([\w-]+)\.md\)/g)].map(
  ([, name = '']) => name,
);

/** A block belongs to the file that the paragraph before it names last. */
export const stepsOf = (guide: string): readonly Step[] =>
  [...guideText(guide).matchAll(BLOCK)].map(([, paragraph = '', indent = '', language = '', indented = '']): Step => {
    const text = indented.replace(new RegExp(`^${indent}`, 'gm'), '');
    if (language === 'sh') return { kind: 'commands', lines: text.split('\n') };
    const path = [...paragraph.matchAll(FILE)].at(-1)?.[1];
    if (path === undefined) return { kind: 'shown', language, text };
    return language === 'diff'
      ? { kind: 'change', path, hunks: text.split('\n\n').map(hunkOf) }
      : { kind: 'file', path, text: `${text}\n` };
  });

function hunkOf(text: string): Hunk {
  const lines = text.split('\n');
  const side = (other: string) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { before: side('+'), after: side('-') };
}

/** Applies the changes of a step to the text of a file. Each must fit at one place. */
export function changed(text: string, { path, hunks }: Extract<Step, { kind: 'change' }>): string {
  return hunks.reduce((now, { before, after }) => {
    const places = now.split(before).length - 1;
    if (places !== 1) throw new Error(`This fits at ${places} places of ${path}:\n${before}`);
    return now.replace(before, () => after);
  }, text);
}

export function writeBelow(root: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** A photo as an editor would put it below `data/`, for the chapter on images. */
export const teamPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();

/** Commands that a guide names within its sentences: `npx nebel hosts nginx`. */
export const commandsInProse = (guide: string): readonly string[] => [
  ...new Set(
    [
      ...guideText(guide)
        .replace(BLOCK, '')
        .matchAll(/`(npx nebel [^`]+)`/g),
    ].flatMap(([, text = '']) => text.split(' && ')),
  ),
];
