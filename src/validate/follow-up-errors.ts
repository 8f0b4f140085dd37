import { pointerSegment } from '../lib/json-pointer.ts';
import type { Problem } from '../problems/problem.ts';

/** What a value of the wrong kind, or an empty one, breaks as well. */
const ECHOES: Readonly<Record<string, readonly string[]>> = {
  'schema-type': ['schema-too-small', 'schema-too-large', 'schema-enum'],
  'schema-too-short': ['schema-pattern'],
};

/**
 * Findings about the fields of a file without those that only repeat another one: a field with a misspelled name, or one
 * that went into a text, is not also missing, a text that is empty has no wrong form, and what is no amount does not run
 * backwards.
 */
export function withoutSchemaFollowUps(problems: readonly Problem[]): Problem[] {
  const misspelled = new Set(problems.flatMap(meantField));
  const swallowed = new Set(
    problems.flatMap(({ code, params }) => (code === 'schema-field-in-text' ? [params.field] : [])),
  );
  const codesAt = new Map<string, Set<string>>();
  for (const { code, place } of problems) {
    const pointer = place.pointer ?? '';
    codesAt.set(pointer, (codesAt.get(pointer) ?? new Set()).add(code));
  }
  const isEcho = ({ code, place: { pointer = '' }, params }: Problem): boolean => {
    if (code === 'schema-required')
      return swallowed.has(params.key) || misspelled.has(`${pointer}/${pointerSegment(params.key)}`);
    if (code === 'schema-ascending') {
      const ends = [params.low, params.high].map((name) => `${parent(pointer)}/${pointerSegment(name)}`);
      return ends.some((end) => [...(codesAt.get(end) ?? [])].some((other) => other !== code));
    }
    return Object.entries(ECHOES).some(([cause, echoes]) => codesAt.get(pointer)?.has(cause) && echoes.includes(code));
  };
  return problems.filter((found) => !isEcho(found));
}

/** A placeholder is one thing to do. That it also is no number, too short or no known name is true and no help. */
export function withoutPlaceholderFollowUps(problems: readonly Problem[]): Problem[] {
  const nodeOf = ({ place: { file, pointer } }: Problem) => `${file} ${pointer}`;
  const open = new Set(problems.filter(({ code }) => code === 'placeholder-left').map(nodeOf));
  return problems.filter((found) => found.code === 'placeholder-left' || !open.has(nodeOf(found)));
}

/** Pointer of the field that an unknown one was meant to be. */
const meantField = ({ code, place: { pointer = '' }, params }: Problem): string[] =>
  code === 'schema-unknown-key' && params.suggestion ? [`${parent(pointer)}/${pointerSegment(params.suggestion)}`] : [];

const parent = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
