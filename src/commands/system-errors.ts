import type { CommandWords, SystemErrorWords } from '../messages/messages.ts';
import { lockOf, OutputError } from '../output/lock.ts';
import { shown } from './log.ts';

/** Codes of the system that mean that the machine is in the way. */
const KINDS: Readonly<Record<string, keyof SystemErrorWords['kinds']>> = {
  ENOSPC: 'full',
  EDQUOT: 'quota',
  EROFS: 'readOnly',
  EACCES: 'denied',
  EPERM: 'denied',
  EBUSY: 'inUse',
  // A folder of an image below a container cannot be renamed.
  EXDEV: 'inUse',
  EMFILE: 'tooManyFiles',
  ENFILE: 'tooManyFiles',
  ENAMETOOLONG: 'nameTooLong',
  EFBIG: 'tooLarge',
  EIO: 'broken',
};

/** What to say about an error of the system that people can mend themselves. Undefined for every other error. */
export function describeSystemError(
  error: unknown,
  { systemErrors, fix, labelWidth }: CommandWords,
): string | undefined {
  const [what, remedy] = told(error, systemErrors) ?? [];
  if (what === undefined) return undefined;
  return [`✘ ${what}`, `  ${fix.padEnd(labelWidth)}${remedy}`, `  ${systemErrors.whole}`, ''].join('\n');
}

function told(error: unknown, { kinds, printed, output }: SystemErrorWords): readonly [string, string] | undefined {
  if (error instanceof OutputError) return toldOfOutput(error, output);
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  const kind = Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  if (kind === undefined) return undefined;
  const { what, fix } = kinds[kind];
  return [`${what(path === undefined ? printed : named(path))} (${code})`, fix];
}

function toldOfOutput(
  { kind, path, holder }: OutputError,
  words: SystemErrorWords['output'],
): readonly [string, string] {
  const out = shown(path);
  if (kind !== 'busy') return [words[kind].what(out), words[kind].fix];
  if (!holder) return [words.locked.what(out, shown(lockOf(path))), words.locked.fix];
  return [words.busy.what(out, { ...holder, since: new Date(holder.since) }), words.busy.fix];
}

/** Temporary names of files, with the final name as a group. */
const UNTIL_WHOLE =
  /\.([^/]+)\.(?:lock|[0-9a-f]{16})\.nebel(?:\/(?:site|old|lock|nebel-owner\.json(?:\.part)?)(?=\/|$))?(?=\/|$)/;

const named = (path: string) => shown(path).replace(UNTIL_WHOLE, '$1');
