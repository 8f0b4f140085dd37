/** Explains errors of the system that users can mend themselves, such as a full disk. */
import type { Obstacle } from '../findings/failure.ts';
import { REPORT_WORDS } from '../findings/words.ts';
import { ownValue } from '../lib/collections.ts';
import { type Language, wordsIn } from '../words.ts';
import { lockOf, OutputError } from './lock.ts';
import { SYSTEM_ERROR_WORDS, type SystemErrorWords } from './words.ts';

/** System error codes that the user can act on. */
const KINDS: Readonly<Record<string, keyof SystemErrorWords['kinds']>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'denied',
  EPERM: 'denied',
  EBUSY: 'inUse',
  // In a container, a folder from its image cannot be renamed.
  EXDEV: 'inUse',
  EMFILE: 'tooManyFiles',
  ENFILE: 'tooManyFiles',
  ENOTDIR: 'notFolder',
  ENAMETOOLONG: 'nameTooLong',
  EFBIG: 'tooLarge',
  EIO: 'broken',
  ERR_OUTSIDE_DATA: 'outside',
};

/** Formats a path for users. */
type DisplayPath = (path: string) => string;

/** Describes a system error that users can fix themselves, for a terminal. Returns undefined for every other error. */
export function describeSystemError(error: unknown, language: Language, displayPath: DisplayPath): string | undefined {
  const explained = explainSystemError(error, language, displayPath);
  if (!explained) return undefined;
  const { fix, labelWidth } = wordsIn(REPORT_WORDS, language);
  return [
    `✘ ${explained.what}`,
    `  ${fix.padEnd(labelWidth)}${explained.fix}`,
    `  ${SYSTEM_ERROR_WORDS.whole[language]}`,
    '',
  ].join('\n');
}

/** Returns what happened and the remedy for a command line. Returns undefined for an error that users cannot mend. */
export function explainSystemError(error: unknown, language: Language, displayPath: DisplayPath): Obstacle | undefined {
  const { kinds, printed, output } = wordsIn(SYSTEM_ERROR_WORDS, language);
  if (error instanceof OutputError) return explainOutputError(error, output, displayPath);
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  const kind = ownValue(KINDS, code);
  if (kind === undefined) return undefined;
  const { what, fix } = kinds[kind];
  const where = path === undefined ? printed : displayPath(path).replace(TEMPORARY_NAME, '$1');
  return { what: `${what(where)} (${code})`, fix };
}

function explainOutputError(
  { kind, path, holder }: OutputError,
  words: SystemErrorWords['output'],
  displayPath: DisplayPath,
): Obstacle {
  const out = displayPath(path);
  if (kind !== 'busy') return { what: words[kind].what(out), fix: words[kind].fix };
  if (!holder) return { what: words.locked.what(out, displayPath(lockOf(path))), fix: words.locked.fix };
  return { what: words.busy.what(out, { ...holder, since: new Date(holder.since) }), fix: words.busy.fix };
}

/** Temporary names of files. The group captures the final name. */
const TEMPORARY_NAME =
  /\.([^/]+)\.(?:lock|[0-9a-f]{16})\.nebel(?:\/(?:site|old|lock|nebel-owner\.json(?:\.part)?)(?=\/|$))?(?=\/|$)/;
