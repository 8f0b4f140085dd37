import type { ErrorObject } from 'ajv';
import type { Finding, Range } from '../../../base/findings/finding.ts';
import { groupBy } from '../../../base/lib/collections.ts';
import { parentPointer, pointerSegment } from '../../../base/lib/json-pointer.ts';

/** Code → codes that follow from it at the same place. */
const ECHOES: Readonly<Record<string, readonly string[]>> = {
  'schema-type': ['schema-out-of-range', 'schema-enum', 'schema-too-short'],
  'schema-too-short': ['schema-pattern'],
  // Of several alternatives, the one whose type fits is the one that was meant.
  'schema-format': ['schema-type'],
  'schema-pattern': ['schema-type'],
  'text-quotes': ['schema-type', 'schema-pattern', 'schema-format', 'schema-enum'],
};

/**
 * Drops schema findings that only follow from another one. For example, a misspelt or misindented field is not missing too,
 * an empty string does not also break a pattern, and an invalid amount is not also out of order.
 */
export function withoutSchemaFollowUps(findings: readonly Finding[]): Finding[] {
  const named = new Set([...findings.flatMap(meantField), ...findings.flatMap(endsOfRange)]);
  const swallowed = new Set(
    findings.flatMap(({ code, params }) => (code === 'schema-line-in-text' ? [params.line.slice(0, -1)] : [])),
  );
  const byPointer = groupBy(findings, ({ place }) => place.pointer ?? '');
  const isAt = (pointer: string, test: (code: string) => boolean) =>
    byPointer.get(pointer)?.some(({ code }) => test(code)) ?? false;
  const isEcho = ({ code, place: { pointer = '' }, params }: Finding): boolean => {
    if (code === 'schema-required')
      return swallowed.has(params.key) || named.has(`${pointer}/${pointerSegment(params.key)}`);
    if (code === 'schema-exactly-one')
      return params.present === 0 && params.keys.some((key) => named.has(`${pointer}/${pointerSegment(key)}`));
    if (code === 'schema-ascending') {
      const ends = [params.low, params.high].map((name) => `${parentPointer(pointer)}/${pointerSegment(name)}`);
      return ends.some((end) => isAt(end, (other) => other !== code));
    }
    return isAt(pointer, (cause) => ECHOES[cause]?.includes(code) ?? false);
  };
  // A value that has the type of no alternative is reported once, with a correction if there is one.
  const isAlternative = (found: Finding): boolean => {
    if (found.code !== 'schema-type') return false;
    const all = (byPointer.get(found.place.pointer ?? '') ?? []).filter(({ code }) => code === found.code);
    return found !== (all.find(({ params }) => 'suggestion' in params) ?? all[0]);
  };
  return findings.filter((found) => !isEcho(found) && !isAlternative(found));
}

/** Returns a test for findings of a `then` or `else` whose `if` asks about a field that is wrong itself, or misspelt. */
export function dependsOnWrong(errors: readonly ErrorObject[], findings: readonly Finding[]) {
  const wrong = new Set(findings.flatMap((each) => [each.place.pointer ?? '', ...meantField(each)]));
  const doubtful = new Set(
    errors.flatMap(({ keyword, instancePath, parentSchema = {}, params }) => {
      if (keyword !== 'if') return [];
      const pointersIn = ({ required = [], properties = {} }: { required?: string[]; properties?: object }) =>
        [...required, ...Object.keys(properties)].map((key) => `${instancePath}/${pointerSegment(key)}`);
      return pointersIn(parentSchema.if).some((asked) => wrong.has(asked))
        ? pointersIn(parentSchema[params.failingKeyword])
        : [];
    }),
  );
  return ({ code, place: { pointer = '' }, params }: Finding): boolean =>
    code === 'schema-required'
      ? doubtful.has(`${pointer}/${pointerSegment(params.key)}`)
      : code !== 'schema-type' && doubtful.has(pointer);
}

/** Drops other findings of a value that is still to be written: it will be replaced anyway. */
export function withoutTodoFollowUps(findings: readonly Finding[]): Finding[] {
  const nodeOf = ({ place: { file, pointer } }: Finding) => `${file} ${pointer}`;
  const open = new Set(findings.filter(({ code }) => code === 'placeholder-left').map(nodeOf));
  return findings.filter((found) => found.code === 'placeholder-left' || !open.has(nodeOf(found)));
}

/** Codes of findings about a name or a word. They follow from a wrong character in it, and disappear with it. */
const ABOUT_WORDS: ReadonlySet<string> = new Set([
  ...['schema-unknown-key', 'schema-enum', 'schema-format', 'schema-pattern', 'yaml-stray'],
  ...['reference-unknown', 'link-unknown', 'fact-unknown', 'text-spelling'],
]);

/**
 * Drops findings about a word in which another finding replaces single characters: an invisible one, a ligature, or the hyphen
 * of an earlier line break. The cause is as severe as what it causes. Also drops the typography of a fact that is typed out:
 * its name replaces all of it.
 */
export function withoutSpoiltWords(findings: readonly Finding[]): Finding[] {
  const causes = groupBy(findings.filter(isInsideWord), ({ place }) => place.file);
  const typed = groupBy(
    findings.filter(({ code }) => code === 'fact-typed' || code === 'amount-unknown'),
    ({ place }) => place.file,
  );
  const errors = new Set<Finding>();
  const kept = findings.filter((found) => {
    if (isOfLink(found, findings)) return false;
    const { range, file } = found.place;
    if (found.code === 'text-typography' && range)
      return !typed.get(file)?.some(({ place }) => place.range && touches(place.range, range));
    if (!ABOUT_WORDS.has(found.code) || !range) return true;
    const cause = causes.get(file)?.find(({ place }) => place.range && touches(place.range, range));
    if (cause && found.severity === 'error') errors.add(cause);
    return !cause;
  });
  return kept.map((found) => (errors.has(found) ? { ...found, severity: 'error' } : found));
}

/** True for a correction that leaves only letters, or nothing, where it is made. */
const isInsideWord = ({ code, params }: Finding): boolean =>
  (code === 'text-invisible' || code === 'text-typography') && /^\p{L}*$/u.test(params.wanted);

/** True for a bracket or a word of a link that is not one: the link has a finding. */
const isOfLink = ({ code, place }: Finding, findings: readonly Finding[]): boolean =>
  (code === 'text-unpaired' || code === 'text-spelling') &&
  findings.some((other) => {
    const [own, range] = [place.range, other.place.range];
    const isSame = other.code === 'markup-unclosed' && other.params.marker === '[' && other.place.file === place.file;
    return isSame && own && range && touches(own, range);
  });

const touches = (a: Range, b: Range): boolean =>
  isBefore(a.line, a.column, b.endLine, b.endColumn) && isBefore(b.line, b.column, a.endLine, a.endColumn);

const isBefore = (line: number, column: number, otherLine: number, otherColumn: number): boolean =>
  line < otherLine || (line === otherLine && column <= otherColumn);

/** Pointers of the fields whose numbers were typed as a range into one of them. */
const endsOfRange = ({ code, place: { pointer = '' }, params }: Finding): readonly string[] =>
  code === 'schema-type' && params.ends
    ? params.ends.map((name) => `${parentPointer(pointer)}/${pointerSegment(name)}`)
    : [];

/** Pointer of the field that an unknown key was probably meant to be. */
const meantField = ({ code, place: { pointer = '' }, params }: Finding): string[] =>
  code === 'schema-unknown-key' && params.suggestion
    ? [`${parentPointer(pointer)}/${pointerSegment(params.suggestion)}`]
    : [];
