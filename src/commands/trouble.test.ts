import { describe, expect, test } from 'vitest';
import { WORDS } from '../messages/messages.ts';
import { describeTrouble } from './trouble.ts';

const failure = (code: string, path?: string) => Object.assign(new Error(`${code}: something`), { code, path });

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
    const lines = describeTrouble(failure(code, 'dist.next-4711/teams/red/index.html'), words)?.split('\n');
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
