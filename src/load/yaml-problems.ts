import type { LineCounter, YAMLError } from 'yaml';
import { rangeOfOffsets } from '../problems/locate.ts';
import { type Problem, problem } from '../problems/problem.ts';

/** Deeper than any page of ours; what is deeper is a slip of indentation or an attack on the parser. */
export const MAX_DEPTH = 32;

/** A mistake in the YAML itself, said in our words. The parser's own sentence is never shown. */
export function explainYamlError(error: YAMLError, file: string, text: string, lines: LineCounter): Problem {
  const [start, end] = error.pos;
  const place = { file, range: rangeOfOffsets(lines, start, Math.max(end, start + 1)), pointer: '' };
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return problem('yaml-tab', place, {});
    case 'DUPLICATE_KEY':
      return problem('yaml-duplicate-key', place, { key: wordAt(text, start) });
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return problem('yaml-colon', place, {});
    case 'BAD_INDENT':
      return problem(text[start] === '\t' ? 'yaml-tab' : 'yaml-indent', place, {});
    case 'BAD_SCALAR_START':
      return problem('yaml-start', place, { character: text[start] ?? '' });
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
      return problem('yaml-alias', place, { name: wordAt(text, start + 1) });
    case 'BAD_PROP_ORDER':
    case 'MULTIPLE_ANCHORS':
      return problem('yaml-anchor', place, { name: wordAt(text, start + 1) });
    case 'TAG_RESOLVE_FAILED':
    case 'MULTIPLE_TAGS':
      return problem('yaml-tag', place, { tag: wordAt(text, start) });
    case 'MULTIPLE_DOCS':
      return problem('yaml-documents', place, {});
    case 'NON_STRING_KEY':
      return problem('yaml-key', place, {});
    case 'RESOURCE_EXHAUSTION':
      return problem('yaml-too-deep', place, { limit: MAX_DEPTH });
    case 'MISSING_CHAR':
      return missingCharacter(error, file, text, lines);
    default:
      return problem('yaml-syntax', place, { rule: error.code });
  }
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };

/** The parser notices a missing mark only at the end of the file; what helps is where it was opened. */
function missingCharacter(error: YAMLError, file: string, text: string, lines: LineCounter): Problem {
  const opened = /(["'[{])[^"'[\]{}]*$/.exec(text.slice(0, error.pos[0] + 1));
  const offset = opened?.index ?? error.pos[0];
  const place = { file, range: rangeOfOffsets(lines, offset, offset + 1), pointer: '' };
  const mark = CLOSING[opened?.[1] ?? ''];
  return mark ? problem('yaml-quote', place, { mark }) : problem('yaml-syntax', place, { rule: error.code });
}

const wordAt = (text: string, offset: number) => /^[^\s:,[\]{}]+/.exec(text.slice(offset))?.[0] ?? '';
