import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { filesBelow } from '../base/disk/files-below.ts';
import { UsageError } from '../base/findings/failure.ts';
import { toSlug } from '../base/lib/paths.ts';
import type { Language } from '../base/words.ts';
import { type CommandContext, withExample } from './context.ts';

/** Files of a new website: templates, and content for each language. */
const STARTER = join(import.meta.dirname, '../scaffold/starter');

/** What a folder may contain that counts as empty: a clone of a new repository, and how macOS shows a folder. */
const IN_EMPTY: ReadonlySet<string> = new Set(['.git', '.DS_Store']);

/** A path that shells take as it is. */
const UNQUOTED = /^[\p{L}\p{N}./\\:@+_-]+$/u;

export function initCommand(context: CommandContext): Command {
  const { words, language, version } = context;
  const command = new Command('init').description(words.help.init).argument('<dir>', words.help.initFolder);
  withExample(command.option('--engine <spec>', words.help.initEngine), words, 'init my-website --lang en');
  return command.action((wanted: string, options: { readonly engine?: string }) => {
    // An empty one, of a variable that is not set, would be any version.
    const engine = options.engine || version;
    if (isPath(engine) && !existsSync(pathOf(engine))) throw new UsageError(words.init.noEngine(engine));
    const folder = resolve(wanted);
    if (existsSync(folder) && readdirSync(folder).some((name) => !IN_EMPTY.has(name)))
      throw new UsageError(words.init.notEmpty(wanted));
    mkdirSync(folder, { recursive: true });
    copyStarter(folder, language);
    const manifest = manifestOf(toSlug(basename(folder)) || 'website', engineSpec(engine, folder));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const path = relative(process.cwd(), folder) || '.';
    process.stdout.write(`${words.init.done(path, UNQUOTED.test(path) ? path : `"${path}"`)}\n`);
  });
}

/** True for a package on this machine, as npm tells it: `./nebel`, `nebel-0.1.0.tgz`, but no URL and no `~0.1.0`. */
const isPath = (spec: string) => /^(file:|[./])|^(?!.*:\/\/).*\.tgz$/.test(spec);

const pathOf = (spec: string) => resolve(spec.replace(/^file:/, ''));

/**
 * Makes a path relative to the new website. Copies a package that is a file into the website, so that it also installs where
 * only the website is, as in CI. Returns any other spec unchanged.
 */
function engineSpec(spec: string, folder: string): string {
  if (!isPath(spec)) return spec;
  const path = pathOf(spec);
  if (statSync(path).isDirectory()) return `file:${relative(folder, path).replaceAll('\\', '/')}`;
  const copy = `vendor/${basename(path)}`;
  mkdirSync(join(folder, 'vendor'));
  cpSync(path, join(folder, copy));
  return `file:${copy}`;
}

const manifestOf = (name: string, engine: string) => ({
  name,
  private: true,
  type: 'module',
  engines: { node: '^20.19 || >=22.12' },
  scripts: {
    start: 'nebel build && nebel preview',
    dev: 'nebel dev',
    build: 'nebel build',
    types: 'nebel types',
    test: 'nebel build && tsc && nebel check',
  },
  dependencies: { nebel: engine },
  devDependencies: {
    '@types/node': '^20.19.0',
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    typescript: '^7.0.2',
  },
});

function copyStarter(folder: string, language: Language): void {
  cpSync(join(STARTER, 'project'), folder, { recursive: true });
  // npm omits some file names from packages, so in the starter they begin with an underscore.
  for (const name of readdirSync(folder).filter((each) => each.startsWith('_')))
    renameSync(join(folder, name), join(folder, name.replace('_', '.')));
  cpSync(join(STARTER, 'templates'), join(folder, 'templates'), { recursive: true });
  const definition = join(folder, 'templates/site.ts');
  writeFileSync(definition, readFileSync(definition, 'utf8').replace(/language: '\w+'/, `language: '${language}'`));
  const help = join(STARTER, language, 'help.json');
  cpSync(join(STARTER, language), folder, { recursive: true, filter: (path) => path !== help });
  if (!existsSync(help)) return;
  const words = JSON.parse(readFileSync(help, 'utf8'));
  for (const part of ['templates', '.github']) translate(join(folder, part), words);
}

/** Quoted strings, and comments of workflows. */
const TEXT = /(?<=")[^"\n]+(?=")|(?<=')[^'\n]+(?=')|(?<=^ *# ).+$/gm;

/**
 * Translates the help of schemas, the addresses in templates, and the comments of workflows.
 *
 * @param words text of the starter → its translation
 */
function translate(part: string, words: Readonly<Record<string, string>>): void {
  for (const { path: name } of filesBelow(part)) {
    if (!/\.(json|tsx?|yml)$/.test(name)) continue;
    const path = join(part, name);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(TEXT, (text) => words[text] ?? text),
    );
  }
}
