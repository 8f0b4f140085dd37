import { isName, NAME } from './names.ts';
import { afterSpaces, endOfLine, type Range, readQuoted, readWordsInBrackets, type Scalar } from './scalars.ts';

/** Fields or items in brackets. */
export interface FlowCollection {
  readonly value: unknown;
  /** Offsets of each, by its name or number. */
  readonly ranges: readonly (readonly [name: string, range: Range])[];
  /** Where the line after it begins. */
  readonly next: number;
}

/**
 * Fields or items in brackets on one line, none of which has brackets of its own: `{ from: 30, to: 60 }`. Nothing else
 * may stand on the rest of the line.
 */
export function readFlow(text: string, at: number): FlowCollection | undefined {
  const isGroup = text[at] === '{';
  const parts: [name: string, scalar: Scalar][] = [];
  const names = new Set<string>();
  for (let part = afterSpaces(text, at + 1); ; ) {
    const name = isGroup ? nameAt(text, part) : { name: String(parts.length), end: part };
    const scalar = name && scalarAt(text, name.end);
    if (!scalar || names.has(name.name)) return undefined;
    names.add(name.name);
    parts.push([name.name, scalar]);
    const sign = afterSpaces(text, scalar.range[1]);
    if (text[sign] === (isGroup ? '}' : ']')) return collection(isGroup, parts, endOfLine(text, sign + 1));
    if (text[sign] !== ',') return undefined;
    part = afterSpaces(text, sign + 1);
  }
}

function collection(
  isGroup: boolean,
  parts: readonly (readonly [name: string, scalar: Scalar])[],
  next: number | undefined,
): FlowCollection | undefined {
  if (next === undefined) return undefined;
  const values = parts.map(([name, { value }]) => [name, value] as const);
  return {
    value: isGroup ? Object.fromEntries(values) : values.map(([, value]) => value),
    ranges: parts.map(([name, { range }]) => [name, range] as const),
    next,
  };
}

const FIELD = new RegExp(`(${NAME}): +`, 'y');

/** A field's name, and where its value begins. */
function nameAt(text: string, at: number): { readonly name: string; readonly end: number } | undefined {
  FIELD.lastIndex = at;
  const [typed, name] = FIELD.exec(text) ?? [];
  return typed && name && isName(name) ? { name, end: at + typed.length } : undefined;
}

const scalarAt = (text: string, at: number) =>
  text[at] === '"' || text[at] === "'" ? readQuoted(text, at) : readWordsInBrackets(text, at);
