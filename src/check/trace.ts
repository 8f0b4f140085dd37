import { pointerSegments, stringsOf } from '../lib/json-pointer.ts';
import { isImageFile, outputName } from '../lib/paths.ts';
import { isPageType } from '../page-entry.ts';
import { locate, locateText } from '../problems/locate.ts';
import type { Place, Problem } from '../problems/problem.ts';
import type { LoadedFile, PageRecord, Source } from '../types.ts';

/** What a finding complains about, as the data may have it. */
interface Wanted {
  /** A text that a field has word for word, as a whole or as a part. If one is found, it decides. */
  readonly word?: string;
  /** What a field says as a whole: the name of a page, for example. */
  readonly value?: string;
  /** File that was made of a picture which a field names. */
  readonly madeOf?: string;
  /** Field that is to blame if nothing of that is found. */
  readonly field?: string;
}

/**
 * Moves findings about the output to the line in the data that wrote them: in the page's own file, else in the files
 * that all pages share. What is in neither is the work of a template, and stays where it was found.
 *
 * @param records what the output folder remembers of its pages
 * @param files the data, as they are now
 * @param shownAs how the findings name the output folder
 */
export function traceToSource(
  problems: readonly Problem[],
  records: readonly PageRecord[],
  files: readonly LoadedFile[],
  shownAs: string,
): Problem[] {
  const sourceOf = new Map(records.map(({ output, source }) => [`${shownAs}/${output}`, source]));
  const shared = files.filter(isShared).flatMap(({ source }) => source ?? []);
  return problems.map((found) => {
    const wanted = wantedOf(found);
    if (!wanted) return found;
    const own = files.find(({ file }) => file === sourceOf.get(found.place.file))?.source;
    const place = placeOf(wanted, own, shared);
    return place ? { ...found, place } : found;
  });
}

/** True for data that every page sees. A ledger names every address and writes none. */
const isShared = ({ type }: LoadedFile) => !isPageType(type) && !type.ledger;

function placeOf(wanted: Wanted, own: Source | undefined, shared: readonly Source[]): Place | undefined {
  for (const source of own ? [own, ...shared] : shared) {
    const place = find(source, wanted);
    if (place) return place;
  }
  return own && wanted.field !== undefined && has(own, wanted.field) ? locate(own, wanted.field) : undefined;
}

function wantedOf({ code, params }: Problem): Wanted | undefined {
  switch (code) {
    case 'output-link':
    case 'output-anchor':
      return { word: params.href, value: nameIn(params.href) };
    case 'output-contact':
      return { word: params.href, value: params.href.replace(/^\w+:/, '') };
    case 'output-duplicate-title':
      return { value: params.title, field: '/meta/title' };
    case 'output-duplicate-h1':
      return { value: params.heading, field: '/title' };
    case 'output-duplicate-description':
      return { value: params.description, field: '/meta/description' };
    case 'output-title':
      return { field: '/meta/title' };
    case 'output-description':
      return { field: '/meta/description' };
    case 'output-heavy':
      return { madeOf: params.heaviest };
    case 'output-canonical':
    case 'output-foreign':
      return { word: params.href };
    default:
      return undefined;
  }
}

/** `/teams/red/#times` → `red`: what a field says that names a page. */
const nameIn = (href: string) =>
  href
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';

function find(source: Source, { word, value = '', madeOf }: Wanted): Place | undefined {
  const texts = [...stringsOf(source.value)];
  const image = texts.find(({ text }) => isImageFile(text) && madeOf?.startsWith(`assets/${outputName(text)}-`));
  if (image) return locate(source, image.pointer);
  const part = word === undefined ? undefined : texts.find(({ text }) => contains(text, word));
  if (part && word !== undefined) return locateText(source, part.pointer, word);
  const whole = value === '' ? undefined : texts.find(({ text }) => bare(text) === bare(value));
  return whole && locate(source, whole.pointer);
}

/** A number is typed with spaces and dialled without. */
const bare = (text: string) => text.replace(/\s/g, '');

/** True if a text has an address as a whole: `/teams/` is not a part of `/teams/red/`. */
function contains(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + address.length] ?? ' '}`;
    if (!/[\w/#%-]/.test(around)) return true;
  }
  return false;
}

/** True if the data have this field, or a group that could have it. */
function has(source: Source, pointer: string): boolean {
  const [group = ''] = pointerSegments(pointer);
  return typeof source.value === 'object' && source.value !== null && group in source.value;
}
