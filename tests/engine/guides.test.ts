import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { miniSite } from '../fixtures/riding-club/site.tsx';
import { command } from '../support/command.ts';
import { PROJECT } from '../support/data-files.ts';

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

const inDocs = readdirSync(join(PROJECT, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const GUIDES = ['README.md', ...inDocs.map((name) => `docs/${name}`)];

/** What a guide tells its readers to type after `npx nebel`, within its text or on a line of its own. */
function commandsIn(guide: string): readonly string[] {
  const typed = read(guide).matchAll(/(?:^ *|`|&& )npx nebel ([^`\n#|>&]+)/gm);
  return [...new Set([...typed].map(([, words = '']) => words.trim()))];
}

/** The name of a command, together with that of its group: `leads list`. */
const nameOf = (typed: string) => /^(?:leads )?[a-z]+/.exec(typed)?.[0] ?? typed;

/** Links to files of this project, with what stands after `#`. */
function linksIn(guide: string): readonly (readonly [file: string, anchor: string])[] {
  const prose = read(guide).replaceAll(/```.*?```|`[^`\n]*`/gs, '');
  const links = prose.matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)/g);
  return [...links].map(([, file, anchor = '']) => [file ? resolve('/', guide, '..', file).slice(1) : guide, anchor]);
}

/** The anchors that GitHub gives to the headings of a document. */
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
  test('names only commands and options that there are', async () => {
    for (const typed of commandsIn(guide)) {
      const name = nameOf(typed);
      const { stdout: help } = await command(miniSite, [...name.split(' '), '--help']);
      // Where there is no such command, the help is that of all.
      const missing = [`npx nebel ${name}`, ...(typed.match(/--[a-z-]+/g) ?? [])].filter(
        (word) => !help.includes(word),
      );
      expect(missing).toEqual([]);
    }
  });

  test('links only to documents and headings that there are', () => {
    const broken = linksIn(guide).filter(
      ([file, anchor]) => !existsSync(join(PROJECT, file)) || (anchor && !anchorsOf(file).includes(anchor)),
    );
    expect(broken).toEqual([]);
  });
});
