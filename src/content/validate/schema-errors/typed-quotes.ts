/** Finds values in quotation marks of a word processor, or only half in straight ones: a slip for the straight ones of YAML. */

import type { Source } from '../../../api/types.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { placeIn, textRange } from '../../../base/findings/locate.ts';
import { stringsOf } from '../../../base/lib/json-pointer.ts';

/** Opening mark → the marks that can close it. */
const CLOSING: Readonly<Record<string, string>> = {
  '“': '”“',
  '”': '”',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‚': '‘',
  '‘': '’',
  '‹': '›',
  '›': '‹',
};

const MARK = /["“”„«»‚‘’‹›\\]/;

/** A field, list entry or item in brackets whose value begins with such a mark: a fast filter, because few files have one. */
const SUSPECT = /(?:^|[:-] +|[[,] *|\n *)[“”„«»‚‘‹›]/;

/** A line whose only straight mark closes what nothing opens. */
const HALF = /^[^"„“”«\n]*[^"„“”«\s]"$/;

/** Stands for inches where the schema allows it. */
const INCHES = /\d"$/;

const SUSPECT_HALF = new RegExp(HALF.source, 'm');

/** True for a value as typed, without quotes of YAML, that is wholly enclosed in other quotation marks and has none inside. */
export function isInTypedQuotes(typed: string): boolean {
  const inner = typed.slice(1, -1);
  return inner.trim() !== '' && (CLOSING[typed[0] ?? ''] ?? '').includes(typed.at(-1) ?? ' ') && !MARK.test(inner);
}

/**
 * Reports such values. Their marks would appear on the page, or keep a number from being one. An intended quotation has quotes
 * of YAML around its own.
 *
 * @param broken findings of the schema by pointer, which the marks explain
 */
export function typedQuotes(source: Source, broken: ReadonlyMap<string, Finding>): Finding[] {
  const { text } = source;
  if (!SUSPECT.test(text) && !SUSPECT_HALF.test(text)) return [];
  return stringsOf(source.value).flatMap(({ text: value, pointer }) => {
    const violation = broken.get(pointer);
    const isHalf = HALF.test(value) && (violation !== undefined || !INCHES.test(value));
    if (!isHalf && !isInTypedQuotes(value)) return [];
    const [start, end] = textRange(source, pointer);
    const found = text.slice(start, end);
    // In quotes of YAML, in a block or over several lines, they are part of the text.
    if (found !== value) return [];
    const isText = violation?.code !== 'schema-type';
    const inner = value.slice(isHalf ? 0 : 1, -1);
    const wanted = isText ? `"${inner}"` : inner;
    return [
      finding('text-quotes', placeIn(source, start, end, pointer), { found, wanted }, violation ? 'error' : 'warning'),
    ];
  });
}
