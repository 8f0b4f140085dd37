import { describe, expect, test } from 'vitest';
import { REPORT_WORDS } from '../findings/words.ts';
import { wordsIn } from '../words.ts';
import { OutputError } from './lock.ts';
import { describeSystemError } from './system-errors.ts';
import { SYSTEM_ERROR_WORDS } from './words.ts';

const shown = (path: string) => path;

const failure = (code: string, path?: string) => Object.assign(new Error(`${code}: something`), { code, path });

describe.each(['de', 'en'] as const)('a system error, in %s', (language) => {
  const words = { ...wordsIn(REPORT_WORDS, language), systemErrors: wordsIn(SYSTEM_ERROR_WORDS, language) };
  const holder = { host: 'web-1', pid: 4711, folder: '.dist.0123456789abcdef.nebel', since: '2026-06-01T08:05:00' };

  test.each([
    [new OutputError('busy', 'dist', holder), /\bdist\b.*\b8[.:]05\b.*\b4711\b.*\bweb-1\b/],
    [new OutputError('busy', 'dist'), /\.dist\.lock\.nebel\b.*\bdist\b/],
    [new OutputError('lost', 'dist'), /\bdist\b/],
    [new OutputError('foreign', 'dist'), /\bdist\b.*\bnebel\b/],
  ])('of the output folder states the cause, the remedy and what is safe: %s', (error, cause) => {
    const [message, remedy, assurance, ...rest] = describeSystemError(error, language, shown)?.split('\n') ?? [];
    expect(message).toMatch(cause);
    expect(remedy).toContain(`  ${words.fix} `);
    expect([assurance?.trim(), ...rest]).toEqual([words.systemErrors.whole, '']);
  });
  test.each(['ENOSPC', 'EROFS', 'EACCES', 'EXDEV', 'EMFILE', 'ENOTDIR'])(
    '%s of the machine is reported with its path, the remedy and what is safe',
    (code) => {
      const lines = describeSystemError(
        failure(code, '.dist.0123456789abcdef.nebel/site/teams/red/index.html'),
        language,
        shown,
      )?.split('\n');
      expect(lines).toHaveLength(4);
      expect(lines?.[0]).toMatch(new RegExp(`^✘ .*\\bdist/teams/red/index\\.html\\b.* \\(${code}\\)$`));
      expect(lines?.[1]?.slice(0, 2 + words.labelWidth).trim()).toBe(words.fix);
      expect(lines?.[2]?.trim()).toBe(words.systemErrors.whole);
    },
  );

  test('without a path is about the output of the command', () => {
    expect(describeSystemError(failure('ENOSPC'), language, shown)).toContain(words.systemErrors.printed);
  });

  test.each([failure('EEXIST', 'a'), failure('ENOENT', 'a'), undefined, 'text'])(
    'does not include a bug in nebel: %s',
    (error) => expect(describeSystemError(error, language, shown)).toBeUndefined(),
  );
});
