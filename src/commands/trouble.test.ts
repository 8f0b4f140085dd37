import { describe, expect, test } from 'vitest';
import { WORDS } from '../messages/messages.ts';
import { OutputTrouble } from '../output/lock.ts';
import { describeTrouble } from './trouble.ts';

const failure = (code: string, path?: string) => Object.assign(new Error(`${code}: something`), { code, path });

describe.each(['de', 'en'] as const)('trouble with the output folder, in %s', (language) => {
  const words = WORDS[language];
  const holder = { host: 'web-1', pid: 4711, folder: '.dist.0123456789abcdef.nebel', since: '2026-06-01T08:05:00' };

  test.each([
    [new OutputTrouble('busy', 'dist', holder), /\bdist\b.*\b8[.:]05\b.*\b4711\b.*\bweb-1\b/],
    [new OutputTrouble('busy', 'dist'), /\.dist\.lock\.nebel\b.*\bdist\b/],
    [new OutputTrouble('lost', 'dist'), /\bdist\b/],
    [new OutputTrouble('foreign', 'dist'), /\bdist\b.*\bnebel\b/],
  ])('says what is wrong, what helps, and what can be relied upon: %s', (trouble, what) => {
    const [said, remedy, relied, ...rest] = describeTrouble(trouble, words)?.split('\n') ?? [];
    expect(said).toMatch(what);
    expect(remedy).toContain(`  ${words.fix} `);
    expect([relied?.trim(), ...rest]).toEqual([words.trouble.whole, '']);
  });
});

describe.each(['de', 'en'] as const)('trouble with the machine, in %s', (language) => {
  const words = WORDS[language];

  test.each([
    'ENOSPC',
    'EDQUOT',
    'EROFS',
    'EACCES',
    'EPERM',
    'EBUSY',
    'EXDEV',
    'EMFILE',
    'ENFILE',
    'ENAMETOOLONG',
    'EFBIG',
    'EIO',
  ])('%s is told with its place, what helps, and what can be relied upon', (code) => {
    const lines = describeTrouble(
      failure(code, '.dist.0123456789abcdef.nebel/site/teams/red/index.html'),
      words,
    )?.split('\n');
    expect(lines).toHaveLength(4);
    expect(lines?.[0]).toMatch(new RegExp(`^✘ .*\\bdist/teams/red/index\\.html\\b.* \\(${code}\\)$`));
    expect(lines?.[1]?.slice(0, 2 + words.labelWidth).trim()).toBe(words.fix);
    expect(lines?.[2]?.trim()).toBe(words.trouble.whole);
  });

  test('without a place is about what the command prints', () => {
    expect(describeTrouble(failure('ENOSPC'), words)).toContain(words.trouble.printed);
  });

  test.each([
    failure('EEXIST', 'a'),
    failure('ENOENT', 'a'),
    failure('constructor'),
    new TypeError('x'),
    undefined,
    'text',
  ])('is not what a bug of ours looks like: %s', (error) => expect(describeTrouble(error, words)).toBeUndefined());
});
