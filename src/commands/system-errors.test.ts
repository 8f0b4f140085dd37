import { describe, expect, test } from 'vitest';
import { WORDS } from '../messages/messages.ts';
import { OutputError } from '../output/lock.ts';
import { describeSystemError } from './system-errors.ts';

const failure = (code: string, path?: string) => Object.assign(new Error(`${code}: something`), { code, path });

describe.each(['de', 'en'] as const)('system errors of the output folder, in %s', (language) => {
  const words = WORDS[language];
  const holder = { host: 'web-1', pid: 4711, folder: '.dist.0123456789abcdef.nebel', since: '2026-06-01T08:05:00' };

  test.each([
    [new OutputError('busy', 'dist', holder), /\bdist\b.*\b8[.:]05\b.*\b4711\b.*\bweb-1\b/],
    [new OutputError('busy', 'dist'), /\.dist\.lock\.nebel\b.*\bdist\b/],
    [new OutputError('lost', 'dist'), /\bdist\b/],
    [new OutputError('foreign', 'dist'), /\bdist\b.*\bnebel\b/],
  ])('says what is wrong, what helps, and what can be relied upon: %s', (error, what) => {
    const [said, remedy, relied, ...rest] = describeSystemError(error, words)?.split('\n') ?? [];
    expect(said).toMatch(what);
    expect(remedy).toContain(`  ${words.fix} `);
    expect([relied?.trim(), ...rest]).toEqual([words.systemErrors.whole, '']);
  });
});

describe.each(['de', 'en'] as const)('system errors of the machine, in %s', (language) => {
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
    const lines = describeSystemError(
      failure(code, '.dist.0123456789abcdef.nebel/site/teams/red/index.html'),
      words,
    )?.split('\n');
    expect(lines).toHaveLength(4);
    expect(lines?.[0]).toMatch(new RegExp(`^✘ .*\\bdist/teams/red/index\\.html\\b.* \\(${code}\\)$`));
    expect(lines?.[1]?.slice(0, 2 + words.labelWidth).trim()).toBe(words.fix);
    expect(lines?.[2]?.trim()).toBe(words.systemErrors.whole);
  });

  test('without a place is about what the command prints', () => {
    expect(describeSystemError(failure('ENOSPC'), words)).toContain(words.systemErrors.printed);
  });

  test.each([
    failure('EEXIST', 'a'),
    failure('ENOENT', 'a'),
    failure('constructor'),
    new TypeError('x'),
    undefined,
    'text',
  ])('is not what a bug of ours looks like: %s', (error) => expect(describeSystemError(error, words)).toBeUndefined());
});
