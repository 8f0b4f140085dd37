import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { toSlug } from '../lib/slug.ts';
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
  // npm leaves some names out of packages, so they begin with an underscore there.
  cpSync(join(STARTER, 'project'), folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => each.startsWith('_')))
    renameSync(join(folder, name), join(folder, name.replace('_', '.')));
  cpSync(join(STARTER, language, 'data'), join(folder, 'data'), { recursive: true });
  cpSync(join(STARTER, language, 'README.md'), join(folder, 'README.md'));
  cpSync(join(STARTER, 'templates'), join(folder, 'templates'), { recursive: true });
  const help = join(STARTER, language, 'help.json');
  if (existsSync(help)) translate(join(folder, 'templates'), JSON.parse(readFileSync(help, 'utf8')));
}

/** The help of schemas is in the language of those who write the content; so are the addresses that templates know. */
function translate(templates: string, words: Readonly<Record<string, string>>): void {
  for (const name of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(json|tsx?)$/.test(name)) continue;
    const path = join(templates, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, translated(name, text, words));
  }
}

/**
 * The help of a schema, and the types made from it, in the words of another language; and the addresses in templates,
 * which are listed among the words.
 *
 * @param words what there is in the starter → what takes its place
 */
function translated(file: string, text: string, words: Readonly<Record<string, string>>): string {
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
