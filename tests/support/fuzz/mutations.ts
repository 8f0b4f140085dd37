import { stringify } from 'yaml';
import { pointerSegment, valueAt } from '../../../src/base/lib/json-pointer.ts';
import { applyChange, type Change, splitPointer } from '../../../src/studio/edit/yaml/change.ts';
import type { Randomness } from '../random.ts';
import { oneOf, pointersIn } from '../random-edits.ts';

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
