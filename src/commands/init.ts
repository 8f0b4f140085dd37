import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { toSlug } from '../lib/paths.ts';
import type { Language } from '../messages/messages.ts';
import { type CommandContext, UsageError, withExample } from './context.ts';

/** What a new website begins with: templates, and for each language its content. */
const STARTER = join(import.meta.dirname, '../scaffold/starter');

export function initCommand(context: CommandContext): Command {
  const { words, language, version } = context;
  const command = new Command('init').description(words.help.init).argument('<dir>', words.help.initFolder);
  withExample(command.option('--engine <spec>', words.help.initEngine), words, 'init my-website --lang en');
  return command.action((wanted: string, { engine = version }: { readonly engine?: string }) => {
    const folder = resolve(wanted);
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new UsageError(words.init.notEmpty(wanted));
    mkdirSync(folder, { recursive: true });
    copyStarter(folder, language);
    const manifest = manifestOf(toSlug(basename(folder)) || 'website', engineSpec(engine, folder), language);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    process.stdout.write(`${words.init.done(relative(process.cwd(), folder) || '.')}\n`);
  });
}

/** A file or a folder is named as it is seen from the new website. */
function engineSpec(spec: string, folder: string): string {
  const path = resolve(spec.replace(/^file:/, ''));
  const isPath = /^(file:|[./~])|\.tgz$/.test(spec) && existsSync(path);
  return isPath ? `file:${relative(folder, path).replaceAll('\\', '/')}` : spec;
}

/** German is what commands speak unless they are told otherwise. */
const inLanguage = (language: Language, ...commands: readonly string[]) =>
  commands.map((name) => `nebel ${name}${language === 'de' ? '' : ` --lang ${language}`}`).join(' && ');

const manifestOf = (name: string, engine: string, language: Language) => ({
  name,
  private: true,
  type: 'module',
  engines: { node: '^20.19 || >=22.12' },
  scripts: {
    start: inLanguage(language, 'build', 'preview'),
    dev: inLanguage(language, 'dev'),
    build: inLanguage(language, 'build'),
    types: inLanguage(language, 'types'),
    test: inLanguage(language, 'validate', 'build', 'check'),
  },
  dependencies: { nebel: engine },
  devDependencies: { '@types/node': '^20.19.0', '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' },
});

function copyStarter(folder: string, language: Language): void {
  cpSync(join(STARTER, 'project'), folder, { recursive: true });
  // npm leaves some names out of packages, so they begin with an underscore there.
  for (const name of readdirSync(folder).filter((each) => each.startsWith('_')))
    renameSync(join(folder, name), join(folder, name.replace('_', '.')));
  cpSync(join(STARTER, 'templates'), join(folder, 'templates'), { recursive: true });
  const help = join(STARTER, language, 'help.json');
  cpSync(join(STARTER, language), folder, { recursive: true, filter: (path) => path !== help });
  if (existsSync(help)) translate(join(folder, 'templates'), JSON.parse(readFileSync(help, 'utf8')));
}

/** Texts in quotes, and comments of types. */
const TEXT = /(?<=")[^"\n]+(?=")|(?<=')[^'\n]+(?=')|(?<=\/\*\* ).+(?= \*\/)/g;

/**
 * Puts the help of schemas, the types made from it, and the addresses that templates know into the language of those who
 * write the content.
 *
 * @param words text of the starter → what takes its place
 */
function translate(templates: string, words: Readonly<Record<string, string>>): void {
  for (const name of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(json|tsx?)$/.test(name)) continue;
    const path = join(templates, name);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(TEXT, (text) => words[text] ?? text),
    );
  }
}
