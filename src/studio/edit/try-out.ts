/** Validates the site as it would be after a change, before anything is written. */

import type { SiteDefinition } from '../../api/template-api.ts';
import type { LoadedFile, Source, Speller } from '../../api/types.ts';
import { NO_CACHE } from '../../base/cache.ts';
import { type Finding, hasErrors } from '../../base/findings/finding.ts';
import { isStructural } from '../../base/findings/structural.ts';
import { valueAt } from '../../base/lib/json-pointer.ts';
import { alternativeOf, fieldsOf } from '../../base/lib/json-schema.ts';
import {
  type Content,
  checkSpelling,
  correct,
  type FileRules,
  fileRulesOf,
  isCorrectable,
  openDatasets,
  openSpeller,
  readContent,
  readFile,
  readText,
  readWordList,
  withoutFate,
  wordListOf,
} from '../../content/content.ts';
import { findingOf } from './describe-finding.ts';
import { type EditableSite, type EditOptions, type ReadableFile, versionOf } from './editable-site.ts';
import type { Edit, EditResult, FieldFinding } from './protocol.ts';
import { slipsIn, textOnDisk, textToChange } from './typing-slips.ts';
import type { Change } from './yaml/change.ts';
import { splice } from './yaml/splice.ts';

/** The outcome of a change, with the files that it would write. */
export type Trial =
  | (Extract<EditResult, { findings: unknown }> & { readonly files: readonly FileChange[] })
  | Extract<EditResult, { outcome: 'conflict' | 'impossible' }>;

