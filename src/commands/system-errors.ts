import type { CommandWords, SystemErrorWords } from '../messages/messages.ts';
import { lockOf, OutputError } from '../output/lock.ts';
import { displayPath } from './log.ts';

/** System error codes that the user can act on. */
const KINDS: Readonly<Record<string, keyof SystemErrorWords['kinds']>> = {
  ENOSPC: 'full',
  EDQUOT: 'quota',
  EROFS: 'readOnly',
  EACCES: 'denied',
  EPERM: 'denied',
  EBUSY: 'inUse',
  // In a container, a folder from its image cannot be renamed.
  EXDEV: 'inUse',
  EMFILE: 'tooManyFiles',
  ENFILE: 'tooManyFiles',
  ENAMETOOLONG: 'nameTooLong',
  EFBIG: 'tooLarge',
  EIO: 'broken',
};

/** Describes a system error that users can fix themselves. Returns undefined for every other error. */
export function describeSystemError(
  error: unknown,
  { systemErrors, fix, labelWidth }: CommandWords,
): string | undefined {
  const [what, remedy] = explain(error, systemErrors) ?? [];
  if (what === undefined) return undefined;
  return [`✘ ${what}`, `  ${fix.padEnd(labelWidth)}${remedy}`, `  ${systemErrors.whole}`, ''].join('\n');
}

function explain(error: unknown, { kinds, printed, output }: SystemErrorWords): readonly [string, string] | undefined {
  if (error instanceof OutputError) return explainOutputError(error, output);
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  const kind = Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  if (kind === undefined) return undefined;
  const { what, fix } = kinds[kind];
  return [`${what(path === undefined ? printed : displayPath(path).replace(TEMPORARY_NAME, '$1'))} (${code})`, fix];
}

function explainOutputError(
  { kind, path, holder }: OutputError,
  words: SystemErrorWords['output'],
): readonly [string, string] {
  const out = displayPath(path);
  if (kind !== 'busy') return [words[kind].what(out), words[kind].fix];
  if (!holder) return [words.locked.what(out, displayPath(lockOf(path))), words.locked.fix];
  return [words.busy.what(out, { ...holder, since: new Date(holder.since) }), words.busy.fix];
}

/** Temporary names of files. The group captures the final name. */
const TEMPORARY_NAME =
  /\.([^/]+)\.(?:lock|[0-9a-f]{16})\.nebel(?:\/(?:site|old|lock|nebel-owner\.json(?:\.part)?)(?=\/|$))?(?=\/|$)/;
