/** Random edits of a YAML file, and a check that they change no other lines. */
import { isCollection, isPair, isScalar, type Node, parseDocument, stringify } from 'yaml';
import { pointerSegment, pointerSegments, valueAt } from '../../src/base/lib/json-pointer.ts';
import { applyChange, type Change, splitPointer } from '../../src/studio/edit/yaml/change.ts';
import type { Randomness } from './random.ts';

/** Texts that are hard to write in YAML. */
const TEXTS = [
  'Ein kurzer Satz.',
  'Der Preis: ab CHF 400 – mit «Anfahrt» # und allem',
  "Das heisst's: wir kommen",
  '- kein Eintrag',
  '**fett** und [Link](/services/schimmel/)',
  '{{company.phone}}',
  '8001',
  '7.30',
  'true',
  '~',
  ' vorne ein Leerzeichen',
  'hinten eines ',
  'zwei  Leerzeichen  und\u00a0ein festes',
  'Absatz eins.\n\nAbsatz zwei.',
  'Zeile eins\nZeile zwei',
  '  eingerückt\nund nicht',
  'am Ende ein Umbruch\n',
  'ein \\ und ein " und ein \' und ein Tab\t.',
  '---',
  '# kein Kommentar',
  '@ bei ` und % und &amp; *',
  'Sehr lang. '.repeat(40).trim(),
  `Wort${'lang'.repeat(60)} am Ende`,
  '🌫️ Nebel',
];

const oneOf = <T>(random: Randomness, items: readonly T[]): T => items[random.upTo(items.length) - 1] as T;

/** Returns pointers to all groups, lists and scalars below a value. */
function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const below = Object.entries(value).flatMap(([key, part]) => pointersIn(part, `${pointer}/${pointerSegment(key)}`));
  return pointer === '' ? below : [pointer, ...below];
}

function randomText(random: Randomness, old: unknown): string {
  if (typeof old !== 'string' || random.next() < 0.4) return oneOf(random, TEXTS);
  const words = old.split(' ');
  const at = random.upTo(words.length) - 1;
  return words.toSpliced(at, random.upTo(2) - 1, oneOf(random, ['neu', 'Wort: eins', '**so**', '«Haus»'])).join(' ');
}

function randomValue(random: Randomness, old: unknown): unknown {
  if (typeof old === 'number') return random.upTo(2000) - 1000;
  if (typeof old === 'boolean') return !old;
  return randomText(random, old);
}

/** Returns a random edit of a file with this value. */
export function randomChange(random: Randomness, value: unknown): Change {
  const pointer = oneOf(random, pointersIn(value));
  const part = valueAt(value, pointer);
  const { parent } = splitPointer(pointer);
  const holder = valueAt(value, parent);
  const kind = random.next();
  if (Array.isArray(holder)) {
    if (kind < 0.2) return { op: 'move', pointer, to: random.upTo(holder.length) - 1 };
    if (kind < 0.35) return { op: 'remove', pointer };
    if (kind < 0.5)
      return { op: 'add', pointer: parent, index: random.upTo(holder.length + 1) - 1, value: altered(random, part) };
  }
  const isLast = parent === '' && Object.keys(holder as object).length === 1;
  if (kind < 0.55 && !isLast) return { op: 'remove', pointer };
  if (kind < 0.6 && !Array.isArray(holder))
    return { op: 'set', pointer: `${parent}/neu`, value: altered(random, part) };
  if (typeof part === 'object') return { op: 'set', pointer, value: altered(random, part) };
  return { op: 'set', pointer, value: randomValue(random, part) };
}

/** Returns a copy with random scalars. */
const altered = (random: Randomness, value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each) => altered(random, each))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, altered(random, each)]))
      : randomValue(random, value);

/** Returns the lines that differ although the change does not concern them. */
export function strayLines(before: string, after: string, change: Change): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const same = old.findIndex((line, index) => line !== now[index]);
  const first = same === -1 ? Math.min(old.length, now.length) : same;
  const fromEnd = old.toReversed().findIndex((line, index) => line !== now.at(-1 - index));
  const last = old.length - (fromEnd === -1 ? 0 : fromEnd);
  const touched = old.slice(first, Math.max(first, last));
  if (touched.length === 0) return [];
  const [from, to] = linesOf(before, change);
  const isOwn = (index: number) => index >= from && index <= to;
  // When the first field of an entry is removed, the next one moves up behind the dash.
  const isPulledUp = (line: string) => change.op === 'remove' && after.includes(`- ${line.trim()}`);
  return touched.filter(
    (line, index) => !isOwn(first + index) && !isPulledUp(line) && line.trim() !== '' && !line.trim().startsWith('#'),
  );
}

