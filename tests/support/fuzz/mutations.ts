import fc from 'fast-check';
import { type Document, isMap, isNode, isSeq, parseDocument } from 'yaml';

/** Path of a node in a YAML document: keys of mappings, positions in lists. */
type Path = readonly (string | number)[];

/** One change of the structure of a file. `spot` selects the node, whatever the number of nodes. */
export interface Mutation {
  readonly spot: number;
  readonly kind: 'vary' | 'replace' | 'delete' | 'duplicate' | 'move' | 'wrap' | 'add';
  readonly other: number;
  readonly key: string;
  readonly value: unknown;
}

/** Keys with a meaning in JavaScript, YAML or JSON pointers, or with none at all. */
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '0',
  '-1',
  '',
  ' ',
  '~1',
  'a/b',
  '$ref',
  '<<',
  'ü',
  'null',
  'draft',
  'from',
  'until',
  'kind',
];

const NUMBERS = [0, -0, -1, 1, 0.1, 5e-324, 1e-7, 1e21, 1.7e308, -1e308, 2 ** 53, 2 ** 31, Number.NaN, Infinity];

/** A value of any type and of any size that still fits into a file. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, '', ' ', [], {}, [null], { '': '' }, 'TODO') },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...ODD_KEYS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...['2026-02-30', '0000-00-00', '9999-12-31', '07:30', '0x1F', '1e400', '~']),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('x', ' ', '**', '[', '<p>', 'ä ', '\n').map((part) => part.repeat(5_000)) },
  { weight: 1, arbitrary: fc.nat({ max: 60 }).map(nested) },
  { weight: 1, arbitrary: fc.nat({ max: 400 }).map((length) => Array.from({ length }, (_, at) => at)) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...ODD_KEYS), fc.constantFrom<unknown>('x', 1, null, [])) },
);

function nested(depth: number): unknown {
  let inner: unknown = 'x';
  for (let at = 0; at < depth; at += 1) inner = at % 2 === 0 ? [inner] : { a: inner };
  return inner;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  spot: fc.nat(),
  kind: fc.constantFrom('vary', 'vary', 'vary', 'replace', 'delete', 'duplicate', 'move', 'wrap', 'add'),
  other: fc.nat(),
  key: fc.constantFrom(...ODD_KEYS),
  value,
});

/** Returns the text of a file after some mutations. */
export function mutated(text: string, mutations: readonly Mutation[]): string {
  const document = parseDocument(text);
  for (const each of mutations) mutate(document, each);
  return String(document);
}

/** Writes equal values in full: an alias would dangle when a later mutation removes its anchor. */
const NO_ALIASES = { aliasDuplicateObjects: false };

function mutate(document: Document, { spot, kind, other, key, value: given }: Mutation): void {
  const paths = pathsOf(document.contents);
  const at = paths[spot % paths.length] ?? [];
  const to = paths[other % paths.length] ?? [];
  // Some mutations are impossible after an earlier one: a field cannot be set inside a scalar.
  try {
    const found = document.getIn(at, true);
    const node = isNode(found) ? found.clone() : found;
    if (kind === 'vary') document.setIn(at, document.createNode(varied(document.toJS(), at, to, other), NO_ALIASES));
    else if (kind === 'delete') document.deleteIn(at);
    else if (kind === 'replace') document.setIn(at, document.createNode(given, NO_ALIASES));
    else if (kind === 'wrap') document.setIn(at, document.createNode({ [key]: node }));
    else if (kind === 'move') document.setIn(to, node);
    else if (kind === 'add')
      document.addIn(
        at,
        isSeq(node) ? document.createNode(given, NO_ALIASES) : document.createPair(key, given, NO_ALIASES),
      );
    else document.setIn([...at.slice(0, -1), key], node);
  } catch {
    document.setIn(['proof'], key);
  }
}

/** Returns another value of the same type, so that the file often stays valid. */
function varied(data: unknown, at: Path, to: Path, other: number): unknown {
  const own = valueAt(data, at);
  const foreign = valueAt(data, to);
  if (Array.isArray(own)) return [[...own].reverse(), [...own, ...own], own.slice(0, 1), own.slice(1)][other % 4];
  if (typeof own === 'number') return [...NUMBERS, 10, 100, 2, own + 1, own / 2][other % (NUMBERS.length + 5)];
  if (typeof own === 'boolean') return !own;
  if (typeof own === 'string' && typeof foreign === 'string') return foreign;
  return typeof own === 'string' ? `${own} ${own}` : own;
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], data);

function pathsOf(node: unknown, path: Path = []): Path[] {
  const inner = isMap(node)
    ? node.items.flatMap(({ key, value: child }) => pathsOf(child, [...path, String(key)]))
    : isSeq(node)
      ? node.items.flatMap((child, index) => pathsOf(child, [...path, index]))
      : [];
  return path.length === 0 ? inner : [path, ...inner];
}
