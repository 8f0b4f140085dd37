/** A real regional page, taken apart so that others can be put together from it without parsing anything again. */
import { isScalar, parseDocument, visit } from 'yaml';

/** What every page has of its own, and what may be on one page only. */
const LEFT_OUT = ['city', 'inCity', 'canton', 'coordinates', 'neighbours', 'coverage', 'sections', 'testimonials'];

/** Fields that say something in words. All others keep what they say. */
const TEXTS = /^(title|description|lead|label|heading|text|question|answer|paragraphs|highlights)$/;

/** A part of a page that other parts refer to. */
const KEPT = 'prices';

/** Facts and the targets of links. */
const MARKUP = /(\{\{[^}]*\}\}|\]\([^)]*\))/;

/** Shorter words stay, so that sentences keep their bones. */
export const WORD = /(?<!\p{L})\p{L}{4,}(?!\p{L})/gu;

/** A part of the file: a word that may be exchanged, the name of the place, or what comes between. */
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

/** How long a word is, and whether it begins with a capital letter. */
export const formOf = (word: string) => `${word.length}${/^\p{Lu}/u.test(word)}`;

/** Takes the text of a regional page apart. Its pieces, put together, are the file without what is its own. */
export function modelOf(text: string): Model {
  const whole = parseDocument(text);
  const { city, kind, neighbours } = whole.toJS() as Pick<Model, 'city' | 'kind' | 'neighbours'>;
  whole.commentBefore = null;
  for (const field of LEFT_OUT) whole.delete(field);
  // Without folded lines, so that no name and no link is broken in two.
  const rest = whole.toString({ lineWidth: 0 });
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of textsIn(rest)) {
    pieces.push({ kind: 'fixed', text: rest.slice(at, start) }, ...piecesOf(rest.slice(start, end), city));
    at = end;
  }
  return { city, kind, neighbours, pieces: [...pieces, { kind: 'fixed', text: rest.slice(at) }] };
}

/** Where the texts of a file begin and end, in their order. */
function textsIn(yaml: string): readonly (readonly [start: number, end: number])[] {
  const found: [number, number][] = [];
  visit(parseDocument(yaml), {
    Pair: (_key, { key }) => (isScalar(key) && key.value === KEPT ? visit.SKIP : undefined),
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

/** Splitting at a pattern in brackets gives what comes between, and every other time what fits the pattern. */
const wordsIn = (text: string): readonly Piece[] =>
  text
    .split(new RegExp(`(${WORD.source})`, 'u'))
    .map((piece, at) => ({ kind: at % 2 === 1 ? 'word' : 'fixed', text: piece }));
