import { Argument, Command, Option } from 'commander';
import { describe, expect, test } from 'vitest';
import { complete, OpenArgument } from './completion.ts';

/** An invented program: the words must come from it and from nowhere else. */
function program(): Command {
  const bake = new Command('bake')
    .description('Bakes\n  a cake')
    .addArgument(new OpenArgument('<cake>', '', (root) => [`${root}/plum`, `${root}/pear`]))
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

const offered = (...words: string[]) => {
  const completion = complete(program(), words);
  return 'path' in completion ? completion.path : completion.words.map(({ value }) => value);
};

describe('completion offers', () => {
  test('the commands of the program, but none that is hidden', () => {
    expect(offered('')).toEqual(['bake', 'tins', 'compare', 'help']);
    expect(offered('ba')).toEqual(['bake']);
    expect(offered('__')).toEqual([]);
    expect(offered()).toEqual(offered(''));
  });

  test('the commands below a command, and the commands to get help with', () => {
    expect(offered('tins', '')).toEqual(['list', 'wash', 'help']);
    expect(offered('help', 'b')).toEqual(['bake']);
  });

  test('the options of the command in question', () => {
    expect(offered('bake', '--')).toEqual(['--heat', '--root', '--recipe', '--minutes', '--fan', '--help']);
    expect(offered('tins', '--h')).toEqual(['--help']);
  });

  test('the values of an option, after a space, an equals sign, or its short form', () => {
    expect(offered('bake', '--heat', '')).toEqual(['low', 'high']);
    expect(offered('bake', '--heat=h')).toEqual(['--heat=high']);
    expect(offered('bake', '-h', 'l')).toEqual(['low']);
    expect(offered('bake', '--minutes', '')).toEqual([]);
  });

  test('the values of each argument, whatever options are between', () => {
    expect(offered('bake', '--fan', './pl')).toEqual(['./plum']);
    expect(offered('bake', './plum', '--heat', 'low', '')).toEqual(['small', 'large']);
    expect(offered('bake', './plum', '--minutes=3', 's')).toEqual(['small']);
    expect(offered('bake', './plum', 'small', '')).toEqual([]);
  });

  test('values of the root that the line names', () => {
    expect(offered('bake', '--root', 'mine', '')).toEqual(['mine/plum', 'mine/pear']);
    expect(offered('bake', '--root=mine', '')).toEqual(['mine/plum', 'mine/pear']);
  });

  test('paths where a path is wanted', () => {
    expect(offered('bake', '--root', '')).toBe('folder');
    expect(offered('bake', '--recipe', 'x')).toBe('file');
    expect(offered('compare', 'dist', '')).toBe('folder');
  });

  test('what a word means, on one line', () => {
    expect(complete(program(), ['bak'])).toEqual({ words: [{ value: 'bake', help: 'Bakes a cake' }] });
  });
});
