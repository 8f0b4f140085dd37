/** Finds the fields that the texts and numbers on a page come from. */

import { plainText } from '../../api/markup/inline.ts';
import { isPageType } from '../../api/page-entry.ts';
import { pointerSegment, stringsOf } from '../../base/lib/json-pointer.ts';
import { basePathOf, pathBelow } from '../../base/lib/url.ts';
import { type EditableSite, nameOf, type ReadableFile } from './editable-site.ts';
import { matchTexts, normaliseText, numbersOf, type PageText, type ShownField } from './match.ts';
import type { PageFields } from './protocol.ts';

/** Returns the fields of texts, preferring those of the page at `path` to data files, and these to other pages. */
export function fieldsOnPage(site: EditableSite, path: string, texts: readonly PageText[]): PageFields {
  const { fromValidFiles, snapshot } = site.content;
  const at = pathBelow(basePathOf(snapshot?.baseUrl ?? ''), path);
  const entry = fromValidFiles.routes.find(({ url, output }) => url === at || `/${output}` === at)?.entry;
  // Errors may keep a file from being a page, or its last day may be over.
  const unseen = site.files().find(({ type, slug }) => isPageType(type) && type.url(slug) === at);
  const own = entry?.source.file ?? unseen?.file;
  const shown = (includes: (each: ReadableFile) => boolean) =>
    site
      .files()
      .filter(includes)
      .flatMap((each) => withoutCopiesInMeta(shownFields(site, each)));
  const secondary = shown(({ file, type }) => file !== own && isPageType(type));
  // A single word of a data file, such as the canton of the company, that is also the name of a page: in lists of pages,
  // it is that.
  const words = new Set(secondary.map(({ text }) => text).filter((text) => !/\s/.test(text)));
  const primary = [
    ...shown(({ file }) => file === own),
    ...shown(({ file, type }) => file !== own && !isPageType(type)).filter(({ text }) => !words.has(text)),
  ];
  const matches = matchTexts(texts, primary, secondary);
  const fields = matches.map((match, index) => {
    if (!match) return null;
    const { file, text } = match;
    const pointer = match.numbers ? numberIn(match, texts[index]?.text ?? '') : match.pointer;
    const isWhole = text !== '' && normaliseText(texts[index]?.text ?? '') === normaliseText(text);
    return { file, pointer, title: site.titleOf(file, pointer), isWhole };
  });
  return { file: own, ...(entry && { name: nameOf(entry), type: site.typeTitle(entry.type.schema) }), fields };
}

/** Drops title and description for search results where the page itself has the same text: the text on the page is that one. */
function withoutCopiesInMeta(fields: readonly ShownField[]): readonly ShownField[] {
  const isInMeta = ({ pointer }: ShownField) => pointer.startsWith('/meta/');
  const onPage = new Set(fields.flatMap((field) => (isInMeta(field) ? [] : [normaliseText(field.text)])));
  return fields.filter((field) => !isInMeta(field) || !onPage.has(normaliseText(field.text)));
}

/** Returns the texts and numbers of a file as pages show them, with facts inserted as far as they are known. */
export function shownFields(site: EditableSite, found: ReadableFile): readonly ShownField[] {
  const { file } = found;
  const value = site.shownValue(found);
  const texts = stringsOf(value).map(({ pointer, text }) => ({
    file,
    pointer,
    text: plainText(text).replace(/<[^<>]*>/g, ' '),
  }));
  return [...texts, ...numbersIn(value).map((each) => ({ file, text: '', ...each }))];
}

/** Returns the numbers of each group that has any. */
function numbersIn(value: unknown, pointer = ''): readonly Required<Pick<ShownField, 'pointer' | 'numbers'>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).map(([key, each]) => ({ pointer: `${pointer}/${pointerSegment(key)}`, each }));
  const numbers = fields.flatMap(({ pointer, each }) => (typeof each === 'number' ? [{ pointer, number: each }] : []));
  const below = fields.flatMap(({ pointer, each }) => numbersIn(each, pointer));
  return numbers.length > 0 ? [{ pointer, numbers }, ...below] : below;
}

/** Returns the pointer of the number with which a text begins: CHF 300–500 begins with the lower price. */
function numberIn({ pointer, numbers = [] }: ShownField, text: string): string {
  const [first] = numbersOf(text);
  return numbers.find(({ number }) => number === first)?.pointer ?? pointer;
}
