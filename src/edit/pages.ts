/** All pages of a site, what is in them, and new ones. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootField } from '../lib/json-schema.ts';
import { isSlug, toSlug } from '../lib/paths.ts';
import { existingContent } from '../load/source.ts';
import { isPageType } from '../page-entry.ts';
import type { PageType } from '../template-api.ts';
import { type Desk, type DeskOptions, nameOf } from './desk.ts';
import { formFor } from './form.ts';
import { lastChanged } from './git.ts';
import { type FoundText, type NameProblem, type NewPage, NO_VERSION, type PageList } from './protocol.ts';

/** All pages in the order of their addresses. */
export async function pagesOf({ site, maker, content }: Desk, root: string): Promise<PageList> {
  const days = await lastChanged(root);
  const count = (file: string, severity: string) =>
    content.problems.filter((each) => each.place.file === file && each.severity === severity).length;
  const found = (file: string) => ({ file, errors: count(file, 'error'), warnings: count(file, 'warning') });
  const pages = content.sound.routes.map(({ url, entry, waiting }) => ({
    url,
    title: nameOf(entry),
    ...found(entry.source.file),
    waiting: waiting && (waiting.kind === 'scheduled' ? { from: waiting.from } : {}),
    isOneOfMany: entry.type.files.includes('*'),
    changed: days.get(entry.source.file),
  }));
  // What is too wrong to become a page is looked for here, too.
  const broken = content.files.flatMap(({ file, type, slug }) =>
    isPageType(type) && !type.slugs && !pages.some((each) => each.file === file)
      ? [{ url: type.url(slug), title: file, ...found(file), isOneOfMany: false }]
      : [],
  );
  const types = site.pageTypes.filter(({ files }) => files.includes('*'));
  return {
    pages: [...pages, ...broken].toSorted((a, b) => (a.url < b.url ? -1 : 1)),
    types: types.map(({ name, schema }) => ({
      value: name,
      label: String(rootField(maker.schemas, schema).schema.title ?? name),
    })),
  };
}

/** Maximum number of texts shown. With more, a narrower search is needed. */
const MOST_FOUND = 40;

/** Texts of all files that hold these words, in any case of their letters. */
export function textsWith(desk: Desk, words: string): readonly FoundText[] {
  const wanted = words.toLocaleLowerCase();
  return desk
    .files()
    .flatMap((file) => desk.shownFields(file).filter(({ text }) => text.toLocaleLowerCase().includes(wanted)))
    .slice(0, MOST_FOUND)
    .map((each) => ({ ...each, title: desk.titleOf(each.file, each.pointer) }));
}

/** The form for a new page, filled in as far as anything is known. It begins as a draft. */
export function newPage(desk: Desk, typeName: string, name: string, options: DeskOptions): NewPage | undefined {
  const type = desk.site.pageTypes.find((each) => each.name === typeName && each.files.includes('*'));
  if (!type) return undefined;
  const file = freeFile(options.root, type, name);
  if (typeof file === 'object') return file;
  const root = rootField(desk.maker.schemas, type.schema);
  const [starter] = type.starters?.(name, existingContent(options.root, options.today ?? '', desk.files())) ?? [];
  const draft = 'draft' in ((root.schema.properties ?? {}) as object) ? { draft: true } : {};
  const form = formFor(desk.maker, root, { ...(starter?.data as object), ...draft }, '');
  return { file, url: type.url(name), answer: { version: NO_VERSION, form, path: [file], ...desk.namesFor() } };
}

/** The file of a page of this name; or why it cannot be. */
export function freeFile(root: string, type: PageType, name: string): string | NameProblem {
  const file = `data/${type.files.replace('*', name)}`;
  if (!isSlug(name)) return { problem: 'name', file, suggestion: toSlug(name) || undefined };
  return existsSync(join(root, file)) ? { problem: 'exists', file } : file;
}
