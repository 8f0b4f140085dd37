/** Pages that get another address or are taken from the site, with all that follows from it in other files. */
import { correct, isCorrectable } from '../correct.ts';
import { groupBy } from '../lib/collections.ts';
import { hasErrors, type Problem } from '../problems/problem.ts';
import { readContent } from '../read-content.ts';
import { addAddresses, addFate, type Fate, isListed, withoutFate } from '../url-history/edit-ledger.ts';
import type { Desk, DeskOptions } from './desk.ts';
import { freeFile } from './pages.ts';
import type { NameProblem, Question } from './protocol.ts';
import { findingOf, keyOf, type Tried } from './try-out.ts';

/** How often links are followed up: a link that was put right may uncover another one behind it. */
const MOST_ROUNDS = 3;

/**
 * All files as they would be if a page were renamed or removed: its old address leads on, and links and references follow.
 * Nothing is written. Undefined for what is no page, or one of a kind of which there is only one.
 */
export function tryMove(
  desk: Desk,
  move: Extract<Question, { kind: 'rename' | 'remove' }>,
  options: DeskOptions,
): Tried | NameProblem | undefined {
  const { site, content } = desk;
  const page = content.sound.routes.find(({ entry }) => entry.source.file === move.file);
  const type = page?.entry.type;
  const text = desk.file(move.file)?.source.text;
  if (!page || text === undefined || !type?.files.includes('*')) return undefined;
  const target = move.kind === 'rename' ? freeFile(options.root, type, move.name) : undefined;
  if (typeof target === 'object') return target;
  const next = move.kind === 'rename' ? type.url(move.name) : move.to;
  const gone = { gone: true, ...(move.kind === 'remove' && move.reason && { reason: move.reason }) } as const;

  const texts = new Map<string, string | undefined>([[move.file, undefined]]);
  if (target !== undefined) texts.set(target, text);
  const textBefore = (file: string) => content.files.find((each) => each.file === file)?.source?.text;
  const ledger = content.sound.ledger?.file ?? '';
  const listed = textBefore(ledger);
  if (listed !== undefined)
    texts.set(ledger, withFate(listed, page.url, next === undefined ? gone : { redirect: next }));

  const read = () => readContent(site, { ...options, instead: texts });
  let after = read();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const stale = groupBy(after.problems.filter(isStale), ({ place }) => place.file);
    for (const [file, found] of stale) texts.set(file, correct(texts.get(file) ?? textBefore(file) ?? '', found).text);
    if (stale.size === 0) break;
    after = read();
  }
  // What was never published needs no way on; it was named there only so that links could follow.
  if (listed !== undefined && !isListed(listed, page.url)) texts.delete(ledger);

  const before = new Set(content.problems.map(keyOf));
  const formerly = (found: Problem) =>
    found.place.file === target ? { ...found, place: { ...found.place, file: move.file } } : found;
  const problems = after.problems.filter((found) => !before.has(keyOf(formerly(found))));
  return {
    outcome: hasErrors(problems) ? 'refused' : 'fine',
    files: [...texts].map(([file, wanted]) => ({ file, before: textBefore(file), after: wanted })),
    findings: problems.map((found) => findingOf(found, '', options.language, desk, after.files)),
    url: next ?? '/',
  };
}

/** True for a link or reference that an address in the ledger leads on from. */
const isStale = (found: Problem) =>
  (found.code === 'link-unknown' || found.code === 'reference-unknown') && isCorrectable(found);

function withFate(ledger: string, url: string, fate: Fate): string {
  const next = 'redirect' in fate ? withoutFate(ledger, fate.redirect) : ledger;
  return addFate(isListed(next, url) ? next : addAddresses(next, [url]), url, fate) ?? next;
}
