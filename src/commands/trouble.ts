import type { CommandWords } from '../messages/messages.ts';
import type { TroubleKind } from '../messages/trouble/words.ts';
import { shown } from './shown.ts';

/** What the system answers when it is the machine that is in the way, and no mistake of ours. */
const KINDS: Readonly<Record<string, TroubleKind>> = {
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
export function describeTrouble(error: unknown, { trouble, fix, labelWidth }: CommandWords): string | undefined {
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  const kind = Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  if (kind === undefined) return undefined;
  const { what, fix: remedy } = trouble.kinds[kind];
  return [
    `✘ ${what(path === undefined ? trouble.printed : named(path))} (${code})`,
    `  ${fix.padEnd(labelWidth)}${remedy}`,
    `  ${trouble.whole}`,
    '',
  ].join('\n');
}

/** As people know it: from where they are, and without the names under which things lie until they are whole. */
const named = (path: string) => shown(path).replace(/\.(next|old|gone)-\d+(?=\/|$)/, '');
