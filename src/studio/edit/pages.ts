/** Lists and searches the pages of a site, and creates new ones. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPageType } from '../../api/page-entry.ts';
import type { PageType } from '../../api/template-api.ts';
import { hasErrors } from '../../base/findings/finding.ts';
import { compareText } from '../../base/lib/collections.ts';
import { parentPointer, stringsOf, valueAt } from '../../base/lib/json-pointer.ts';
import { isSlug, slugFor } from '../../base/lib/paths.ts';
import { readContent } from '../../content/content.ts';
import { findingOf } from './describe-finding.ts';
import { type EditableSite, type EditOptions, nameOf, replaceName } from './editable-site.ts';
import { lastChanged } from './git.ts';
import { shownFields } from './page-fields.ts';
import type { EditRequest, FoundText, ListedPage, NameProblem } from './protocol.ts';
import { isNewTo, type Trial } from './try-out.ts';
import { applyChanges, type Change } from './yaml/change.ts';
import { fileText } from './yaml/splice.ts';

/** Lists all pages, sorted by address. */
export async function listPages(editable: EditableSite, root: string): Promise<readonly ListedPage[]> {
  const { content } = editable;
  const days = await lastChanged(root);
  const count = (file: string, severity: string) =>
    content.findings.filter((each) => each.place.file === file && each.severity === severity).length;
  const fileInfo = (file: string) => ({ file, errors: count(file, 'error'), warnings: count(file, 'warning') });
  const pages = content.fromValidFiles.routes.map(({ url, entry, unpublished }) => ({
    url,
    title: nameOf(entry),
    type: editable.typeTitle(entry.type.schema),
    ...fileInfo(entry.source.file),
    unpublished: unpublished && (unpublished.kind === 'scheduled' ? { from: unpublished.from } : {}),
    isMovable: entry.type.files.includes('*'),
    changed: days.get(entry.source.file),
  }));
  // Files with errors that keep them from becoming pages.
  const broken = content.files.flatMap(({ file, type, slug }) => {
    if (!isPageType(type) || pages.some((each) => each.file === file)) return [];
    const own = { url: type.url(slug), title: slug, type: editable.typeTitle(type.schema), isMovable: false };
    return [{ ...own, ...fileInfo(file) }];
  });
  return [...pages, ...broken].toSorted((a, b) => compareText(a.url, b.url));
}

const MAX_RESULTS = 40;

/** Finds texts in all files, ignoring case. */
export function searchTexts(editable: EditableSite, words: string): readonly FoundText[] {
  const query = words.toLocaleLowerCase();
  const pageOf = (file: string) => {
    const route = editable.routeOf(file);
    return route && { title: nameOf(route.entry), url: route.url };
  };
  return editable
    .files()
    .flatMap((file) => shownFields(editable, file).filter(({ text }) => text.toLocaleLowerCase().includes(query)))
    .slice(0, MAX_RESULTS)
    .map((each) => ({ ...each, title: editable.titleOf(each.file, each.pointer), page: pageOf(each.file) }));
}

/** Returns the path of a new file for a page, or why the page cannot have this name. */
export function newFilePath(root: string, type: PageType, name: string): string | NameProblem {
  const file = `data/${type.files.replace('*', name)}`;
  const isTaken = (slug: string) => existsSync(join(root, `data/${type.files.replace('*', slug)}`));
  if (isSlug(name)) return isTaken(name) ? { problem: 'exists' } : file;
  const suggestion = slugFor(name);
  return { problem: 'name', suggestion: suggestion !== undefined && isTaken(suggestion) ? undefined : suggestion };
}

/**
 * Returns the file of a new draft: a copy of another page, in which the name of that page is replaced. Writes nothing.
 * It is a conflict if the other page cannot be copied by now.
 */
export function tryNewPage(
  editable: EditableSite,
  { like, name, title }: Extract<EditRequest, { kind: 'new' }>,
  options: EditOptions,
): Trial | NameProblem {
  const { site, content } = editable;
  const model = editable.routeOf(like)?.entry;
  if (!model?.type.files.includes('*')) return { outcome: 'conflict' };
  const { type, source } = model;
  const file = newFilePath(options.root, type, name);
  if (typeof file === 'object') return file;
  const renamed = stringsOf(source.value).flatMap(({ pointer, text }): readonly Change[] => {
    const value = replaceName(text, nameOf(model), title);
    return value === text ? [] : [{ op: 'set', pointer, value }];
  });
  const draftAfter = (changes: readonly Change[]) =>
    fileText(applyChanges(source.value, [...changes, { op: 'set', pointer: '/draft', value: true }]));
  const readAfter = (draft: string) => readContent(site, { ...options, replaced: new Map([[file, draft]]) });
  // A text for which the new name is too long is left to be filled in: it cannot be shortened before there is a page.
  const wrong = readAfter(draftAfter(renamed)).findings.flatMap(({ place, severity }) =>
    place.file === file && severity === 'error' ? (place.pointer ?? []) : [],
  );
  const omit = (pointer: string): Change => {
    const list = parentPointer(pointer);
    const entries = valueAt(source.value, list);
    return { op: 'remove', pointer: Array.isArray(entries) && entries.length === 1 ? list : pointer };
  };
  const text = draftAfter(renamed.map((change) => (wrong.includes(change.pointer) ? omit(change.pointer) : change)));
  const { files, findings } = readAfter(text);
  const caused = findings.filter(isNewTo(content));
  return {
    outcome: hasErrors(caused) ? 'refused' : 'fine',
    files: [{ file, before: undefined, after: text }],
    findings: caused.map((each) => findingOf(each, file, options.language, editable, files)),
    url: type.url(name),
  };
}
