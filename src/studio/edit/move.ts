/** Renames and removes pages, and updates the links and references in other files. */

import { type Finding, hasErrors } from '../../base/findings/finding.ts';
import { groupBy } from '../../base/lib/collections.ts';
import {
  addAddresses,
  addFate,
  correct,
  type Fate,
  isCorrectable,
  isListed,
  readContent,
  withoutFate,
} from '../../content/content.ts';
import { findingOf } from './describe-finding.ts';
import type { EditableSite, EditOptions } from './editable-site.ts';
import { newFilePath } from './pages.ts';
import type { EditRequest, NameProblem } from './protocol.ts';
import { isNewTo, type Trial } from './try-out.ts';
import { textOnDisk, textToChange } from './typing-slips.ts';

/** Correcting a link can reveal another broken one behind it. */
const MAX_ROUNDS = 3;

/**
 * Returns all files as they would be after renaming or removing a page, with its old address redirected, and links and
 * references updated. Writes nothing. Returns undefined if the file is not a page, or its type allows only one.
 */
export function tryMove(
  editable: EditableSite,
  move: Extract<EditRequest, { kind: 'rename' | 'remove' }>,
  options: EditOptions,
): Trial | NameProblem | undefined {
  const { site, content } = editable;
  const page = editable.routeOf(move.file);
  const type = page?.entry.type;
  const source = editable.file(move.file)?.source;
  if (!page || source === undefined || !type?.files.includes('*')) return undefined;
  const target = move.kind === 'rename' ? newFilePath(options.root, type, move.name) : undefined;
  if (typeof target === 'object') return target;
  const next = move.kind === 'rename' ? type.url(move.name) : move.to;
  const gone = { gone: true, ...(move.kind === 'remove' && move.reason && { reason: move.reason }) } as const;

  const texts = new Map<string, string | undefined>([[move.file, undefined]]);
  // A page is moved as it is, with its slips.
  if (target !== undefined) texts.set(target, textOnDisk(source));
  const sourceOf = (file: string) => content.files.find((each) => each.file === file)?.source;
  const textBefore = (file: string) => {
    const found = sourceOf(file);
    return found && textOnDisk(found);
  };
  const ledger = content.fromValidFiles.ledger?.file ?? '';
  const ledgerSource = sourceOf(ledger);
  const ledgerText = ledgerSource && textToChange(ledgerSource);
  if (ledgerText !== undefined)
    texts.set(ledger, withFate(ledgerText, page.url, next === undefined ? gone : { redirect: next }));

  const read = () => readContent(site, { ...options, replaced: texts });
  let after = read();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const stale = groupBy(after.findings.filter(isStale), ({ place }) => place.file);
    for (const [file, found] of stale) texts.set(file, correct(texts.get(file) ?? textBefore(file) ?? '', found).text);
    if (stale.size === 0) break;
    after = read();
  }
  // An address that was never published needs no redirect. It was listed only so that links could be corrected.
  if (ledgerText !== undefined && !isListed(ledgerText, page.url)) texts.delete(ledger);

  const findings = after.findings.filter(isNewTo(content, target === undefined ? undefined : [move.file, target]));
  return {
    outcome: hasErrors(findings) ? 'refused' : 'fine',
    files: [...texts].map(([file, textAfter]) => ({ file, before: textBefore(file), after: textAfter })),
    findings: findings.map((found) => findingOf(found, '', options.language, editable, after.files)),
    url: next ?? '/',
  };
}

/** True for a link or reference that the ledger redirects. */
const isStale = (found: Finding) =>
  (found.code === 'link-unknown' || found.code === 'reference-unknown') && isCorrectable(found);

function withFate(ledger: string, url: string, fate: Fate): string {
  const next = 'redirect' in fate ? withoutFate(ledger, fate.redirect) : ledger;
  return addFate(isListed(next, url) ? next : addAddresses(next, [url]), url, fate) ?? next;
}
