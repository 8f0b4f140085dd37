/** What the site would be after a change, before anything is written. */
import { basename } from 'node:path';
import { NO_CACHE } from '../cache.ts';
import { pointerSegments, valueAt } from '../lib/json-pointer.ts';
import { type Field, fieldAt, fieldsOf, formOf } from '../lib/json-schema.ts';
import { filesMatch, isSlug } from '../lib/paths.ts';
import { openDatasets } from '../load/datasets.ts';
import { readText } from '../load/source.ts';
import type { Language } from '../messages/messages.ts';
import { describe } from '../problems/describe.ts';
import { pointerOfPath } from '../problems/locate.ts';
import { hasErrors, type Problem } from '../problems/problem.ts';
import { readContent } from '../read-content.ts';
import { readFile } from '../read-file.ts';
import { openSpeller } from '../spelling/speller.ts';
import { readWordList, wordListOf } from '../spelling/word-list.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { LoadedFile, Speller } from '../types.ts';
import { type Rules, rulesOf } from '../validate/examine.ts';
import { checkSpelling } from '../validate/spelling.ts';
import { type Desk, type DeskOptions, type ReadFile, versionOf } from './desk.ts';
import { type Edit, type EditAnswer, type Finding, NO_VERSION } from './protocol.ts';
import { type Change, splitPointer } from './yaml/change.ts';
import { fileText, splice } from './yaml/splice.ts';

/** What a change would make of the files. */
export type Tried =
  | (Extract<EditAnswer, { findings: unknown }> & { readonly files: readonly FileChange[] })
  | Extract<EditAnswer, { outcome: 'conflict' }>;

