/** Lists and searches the pages of a site, and prepares new ones. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPageType } from '../../api/page-entry.ts';
import type { PageType } from '../../api/template-api.ts';
import { rootField } from '../../base/lib/json-schema.ts';
import { isSlug, slugFor } from '../../base/lib/paths.ts';
import { existingContent } from '../../content/content.ts';
import { type EditableSite, type EditOptions, nameOf } from './editable-site.ts';
import { formFor } from './form.ts';
import { lastChanged } from './git.ts';
import { type FoundText, type NameProblem, type NewPage, NO_VERSION, type PageList } from './protocol.ts';

/** Lists all pages, sorted by address. */
export async function listPages({ site, scope, content }: EditableSite, root: string): Promise<PageList> {
  const days = await lastChanged(root);
  const count = (file: string, severity: string) =>
    content.problems.filter((each) => each.place.file === file && each.severity === severity).length;
  const fileInfo = (file: string) => ({ file, errors: count(file, 'error'), warnings: count(file, 'warning') });
  const pages = content.fromValidFiles.routes.map(({ url, entry, unpublished }) => ({
    url,
    title: nameOf(entry),
    ...fileInfo(entry.source.file),
    unpublished: unpublished && (unpublished.kind === 'scheduled' ? { from: unpublished.from } : {}),
    isMovable: entry.type.files.includes('*'),
    changed: days.get(entry.source.file),
  }));
  // Files with errors that keep them from becoming pages.
  const broken = content.files.flatMap(({ file, type, slug }) =>
    isPageType(type) && !pages.some((each) => each.file === file)
      ? [{ url: type.url(slug), title: file, ...fileInfo(file), isMovable: false }]
      : [],
  );
  const types = site.pageTypes.filter(({ files }) => files.includes('*'));
  return {
    pages: [...pages, ...broken].toSorted((a, b) => (a.url < b.url ? -1 : 1)),
    types: types.map(({ name, schema }) => ({
      value: name,
      label: String(rootField(scope.schemas, schema).schema.title ?? name),
    })),
  };
}

const MAX_RESULTS = 40;

/** Finds texts in all files, ignoring case. */
export function searchTexts(editable: EditableSite, words: string): readonly FoundText[] {
  const query = words.toLocaleLowerCase();
  return editable
    .files()
    .flatMap((file) => editable.shownFields(file).filter(({ text }) => text.toLocaleLowerCase().includes(query)))
    .slice(0, MAX_RESULTS)
    .map((each) => ({ ...each, title: editable.titleOf(each.file, each.pointer) }));
}

/** Returns the form of a new page, a draft filled in by the starter of its type. Returns undefined for an unknown type. */
export function prepareNewPage(
  editable: EditableSite,
  typeName: string,
  name: string,
  options: EditOptions,
): NewPage | undefined {
  const type = editable.site.pageTypes.find((each) => each.name === typeName && each.files.includes('*'));
  if (!type) return undefined;
  const file = newFilePath(options.root, type, name);
  if (typeof file === 'object') return file;
  const root = rootField(editable.scope.schemas, type.schema);
  const [starter] = type.starters?.(name, existingContent(options.root, options.today ?? '', editable.files())) ?? [];
  const draft = 'draft' in ((root.schema.properties ?? {}) as object) ? { draft: true } : {};
  const form = formFor(editable.scope, root, { ...(starter?.data as object), ...draft }, '');
  const response = { version: NO_VERSION, form, path: [file], ...editable.insertionsFor() };
  return { file, url: type.url(name), response };
}

/** Returns the path of a new file for a page, or why the page cannot have this name. */
export function newFilePath(root: string, type: PageType, name: string): string | NameProblem {
  const file = `data/${type.files.replace('*', name)}`;
  const isTaken = (slug: string) => existsSync(join(root, `data/${type.files.replace('*', slug)}`));
  if (isSlug(name)) return isTaken(name) ? { problem: 'exists', file } : file;
  const suggestion = slugFor(name);
  return {
    problem: 'name',
    file,
    suggestion: suggestion !== undefined && isTaken(suggestion) ? undefined : suggestion,
  };
}
