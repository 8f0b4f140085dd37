/** What the site would be after a change, before anything is written. */
import { basename } from 'node:path';
import { type Cache, NO_CACHE } from '../cache.ts';
import { filesMatch } from '../lib/file-pattern.ts';
import { pointerSegments, valueAt } from '../lib/json-pointer.ts';
import { fieldAt, fieldsOf, formOf } from '../lib/json-schema.ts';
import { isSlug } from '../lib/slug.ts';
import { openDatasets } from '../load/datasets.ts';
import { readText, sourceIn } from '../load/source.ts';
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
import { rulesOf } from '../validate/examine.ts';
import { checkSpelling } from '../validate/spelling.ts';
import { type Desk, type DeskOptions, type ReadFile, type Tried, versionOf } from './desk.ts';
import { type Edit, type Finding, NO_VERSION } from './protocol.ts';
import { type Change, splitPointer } from './yaml/change.ts';
import { fileText, splice } from './yaml/splice.ts';

/** Makes the changes to the text of a file, and judges the site as it then would be. Nothing is written. */
export function tryOut(
  site: SiteDefinition,
  desk: Desk,
  { file, version, changes }: Edit,
  options: DeskOptions,
  speller: Speller | undefined,
): Tried {
  const found = desk.file(file);
  const text = found ? changedText(desk, found, version, changes) : newText(site, file, version, changes);
  if (text === undefined) return { outcome: 'conflict' };
  const after = readContent(site, { ...options, instead: new Map([[file, text]]) });
  // What was wrong before must not keep anybody from mending something else.
  const before = new Set(desk.content.problems.map(keyOf));
  const isNew = (each: Problem) => !before.has(keyOf(each));
  const touched = changes.flatMap((each) =>
    each.op === 'set' ? each.pointer : each.op === 'add' ? `${each.pointer}/${each.index}` : [],
  );
  const isHere = ({ place }: Problem) =>
    place.file === file && touched.some((pointer) => `${place.pointer ?? ''}/`.startsWith(`${pointer}/`));
  const claimed = after.files.find((each) => each.file === file);
  const spelled =
    speller && claimed ? misspelledIn(site, claimed, text, speller, options.cache ?? NO_CACHE).filter(isHere) : [];
  const problems = [...after.problems.filter((each) => isNew(each) || isHere(each)), ...spelled];
  return {
    outcome: hasErrors(problems) ? 'refused' : 'fine',
    files: [{ file, before: found?.source.text, after: text }],
    findings: problems.map((each) => findingOf(each, file, options.language, desk, after.files)),
  };
}

function changedText(desk: Desk, found: ReadFile, version: string, changes: readonly Change[]): string | undefined {
  const { text, value } = found.source;
  if (versionOf(text) !== version) return undefined;
  const { schemas } = desk.maker;
  const orderOf = (pointer: string) => {
    const holder = desk.fieldAt(found, pointer);
    const form = holder && formOf(schemas, holder, valueAt(value, pointer));
    return form ? fieldsOf(schemas, form).map(([key]) => key) : [];
  };
  return changes.reduce<string | undefined>(
    (before, change) => before && splice(before, withoutEmptyList(desk, found, before, change), orderOf),
    text,
  );
}

/** With its last entry a list goes that need not be there: none of them may be empty. */
function withoutEmptyList(
  { maker: { schemas } }: Desk,
  { file, type }: ReadFile,
  text: string,
  change: Change,
): Change {
  const { value } = readText(file, text);
  const { parent } = splitPointer(change.pointer);
  const list = valueAt(value, parent);
  if (change.op !== 'remove' || !Array.isArray(list) || list.length > 1) return change;
  const holder = splitPointer(parent);
  const group = fieldAt(schemas, type.schema, value, pointerSegments(holder.parent));
  const form = group && formOf(schemas, group, valueAt(value, holder.parent));
  const required = (form?.schema.required ?? []) as readonly string[];
  return form?.schema.properties && !required.includes(holder.name) ? { op: 'remove', pointer: parent } : change;
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

/** A finding as an editor sees it, with the titles of fields. `files` are those it was found in. */
export function findingOf(
  found: Problem,
  file: string,
  language: Language,
  desk: Desk,
  files: readonly LoadedFile[],
): Finding {
  const { severity, place } = found;
  const { pointer } = place;
  const isOwn = place.file === file;
  const its = files.find((each): each is ReadFile => each.file === place.file && each.source !== undefined);
  const { message, why, fix } = describe(titled(found, desk, its), language);
  const titles = pointer === undefined ? [] : desk.titles(its, pointer).slice(isOwn ? 1 : 0);
  const canBeOpened = isOwn || desk.file(place.file) !== undefined;
  return {
    severity,
    message,
    why,
    fix,
    ...(!isOwn && { place: `${place.file}:${place.range?.line ?? 1}` }),
    ...(pointer && canBeOpened && { field: { file: place.file, pointer, title: titles.filter(Boolean).join(' › ') } }),
  };
}

/** The last titles on the way to a field that a sentence names. */
const NAMED = 2;

/** The same with fields named by their titles. The paths that files need say nothing to those who see forms. */
function titled(found: Problem, desk: Desk, file: ReadFile | undefined): Problem {
  const titleOf = (path: string) => {
    const [, ...titles] = desk.titles(file, pointerOfPath(path));
    return titles.length > 0 && titles.every(Boolean) ? titles.slice(-NAMED).join(' › ') : path;
  };
  const params = Object.entries(found.params).map(([name, value]) => [
    name,
    PATHS.includes(name) && typeof value === 'string' ? titleOf(value) : value,
  ]);
  return { ...found, params: Object.fromEntries(params) };
}

/** Params that are paths of fields, such as `prices.tiers[2].id`. */
const PATHS = ['path', 'before', 'of'];

/** What knows the words of a site. Reading a dictionary takes a second, so it is kept until words are accepted. */
export function spellerKeeper(root: string): (site: SiteDefinition) => Promise<Speller | undefined> {
  let kept: { readonly accepted: string; readonly speller: Promise<Speller | undefined> } | undefined;
  return async (site) => {
    const { spelling, templates } = site;
    if (!spelling) return undefined;
    const accepted = [...readWordList(wordListOf(spelling, root))].join('\n');
    if (kept?.accepted !== accepted) {
      const { read } = openDatasets(site, root, NO_CACHE);
      kept = { accepted, speller: openSpeller(spelling, templates, root, read) };
    }
    return kept.speller;
  };
}

/** Words of a file with this text that are in no dictionary. */
function misspelledIn(
  site: SiteDefinition,
  { file, slug, type }: LoadedFile,
  text: string,
  speller: Speller,
  cache: Cache,
): readonly Problem[] {
  const rules = rulesOf(site);
  // It was read a moment ago, to be judged together with all others.
  const { value, examined } = cache.get('file', [rules.key, file, text], () =>
    readFile({ file, slug, type, text }, rules),
  );
  if (!examined) return [];
  const source = sourceIn({ file, slug, type }, text, value);
  return checkSpelling([{ notes: examined.notes, source }], speller);
}