/** What a file says before and after a change. Undefined where it is not there. */
export interface FileChange {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Makes the changes to the text of a file, and judges the site as it then would be. Nothing is written. */
export function tryOut(
  desk: Desk,
  { file, version, changes }: Edit,
  options: DeskOptions,
  speller: Speller | undefined,
): Tried {
  const { site, content } = desk;
  const found = desk.file(file);
  const text = found ? changedText(desk, found, version, changes) : newText(site, file, version, changes);
  if (text === undefined) return { outcome: 'conflict' };
  const { files, problems } = readContent(site, { ...options, instead: new Map([[file, text]]) });
  // What was wrong before must not keep an editor from mending something else.
  const before = new Set(content.problems.map(keyOf));
  const isNew = (each: Problem) => !before.has(keyOf(each));
  const touched = changes.flatMap((each) =>
    each.op === 'set' ? each.pointer : each.op === 'add' ? `${each.pointer}/${each.index}` : [],
  );
  const isHere = ({ place }: Problem) =>
    place.file === file && touched.some((pointer) => `${place.pointer ?? ''}/`.startsWith(`${pointer}/`));
  const { cache = NO_CACHE } = options;
  const misspelled = speller ? misspelledIn(files, file, rulesOf(site, cache), speller) : [];
  const findings = [...problems.filter((each) => isNew(each) || isHere(each)), ...misspelled.filter(isHere)];
  return {
    outcome: hasErrors(findings) ? 'refused' : 'fine',
    files: [{ file, before: found?.source.text, after: text }],
    findings: findings.map((each) => findingOf(each, file, options.language, desk, files)),
  };
}

function changedText(desk: Desk, found: ReadFile, version: string, changes: readonly Change[]): string | undefined {
  const { schemas } = desk.maker;
  const { file, type, source } = found;
  if (versionOf(source.text) !== version) return undefined;
  const shapeAt = (value: unknown, pointer: string): Field | undefined => {
    const field = fieldAt(schemas, type.schema, value, pointerSegments(pointer));
    return field && formOf(schemas, field, valueAt(value, pointer));
  };
  const orderOf = (pointer: string) => {
    const shape = shapeAt(source.value, pointer);
    return shape ? fieldsOf(schemas, shape).map(([key]) => key) : [];
  };
  /** With its last entry a list goes that need not be there: none of them may be empty. */
  const withoutEmptyList = (text: string, change: Change): Change => {
    const { value } = readText(file, text);
    const list = splitPointer(change.pointer).parent;
    const entries = valueAt(value, list);
    if (change.op !== 'remove' || !Array.isArray(entries) || entries.length > 1) return change;
    const { parent, name } = splitPointer(list);
    const { properties, required = [] } = shapeAt(value, parent)?.schema ?? {};
    return properties && !(required as readonly string[]).includes(name) ? { op: 'remove', pointer: list } : change;
  };
  return changes.reduce<string | undefined>(
    (text, change) => text && splice(text, withoutEmptyList(text, change), orderOf),
    source.text,
  );
}

/** The text of a page that is not there yet: all of it is set at once. */
function newText(site: SiteDefinition, file: string, version: string, changes: readonly Change[]): string | undefined {
  const [change] = changes;
  const path = file.slice('data/'.length);
  const isFree =
    version === NO_VERSION && site.pageTypes.some(({ files }) => files.includes('*') && filesMatch(files, path));
  if (!isFree || !isSlug(basename(file, '.yaml')) || change?.op !== 'set') return undefined;
  return fileText(change.value);
}

/** Lines move, so what counts is what is said of which field. */
export const keyOf = ({ code, place, params }: Problem) => JSON.stringify([code, place.file, place.pointer, params]);

/**
 * A finding as an editor sees it, with the titles of fields.
 *
 * @param own the file that the editor sees, whose name need not be told; empty if there is none
 * @param files those it was found in
 */
export function findingOf(
  found: Problem,
  own: string,
  language: Language,
  desk: Desk,
  files: readonly LoadedFile[],
): Finding {
  const { severity, place } = found;
  const { file, pointer } = place;
  const isOwn = file === own;
  const its = files.find((each): each is ReadFile => each.file === file && each.source !== undefined);
  const titlesOf = (at: string) => (its ? desk.titles(its, at) : []);
  const { message, why, fix } = describe(withTitles(found, titlesOf), language);
  const canBeOpened = isOwn || desk.file(file) !== undefined;
  const title = titlesOf(pointer ?? '')
    .slice(isOwn ? 1 : 0)
    .filter(Boolean)
    .join(' › ');
  return {
    severity,
    message,
    why,
    fix,
    ...(!isOwn && { place: `${file}:${place.range?.line ?? 1}` }),
    ...(pointer && canBeOpened && { field: { file, pointer, title } }),
  };
}

/** Parameters that are paths of fields, such as `prices.tiers[2].id`. */
const PATHS = ['path', 'before', 'of'];

/** The same with fields named by their last two titles. The paths that files need say nothing to those who see forms. */
function withTitles(found: Problem, titlesOf: (pointer: string) => readonly string[]): Problem {
  const named = ([name, value]: [string, unknown]) => {
    const titles = PATHS.includes(name) && typeof value === 'string' ? titlesOf(pointerOfPath(value)).slice(1) : [];
    return [name, titles.length > 0 && titles.every(Boolean) ? titles.slice(-2).join(' › ') : value];
  };
  return { ...found, params: Object.fromEntries(Object.entries(found.params).map(named)) };
}

/** What knows the words of a site. Reading a dictionary takes a second, so it is kept until words are accepted. */
export function spellerKeeper(root: string): (site: SiteDefinition) => Promise<Speller | undefined> {
  let kept: { readonly accepted: string; readonly speller: Promise<Speller | undefined> } | undefined;
  return async (site) => {
    const { spelling, templates } = site;
    if (!spelling) return undefined;
    const accepted = readWordList(wordListOf(spelling, root)).join('\n');
    if (kept?.accepted !== accepted) {
      const { read } = openDatasets(site, root, NO_CACHE);
      kept = { accepted, speller: openSpeller(spelling, templates, root, read) };
    }
    return kept.speller;
  };
}

/** Words of a file that are in no dictionary. */
function misspelledIn(files: readonly LoadedFile[], name: string, rules: Rules, speller: Speller): readonly Problem[] {
  const { type, slug, source } = files.find(({ file }) => file === name) ?? {};
  if (!type || !source || slug === undefined) return [];
  const { examined } = readFile({ file: name, slug, type, text: source.text }, rules);
  return examined ? checkSpelling([{ notes: examined.notes, source }], speller) : [];
}
