import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/main.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command, inWebsite } from '../support/command.ts';
import { copyOfSample, PROJECT } from '../support/data-files.ts';

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

test('an article put together from the German handbook has every kind of block and chart, and is valid', async () => {
  const handbook = read('docs/redaktion.md');
  const examples = [...handbook.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);
  const blocks = examples.filter((text) => text.startsWith('      - kind: '));
  const charts = [...handbook.matchAll(/^\| `(\w+)` \|[^|]*\| (`.*`) \|$/gm)].map(([, kind, cell = '']) =>
    ['chart:', `  kind: ${kind}`, '  title: Was zu sehen ist', '  source: unsere Messung.']
      .concat([...cell.matchAll(/`([^`]+)`/g)].map(([, field]) => `  ${field}`))
      .join('\n        '),
  );
  blocks.push(...charts.map((chart) => `      - kind: chart\n        ${chart}\n`));
  const [article = ''] = examples.filter((text) => text.startsWith('title: '));
  const [prices = ''] = examples.filter((text) => text.startsWith('prices:'));
  const whole = article.replace('cta:\n', `${blocks.join('')}cta:\n`) + prices;

  const kinds = (file: string, name: 'block' | 'chart') =>
    JSON.parse(read(file)).definitions[name].oneOf.map(({ $ref }: { $ref: string }) =>
      $ref.replace(/.*\/|(Block|Chart)$/g, ''),
    );
  const used = (indent: RegExp) => [...new Set(whole.match(indent))].sort();
  expect(used(/(?<=^ {6}- kind: )\w+/gm)).toEqual(kinds('templates/pages/article/schema.json', 'block').sort());
  expect(used(/(?<=^ {10}kind: )\w+/gm)).toEqual(kinds('templates/schemas/charts.json', 'chart').sort());

  const root = copyOfSample();
  writeFileSync(join(root, 'data/articles/feuchte-messen.yaml'), whole.replace('Ein Absatz', 'Für {{prices.messung}}'));
  const { stdout } = await inWebsite(['validate', '--root', root, '--format', 'json']);
  expect(JSON.parse(stdout).problems.map(({ code }: { code: string }) => code)).toEqual(['text-short']);
});

/** Returns the names that a module exports, with those that it passes on. */
function exportsOf(file: string): readonly string[] {
  const text = read(file);
  const own = [...text.matchAll(/^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm)];
  const passedOn = [...text.matchAll(/^export (?:type )?(\*|\{[^}]*\}) from '([^']+)'/gm)];
  return [
    ...own.map(([, name = '']) => name),
    ...passedOn.flatMap(([, names = '', from = '']) =>
      names === '*' ? exportsOf(join(file, '..', from)) : (names.replaceAll(/\btype\b/g, '').match(/\w+/g) ?? []),
    ),
  ];
}

test('the template API documents everything that templates can import', () => {
  const documented = new Set(read('docs/guide/template-api.md').match(/\w+/g));
  const modules: readonly string[] = Object.values(JSON.parse(read('package.json')).exports);
  const names = modules.filter((file) => file.endsWith('.ts')).flatMap(exportsOf);
  expect(names).toContain('PageType');
  expect(names.filter((name) => !documented.has(name))).toEqual([]);
});

/** Files with commands for users: texts, and descriptions in schemas. */
const USER_FACING = /^(src\/.*((\/words|\/words\/.*|findings\/catalogue\/.*)\.ts)|templates\/.*schema\.json)$/;

/** A command without `npx`, outside of comments. */
const BARE_COMMAND = new RegExp(`(?<![\\w./]|npx )nebel (${[...COMMANDS.keys()].join('|')})\\b`);

test('every command shown to users begins with npx, so that it works in a clone too', () => {
  const files = ['src', 'templates'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const texts = files.map((file) => file.replaceAll('\\', '/')).filter((file) => USER_FACING.test(file));
  expect(texts.length).toBeGreaterThan(40);
  const hints = texts.flatMap((file) =>
    readFileSync(join(PROJECT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        BARE_COMMAND.test(line) && !/^\s*(\/?\*|\/\/)/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(hints).toEqual([]);
});
