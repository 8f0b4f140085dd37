/** Pages that get another address or are taken from the site, with all that follows from it in other files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { correct, isCorrectable } from '../correct.ts';
import { groupBy } from '../lib/group-by.ts';
import { isSlug, toSlug } from '../lib/slug.ts';
import { hasErrors, type Problem } from '../problems/problem.ts';
import { readContent } from '../read-content.ts';
import type { PageType } from '../template-api.ts';
import { addAddresses, addFate, type Fate, isListed, withoutFate } from '../url-history/edit-ledger.ts';
import type { Desk, DeskOptions, Tried } from './desk.ts';
import type { NameProblem, Question } from './protocol.ts';
import { findingOf, keyOf } from './try-out.ts';

export type Move = Extract<Question, { kind: 'rename' | 'remove' }>;

/** The file of a page of this name; or why it cannot be. */
export function freeFile(root: string, type: PageType, name: string): string | NameProblem {
  const file = `data/${type.files.replace('*', name)}`;
  if (!isSlug(name)) {
    const suggestion = toSlug(name);
    return { problem: 'name', file, ...(suggestion && { suggestion }) };
  }
  return existsSync(join(root, file)) ? { problem: 'exists', file } : file;
}

/** How often links are followed up: a link that was put right may uncover another one behind it. */
const MOST_ROUNDS = 3;

/**
 * All files as they would be if a page were renamed or removed: its old address leads on, and links and references follow.
 * Nothing is written. Undefined for what is no page, or one of a kind of which there is only one.
 */
export function tryMove(desk: Desk, move: Move, options: DeskOptions): Tried | NameProblem | undefined {
  const { site, content } = desk;
  const page = content.sound.routes.find(({ entry }) => entry.source.file === move.file);
  const type = page?.entry.type;
  const text = desk.file(move.file)?.source.text;
  if (!page || text === undefined || !type?.files.includes('*')) return undefined;
  const target = move.kind === 'rename' ? freeFile(options.root, type, move.name) : undefined;
  if (typeof target === 'object') return target;
  const url = move.kind === 'rename' ? type.url(move.name) : (move.to ?? '/');

  const texts = new Map<string, string | undefined>([[move.file, undefined]]);
  if (target !== undefined) texts.set(target, text);
  const textBefore = (file: string) => content.files.find((each) => each.file === file)?.source?.text;
  const textOf = (file: string) => (texts.has(file) ? texts.get(file) : textBefore(file));
  const ledger = content.sound.ledger?.file;
  const listed = ledger === undefined ? undefined : textBefore(ledger);
  if (ledger !== undefined && listed !== undefined) texts.set(ledger, withFate(listed, page.url, fateOf(move, url)));

  const read = () => readContent(site, { ...options, instead: texts });
  let after = read();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const stale = groupBy(after.problems.filter(isStale), ({ place }) => place.file);
    for (const [file, found] of stale) texts.set(file, correct(textOf(file) ?? '', found).text);
    if (stale.size === 0) break;
    after = read();
  }
  // What was never published needs no way on; it was named there only so that links could follow.
  if (ledger !== undefined && listed !== undefined && !isListed(listed, page.url)) texts.delete(ledger);

  const renamed = (file: string) => (file === target ? move.file : file);
  const before = new Set(content.problems.map(keyOf));
  const isNew = (found: Problem) =>
    !before.has(keyOf({ ...found, place: { ...found.place, file: renamed(found.place.file) } }));
  const problems = after.problems.filter(isNew);
  return {
    outcome: hasErrors(problems) ? 'refused' : 'fine',
    files: [...texts].map(([file, text]) => ({ file, before: textBefore(file), after: text })),
    findings: problems.map((found) => findingOf(found, '', options.language, desk, after.files)),
    url,
  };
}

/** True for a link or reference that an address in the ledger leads on from. */
const isStale = (found: Problem) =>
  (found.code === 'link-unknown' || found.code === 'reference-unknown') && isCorrectable(found);

function fateOf(move: Move, url: string): Fate {
  if (move.kind === 'rename' || move.to !== undefined) return { redirect: url };
  return { gone: true, ...(move.reason && { reason: move.reason }) };
}

function withFate(ledger: string, url: string, fate: Fate): string {
  const next = 'redirect' in fate ? withoutFate(ledger, fate.redirect) : ledger;
  return addFate(isListed(next, url) ? next : addAddresses(next, [url]), url, fate) ?? next;
}