/** Returns the first and last line (from 0) that a change concerns. */
function linesOf(text: string, change: Change): readonly [number, number] {
  const whole = change.op === 'move' || change.op === 'add';
  const pointer = change.op === 'move' ? splitPointer(change.pointer).parent : change.pointer;
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  let node = parseDocument(text).contents as Node | null;
  let start = 0;
  let holder = node;
  for (const segment of pointerSegments(pointer)) {
    holder = node;
    if (!isCollection(node)) return [lineAt(start), lineAt(start)];
    const item = node.items.find((each, index) =>
      isPair(each) ? isScalar(each.key) && String(each.key.value) === segment : String(index) === segment,
    );
    // A new field changes no existing line, except in flow style.
    if (item === undefined) return [lineAt(node.range?.[0] ?? 0), lineAt(node.flow ? (node.range?.[1] ?? 0) : 0)];
    node = (isPair(item) ? item.value : item) as Node | null;
    start = isPair(item) ? ((item.key as Node).range?.[0] ?? 0) : (node?.range?.[0] ?? 0);
  }
  // Removing the last entry removes the list.
  if (change.op === 'remove' && isCollection(holder) && holder.items.length === 1)
    return linesOf(text, { op: 'set', pointer: splitPointer(pointer).parent, value: [] });
  const end = node?.range?.[1] ?? start;
  return [lineAt(start) - (whole ? 1 : 0), lineAt(start + text.slice(start, end).trimEnd().length)];
}

/** Keys with a meaning in JavaScript, YAML or JSON pointers, or with none at all. */
const ODD_KEYS = '__proto__ constructor toString length 0 -1 ~1 a/b $ref << ü null draft from until kind'.split(' ');

/** Values of any type and of any size that still fits into a file. */
const ODD_VALUES: readonly unknown[] = [
  ...[null, true, '', ' ', [], {}, [null], { '': '' }, 'TODO', '**', '<p>', '\u202e', '2026-02-30', '07:30', '1e400'],
  ...[0, -1, 0.1, 5e-324, 1e21, -1e308, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
  ...['x '.repeat(5_000), Array.from({ length: 400 }, (_, at) => at), JSON.parse('['.repeat(60) + ']'.repeat(60))],
];

/** Returns the text of a file with this value after one to three random changes to its structure. */
export function mutated(random: Randomness, value: unknown): string {
  let data = value;
  for (let changes = random.upTo(3); changes > 0; changes -= 1) {
    const pointers = pointersIn(data);
    if (pointers.length > 0) data = applyChange(data, randomMutation(random, data, pointers)) ?? data;
  }
  return stringify(data, { aliasDuplicateObjects: false });
}

function randomMutation(random: Randomness, data: unknown, pointers: readonly string[]): Change {
  const pointer = oneOf(random, pointers);
  const own = valueAt(data, pointer);
  const other = valueAt(data, oneOf(random, pointers));
  const set = (value: unknown, at = pointer): Change => ({ op: 'set', pointer: at, value });
  const key = oneOf(random, ODD_KEYS);
  const kinds = [
    { op: 'remove', pointer } as const,
    set(oneOf(random, ODD_VALUES)),
    set(other),
    set({ [key]: own }),
    set(own, `${splitPointer(pointer).parent}/${pointerSegment(key)}`),
  ];
  // Half of the changes keep the type, so that the file often stays valid.
  return random.next() < 0.5 ? set(varied(own, other)) : oneOf(random, kinds);
}

/** Returns another value of the same type. */
function varied(own: unknown, other: unknown): unknown {
  if (Array.isArray(own)) return own.toReversed();
  if (typeof own === 'number') return own + 1;
  if (typeof own === 'boolean') return !own;
  return typeof own === 'string' && typeof other === 'string' ? other : own;
}
