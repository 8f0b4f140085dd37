import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command } from '../support/command.ts';
import { PROJECT } from '../support/data-files.ts';

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

const inDocs = readdirSync(join(PROJECT, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const GUIDES = ['README.md', ...inDocs.map((name) => `docs/${name}`)];

/** Returns the commands that a guide gives after `npx nebel`, inline or on a line of their own. */
function commandsIn(guide: string): readonly string[] {
  const typed = read(guide).matchAll(/(?:^ *|`|&& )npx nebel ([^`\n#|>&]+)/gm);
  return [...new Set([...typed].map(([, words = '']) => words.trim()))];
}

/** Returns the name of a command with that of its group: `leads list`. */
const commandNameOf = (typed: string) => /^(?:leads )?[a-z]+/.exec(typed)?.[0] ?? typed;

/** Returns the links to files of this project, each with its anchor. */
function linksIn(guide: string): readonly (readonly [file: string, anchor: string])[] {
  const prose = read(guide).replaceAll(/```.*?```|`[^`\n]*`/gs, '');
  const links = prose.matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g);
  return [...links].map(([, file, anchor = '']) => [file ? resolve('/', guide, '..', file).slice(1) : guide, anchor]);
}

/** Returns the anchors that GitHub gives to the headings of a document. */
function anchorsOf(file: string): readonly string[] {
  const headings = [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, words = '']) => words);
  return headings.map((words) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(GUIDES)('%s', (guide) => {
  test('names only commands and options that exist', async () => {
    for (const typed of commandsIn(guide)) {
      const name = commandNameOf(typed);
      const { stdout: help } = await command(miniSite, [...name.split(' '), '--help']);
      // For an unknown command, the general help is printed.
      const missing = [`npx nebel ${name}`, ...(typed.match(/--[a-z-]+/g) ?? [])].filter(
        (word) => !help.includes(word),
      );
      expect(missing).toEqual([]);
    }
  });

  test('links only to documents and headings that exist', () => {
    const broken = linksIn(guide).filter(
      ([file, anchor]) => !existsSync(join(PROJECT, file)) || (anchor && !anchorsOf(file).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });
});
