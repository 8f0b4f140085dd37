/** Renames and removes pages, and updates the links and references in other files. */

import { type Finding, hasErrors } from '../../base/findings/finding.ts';
import { groupBy } from '../../base/lib/collections.ts';
import { entriesOf } from '../../base/lib/ledger.ts';
import {
  addAddresses,
  addFate,
  correct,
  type Fate,
  isCorrectable,
  isListed,
  withoutFate,
} from '../../content/content.ts';
import { findingOf } from './describe-finding.ts';
import type { EditableSite, EditOptions } from './editable-site.ts';
import { newFilePath } from './pages.ts';
import type { EditRequest, NameProblem } from './protocol.ts';
import { filesIn, isNewTo, readChanged, type Trial, textBefore } from './try-out.ts';
import { textOnDisk, textToChange } from './typing-slips.ts';

/** Correcting a link can reveal another broken one behind it. */
const MAX_ROUNDS = 3;

/**
 * Returns all files as they would be after renaming or removing a page, with its old addresses redirected, and links and
 * references updated. Writes nothing. It is a conflict if there is no such page by now.
 */
export function tryMove(
  editable: EditableSite,
  move: Extract<EditRequest, { kind: 'rename' | 'remove' }>,
  options: EditOptions,
): Trial | NameProblem {
  const { content } = editable;
  const page = editable.routeOf(move.file);
  const type = page?.entry.type;
  const source = editable.file(move.file)?.source;
  if (!page || source === undefined || !type?.files.includes('*')) return { outcome: 'conflict' };
  const target = move.kind === 'rename' ? newFilePath(options.root, type, move.name) : undefined;
  if (typeof target === 'object') return target;
  const next = move.kind === 'rename' ? type.url(move.name) : move.to;
  const gone = { gone: true, ...(move.kind === 'remove' && move.reason && { reason: move.reason }) } as const;
  const fate: Fate = next === undefined ? gone : { redirect: next };

  const texts = new Map<string, string | undefined>([[move.file, undefined]]);
  // A page is moved as it is, with its slips.
  if (target !== undefined) texts.set(target, textOnDisk(source));
  const { file: ledger = '', source: ledgerSource } = content.fromValidFiles.ledger ?? {};
  const entries = ledgerSource ? entriesOf(ledgerSource) : [];
  const former = entries.flatMap(({ url, redirect }) => (redirect === page.url && url !== next ? [url] : []));
  const redirectFrom = (urls: readonly string[]) => {
    if (!ledgerSource) return;
    texts.set(
      ledger,
      urls.reduce((text, url) => withFate(text, url, fate), textToChange(ledgerSource)),
    );
  };
  const read = () => readChanged(editable, texts, options);
  redirectFrom([page.url, ...former]);
  let after = read();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const stale = groupBy(after.findings.filter(isStale), ({ place }) => place.file);
    for (const [file, found] of stale)
      texts.set(file, correct(texts.get(file) ?? textBefore(editable, file) ?? '', found).text);
    if (stale.size === 0) break;
    after = read();
  }
  // An address that visitors do not know needs no redirect. It had one only so that links could be corrected.
  const own = entries.find(({ url }) => url === page.url);
  if (!own || (page.unpublished && (own.redirect || own.gone))) {
    redirectFrom(former);
    after = read();
  }

  const findings = after.findings.filter(isNewTo(content, target === undefined ? undefined : [move.file, target]));
  return {
    outcome: hasErrors(findings) ? 'refused' : 'fine',
    files: filesIn(editable, texts),
    findings: findings.map((found) => findingOf(found, '', options.language, editable, after.files)),
    url: next ?? '/',
  };
}

/** True for a link or reference that the ledger redirects. */
const isStale = (found: Finding) =>
  (found.code === 'link-unknown' || found.code === 'reference-unknown') && isCorrectable(found);

function withFate(ledger: string, url: string, fate: Fate): string {
  const listed = isListed(ledger, url) ? withoutFate(ledger, url) : addAddresses(ledger, [url]);
  return addFate(listed, url, fate) ?? listed;
}
