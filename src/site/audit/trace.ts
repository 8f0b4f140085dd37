import { isPageType } from '../../api/page-entry.ts';
import type { LoadedFile, PageRecord, Source } from '../../api/types.ts';
import type { Finding, Place } from '../../base/findings/finding.ts';
import { locate, locateText } from '../../base/findings/locate.ts';
import { fieldOf, pointerSegments, stringsOf } from '../../base/lib/json-pointer.ts';
import { isImageFile, outputName } from '../../base/lib/paths.ts';
import { lastSegment, withoutQuery } from '../../base/lib/url.ts';

/** Ways to recognise the field in the data that caused a finding. */
interface Clues {
  /** A string that the field contains. Takes precedence over `value`. */
  readonly part?: string;
  /** The entire value of the field, such as the name of a page. */
  readonly value?: string;
  /** Output file that was made from the image in the field. */
  readonly imageFile?: string;
  /** Pointer of the field to blame if no other clue matches. */
  readonly field?: string;
}

/**
 * Moves findings about the output to the line in the data that caused them: in the page's own file, else in the files that
 * all pages share. A finding that matches neither comes from a template or concerns the whole page: it names the page's
 * file, because the built one may never be written, and keeps its place there as `output`. Findings about files that are
 * not pages keep their place. A link in a file that all pages share is one finding, however many pages show it.
 *
 * @param records pages according to the manifest in the output folder
 * @param files current data files
 * @param shownAs name of the output folder in findings
 */
export function traceToSource(
  findings: readonly Finding[],
  records: readonly PageRecord[],
  files: readonly LoadedFile[],
  shownAs: string,
): Finding[] {
  const sourceOf = new Map(records.map(({ output, source }) => [`${shownAs}/${output}`, source]));
  const shared = files.filter(isShared).flatMap(({ source }) => source ?? []);
  const traced = findings.map((found): Finding => {
    const file = sourceOf.get(found.place.file);
    const own = files.find((each) => each.file === file);
    const clues = cluesOf(found);
    const place = clues && placeOf(clues, own?.source, shared);
    if (place) return { ...found, place };
    return own ? { ...found, place: { file: own.file }, output: found.place } : found;
  });
  return [...new Map(traced.map((found) => [JSON.stringify(found), found])).values()];
}

/** True for data that every page uses. A ledger lists all addresses but puts none on a page. */
const isShared = ({ type }: LoadedFile) => !isPageType(type) && !type.ledger;

function placeOf(clues: Clues, own: Source | undefined, shared: readonly Source[]): Place | undefined {
  for (const source of own ? [own, ...shared] : shared) {
    const place = find(source, clues);
    if (place) return place;
  }
  return own && clues.field !== undefined && hasGroupOf(own, clues.field) ? locate(own, clues.field) : undefined;
}

function cluesOf({ code, params }: Finding): Clues | undefined {
  switch (code) {
    case 'output-link':
    case 'output-local-address':
      // A field can refer to the page by name: `red` for `/teams/red/#times`.
      return { part: params.href, value: lastSegment(withoutQuery(params.href)) };
    case 'output-duplicate-id':
      return { value: params.id };
    case 'output-contact':
      return { part: params.href, value: params.href.replace(/^\w+:/, '') };
    case 'page-duplicate':
      return { value: params.text, field: params.part === 'h1' ? '/title' : `/meta/${params.part}` };
    case 'output-head':
      return /^(?:title|description)$/.test(params.lacks) ? { field: `/meta/${params.lacks}` } : undefined;
    case 'output-heavy':
      return { imageFile: params.heaviest };
    case 'output-canonical':
    case 'output-foreign':
      return { part: params.href };
    default:
      return undefined;
  }
}

function find(source: Source, { part, value = '', imageFile }: Clues): Place | undefined {
  const strings = stringsOf(source.value);
  const image = strings.find(({ text }) => isImageFile(text) && imageFile?.startsWith(`assets/${outputName(text)}-`));
  if (image) return locate(source, image.pointer);
  const container = part === undefined ? undefined : strings.find(({ text }) => contains(text, part));
  if (container && part !== undefined) return locateText(source, container.pointer, part);
  const match = value === '' ? undefined : strings.find(({ text }) => withoutSpaces(text) === withoutSpaces(value));
  return match && locate(source, match.pointer);
}

/** Phone numbers are written with spaces, and without them in `tel:` links. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** True if a text contains the complete address: `/teams/red/` does not contain `/teams/`. */
function contains(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + address.length] ?? ' '}`;
    if (!/[\w/#%-]/.test(around)) return true;
  }
  return false;
}

/** True if the data have the top-level field of this pointer. */
function hasGroupOf(source: Source, pointer: string): boolean {
  const [group = ''] = pointerSegments(pointer);
  return fieldOf(source.value, group) !== undefined;
}
