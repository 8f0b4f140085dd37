import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addAddresses, firstLedger } from '../ledger/add-addresses.ts';
import type { KeptLedger } from '../ledger/keep-ledger.ts';
import { replaceFile } from '../output/replace-file.ts';
import type { Source } from '../types.ts';
import type { CommandContext } from './context.ts';

/**
 * Adds to the list of all addresses what a build found missing there, so that nobody has to.
 *
 * @returns how many were added: none if somebody has changed the file meanwhile
 */
export function writeLedger(root: string, ledger: KeptLedger | undefined, { words }: CommandContext): number {
  if (!ledger || ledger.unlisted.length === 0) return 0;
  const { file, source, unlisted } = ledger;
  const path = join(root, file);
  if (!isAsRead(path, source)) return 0;
  const text = source ? addAddresses(source.text, unlisted) : firstLedger(words.ledger.head, unlisted);
  replaceFile(path, text);
  return unlisted.length;
}

/** False if somebody has changed the file since the build read it. Then the next build adds what is still missing. */
function isAsRead(path: string, source: Source | undefined): boolean {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '') === source?.text;
  } catch {
    // It is not there, or not ours to read.
    return source === undefined;
  }
}