/** The text of a file before and after a change. Undefined if the file does not exist. */
export interface FileChange {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Applies changes to the text of a file and validates the resulting site. Writes nothing. */
export function tryOut(
  editable: EditableSite,
  { file, version, changes }: Edit,
  options: EditOptions,
  speller: Speller | undefined,
): Trial {
  const { site, content } = editable;
  const found = editable.file(file);
  if (!found || versionOf(textOnDisk(found.source)) !== version) return { outcome: 'conflict' };
  const text = changedText(editable, found, changes);
  if (text === undefined) return { outcome: 'impossible' };
  const texts = new Map<string, string | undefined>([[file, text]]);
  const { files, findings } = readChanged(editable, texts, options);
  const isNew = isNewTo(content);
  const changedPointers = changes.flatMap((each) =>
    each.op === 'set' ? each.pointer : each.op === 'add' ? `${each.pointer}/${each.index}` : [],
  );
  const isAtChange = ({ place }: Finding) =>
    place.file === file && changedPointers.some((pointer) => `${place.pointer ?? ''}/`.startsWith(`${pointer}/`));
  const misspelled = speller ? misspellings(files, file, fileRulesOf(site), speller) : [];
  const after = files.find((each) => each.file === file)?.source;
  // What may be wrong in a draft may not be public.
  const becomesPublic = found.source.period.draft && after?.period.draft === false;
  const counts = (each: Finding) =>
    isNew(each) || isAtChange(each) || (becomesPublic && each.place.file === file && each.severity === 'error');
  const caused = [...findings.filter(counts), ...misspelled.filter(isAtChange)];
  const known = findings.filter((each) => each.place.file === file && !caused.includes(each));
  const described = (each: Finding): FieldFinding => {
    const suggestion = after && suggestionFor(each, after, file);
    return {
      ...findingOf(each, file, options.language, editable, files),
      ...(suggestion !== undefined && { suggestion }),
    };
  };
  const mended = slipsIn(found.source, content.findings);
  return {
    outcome: hasErrors(caused) ? 'refused' : 'fine',
    files: filesIn(editable, texts),
    version: versionOf(text),
    findings: [...caused, ...known].map(described),
    ...(mended.length > 0 && { mended: mended.map((each) => described(each).message) }),
  };
}

/**
 * Reads the site as it would be with other texts. A page that becomes public takes its address back from the ledger, where it
 * redirects or is gone since an earlier page left it: adds the text of the ledger for that.
 */
export function readChanged(
  { site, content }: EditableSite,
  texts: Map<string, string | undefined>,
  options: EditOptions,
): Content {
  const read = () => readContent(site, { ...options, replaced: texts });
  const after = read();
  const { file = '', source } = content.fromValidFiles.ledger ?? {};
  const taken = after.findings
    .filter(isNewTo(content))
    .flatMap((each) => (each.code === 'redirect-existing' ? [each.params.url] : []));
  if (!source || taken.length === 0) return after;
  texts.set(file, taken.reduce(withoutFate, texts.get(file) ?? textToChange(source)));
  return read();
}

/** Returns the text of a file on the disk, or undefined if there is no such file. */
export function textBefore({ content }: EditableSite, file: string): string | undefined {
  const source = content.files.find((each) => each.file === file)?.source;
  return source && textOnDisk(source);
}

/** Returns files before and after a change of their texts. */
export const filesIn = (editable: EditableSite, texts: ReadonlyMap<string, string | undefined>) =>
  [...texts].map(([file, after]): FileChange => ({ file, before: textBefore(editable, file), after }));

function changedText(editable: EditableSite, found: ReadableFile, changes: readonly Change[]): string | undefined {
  const { schemas } = editable;
  const { source } = found;
  const orderOf = (pointer: string) => {
    const field = editable.fieldAt(found, pointer);
    const form = field && alternativeOf(schemas, field, valueAt(source.value, pointer));
    return form ? fieldsOf(schemas, form).map(([key]) => key) : [];
  };
  return changes.reduce<string | undefined>(
    (text, change) => text && splice(text, change, orderOf),
    textToChange(source),
  );
}

/** Returns the text of a field with the correction that a finding states. */
function suggestionFor(found: Finding, { text, typed = text }: Source, file: string): string | undefined {
  const { pointer } = found.place;
  if (found.place.file !== file || pointer === undefined || !isCorrectable(found)) return undefined;
  const valueIn = (each: string) => valueAt(readText(file, each).value, pointer);
  const corrected = valueIn(correct(typed, [found]).text);
  return typeof corrected === 'string' && corrected !== valueIn(typed) ? corrected : undefined;
}

/** Identifies a finding before and after a change. Ignores its line, which can move. */
const keyOf = ({ code, place, params }: Finding) => JSON.stringify([code, place.file, place.pointer, params]);

/**
 * Returns a test for findings that a change causes. Earlier ones must not block it.
 *
 * @param renamed path before the change → path after it
 */
export function isNewTo({ findings }: Content, renamed?: readonly [before: string, after: string]) {
  const known = new Set(
    findings.map((each) => {
      const file = each.place.file === renamed?.[0] ? renamed[1] : each.place.file;
      return keyOf({ ...each, place: { ...each.place, file } });
    }),
  );
  return (found: Finding): boolean => !known.has(keyOf(found));
}

/** Loads the spelling checker of a site, which takes a second. Caches it until the accepted words change. */
export function spellerLoader(root: string): (site: SiteDefinition) => Promise<Speller | undefined> {
  let cached: { readonly acceptedWords: string; readonly speller: Promise<Speller | undefined> } | undefined;
  return async (site) => {
    const { spelling, templates } = site;
    if (!spelling) return undefined;
    const acceptedWords = readWordList(wordListOf(spelling, root)).join('\n');
    if (cached?.acceptedWords !== acceptedWords) {
      const { read } = openDatasets(site, root, NO_CACHE);
      cached = { acceptedWords, speller: openSpeller(spelling, templates, root, read) };
    }
    return cached.speller;
  };
}

/** Finds the misspelt words of a file. */
function misspellings(
  files: readonly LoadedFile[],
  name: string,
  rules: FileRules,
  speller: Speller,
): readonly Finding[] {
  const { type, slug, source } = files.find(({ file }) => file === name) ?? {};
  if (!type || !source || slug === undefined) return [];
  const { examined, findings } = readFile({ file: name, slug, type, text: source.text }, rules);
  return examined && !findings.some(isStructural) ? checkSpelling([{ notes: examined.notes, source }], speller) : [];
}
