/** Splits a real regional page into pieces, so that others can be assembled from them without parsing anything again. */
import { isScalar, parseDocument, visit } from 'yaml';

/** Fields that differ on every page, and those that only one page can have. */
const OMITTED = ['city', 'inCity', 'canton', 'coordinates', 'neighbours', 'coverage', 'sections', 'testimonials'];

/** Fields with prose. All others keep their values. */
const TEXTS = /^(title|description|lead|label|heading|text|question|answer|paragraphs|highlights)$/;

/** A field that keeps its texts, because other fields refer to them. */
const UNCHANGED = 'prices';

/** Facts and the targets of links. */
const MARKUP = /(\{\{[^}]*\}\}|\]\([^)]*\))/;

/** A word to replace. Shorter words stay, so that sentences keep their structure. */
export const WORD = /(?<!\p{L})\p{L}{4,}(?!\p{L})/gu;

/** A part of the file: a replaceable word, the name of the place, or the characters between. */
export interface Piece {
  readonly kind: 'word' | 'city' | 'fixed';
  readonly text: string;
}

export interface Model {
  readonly city: string;
  readonly kind: string;
  readonly neighbours: readonly string[];
  readonly pieces: readonly Piece[];
}

/** Key of a word by its length, and by whether it is capitalised. */
export const formOf = (word: string) => `${word.length}${/^\p{Lu}/u.test(word)}`;

/** Splits the file of a regional page into pieces. Joined, they are the file without its omitted fields. */
export function modelOf(text: string): Model {
  const whole = parseDocument(text);
  const { city, kind, neighbours } = whole.toJS() as Pick<Model, 'city' | 'kind' | 'neighbours'>;
  whole.commentBefore = null;
  for (const field of OMITTED) whole.delete(field);
  // Unfolded, so that no line break splits a name or a link.
  const rest = whole.toString({ lineWidth: 0 });
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of textsIn(rest)) {
    pieces.push({ kind: 'fixed', text: rest.slice(at, start) }, ...piecesOf(rest.slice(start, end), city));
    at = end;
  }
  return { city, kind, neighbours, pieces: [...pieces, { kind: 'fixed', text: rest.slice(at) }] };
}

/** Returns the ranges of the texts of a file, in their order. */
function textsIn(yaml: string): readonly (readonly [start: number, end: number])[] {
  const found: [number, number][] = [];
  visit(parseDocument(yaml), {
    Pair: (_key, { key }) => (isScalar(key) && key.value === UNCHANGED ? visit.SKIP : undefined),
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const fields = path.flatMap((step) => ('key' in step && isScalar(step.key) ? [String(step.key.value)] : []));
      if (TEXTS.test(fields.at(-1) ?? '')) found.push([range[0], range[1]]);
    },
  });
  return found;
}

const piecesOf = (text: string, city: string): readonly Piece[] =>
  text
    .split(city)
    .flatMap((part, index) => [
      ...(index > 0 ? [{ kind: 'city', text: city } as const] : []),
      ...part
        .split(MARKUP)
        .flatMap((piece, at) => (at % 2 === 1 ? [{ kind: 'fixed', text: piece } as const] : wordsIn(piece))),
    ]);

/** Splitting at a capture group returns the matches too, at odd indices. */
const wordsIn = (text: string): readonly Piece[] =>
  text
    .split(new RegExp(`(${WORD.source})`, 'u'))
    .map((piece, at) => ({ kind: at % 2 === 1 ? 'word' : 'fixed', text: piece }));
