import { Argument, Command, Option } from 'commander';
import { describe, expect, test } from 'vitest';
import { complete, DynamicArgument } from './completion.ts';

/** A fictitious program: all candidates must come from it. */
function program(): Command {
  const bake = new Command('bake')
    .description('Bakes\n  a cake')
    .addArgument(new DynamicArgument('<cake>', '', (root) => [`${root}/plum`, `${root}/pear`]))
    .addArgument(new Argument('<size>').choices(['small', 'large']))
    .addOption(new Option('-h, --heat <heat>', 'how hot').choices(['low', 'high']))
    .option('--root <dir>', 'kitchen', '.')
    .option('--recipe <file>', 'what to follow')
    .option('--minutes <n>', 'how long')
    .option('--fan', 'with air', false);
  const tins = new Command('tins').addCommand(new Command('list')).addCommand(new Command('wash'));
  const compare = new Command('compare').argument('<old>').argument('<new>');
  return new Command('oven')
    .addCommand(bake)
    .addCommand(tins)
    .addCommand(compare)
    .addCommand(new Command('__secret'), { hidden: true })
    .helpCommand('help [command]');
}

const candidates = (...words: string[]) => {
  const completion = complete(program(), words);
  return 'path' in completion ? completion.path : completion.words.map(({ value }) => value);
};

describe('completion offers', () => {
  test('the commands of the program except hidden ones', () => {
    expect(candidates('')).toEqual(['bake', 'tins', 'compare', 'help']);
    expect(candidates('ba')).toEqual(['bake']);
    expect(candidates('__')).toEqual([]);
    expect(candidates()).toEqual(candidates(''));
  });

  test('subcommands, and the commands to get help with', () => {
    expect(candidates('tins', '')).toEqual(['list', 'wash', 'help']);
    expect(candidates('help', 'b')).toEqual(['bake']);
  });

  test('the options of the current command', () => {
    expect(candidates('bake', '--')).toEqual(['--heat', '--root', '--recipe', '--minutes', '--fan', '--help']);
    expect(candidates('tins', '--h')).toEqual(['--help']);
  });

  test('the values of an option, after a space, an equals sign, or its short form', () => {
    expect(candidates('bake', '--heat', '')).toEqual(['low', 'high']);
    expect(candidates('bake', '--heat=h')).toEqual(['--heat=high']);
    expect(candidates('bake', '-h', 'l')).toEqual(['low']);
    expect(candidates('bake', '--minutes', '')).toEqual([]);
  });

  test('the values of each argument, whatever options come in between', () => {
    expect(candidates('bake', '--fan', './pl')).toEqual(['./plum']);
    expect(candidates('bake', './plum', '--heat', 'low', '')).toEqual(['small', 'large']);
    expect(candidates('bake', './plum', '--minutes=3', 's')).toEqual(['small']);
    expect(candidates('bake', './plum', 'small', '')).toEqual([]);
  });

  test('values from the root that the command line names', () => {
    expect(candidates('bake', '--root', 'mine', '')).toEqual(['mine/plum', 'mine/pear']);
    expect(candidates('bake', '--root=mine', '')).toEqual(['mine/plum', 'mine/pear']);
  });

  test('paths where a path is expected', () => {
    expect(candidates('bake', '--root', '')).toBe('folder');
    expect(candidates('bake', '--recipe', 'x')).toBe('file');
    expect(candidates('compare', 'dist', '')).toBe('folder');
  });

  test('the description of a word, on one line', () => {
    expect(complete(program(), ['bak'])).toEqual({ words: [{ value: 'bake', help: 'Bakes a cake' }] });
  });
});
