import { type Document, type Node, visit, type YAMLError } from 'yaml';
import { type Place, type Problem, problem } from '../problems/problem.ts';
import type { PlaceAt } from './forbidden.ts';

/** A mistake in the YAML itself, said in our words. The parser's own sentence is never shown. */
export function explainYamlError(error: YAMLError, document: Document.Parsed, text: string, at: PlaceAt): Problem {
  const [start, end] = error.pos;
  const place = at(start, Math.max(end, start + 1));
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return problem('yaml-tab', place, {});
    case 'DUPLICATE_KEY':
      return problem('yaml-duplicate-key', place, { key: wordAt(text, start) });
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return problem('yaml-colon', place, {});
    case 'BAD_INDENT':
      return unclosed(document, text, start, at) ?? badIndent(text, start, place);
    case 'MISSING_CHAR':
      return unclosed(document, text, start, at) ?? missingSign(text, start, place);
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
    case 'NON_STRING_KEY':
      return problem('yaml-key', place, {});
    default:
      return problem('yaml-syntax', place, { rule: error.code });
  }
}

const badIndent = (text: string, offset: number, place: Place) =>
  problem(text[offset] === '\t' ? 'yaml-tab' : 'yaml-indent', place, {});

/** At the start of a line it is the dash of a list entry that is missed, because the line is indented wrongly. */
const missingSign = (text: string, offset: number, place: Place) =>
  text[offset - 1] === '\n'
    ? problem('yaml-indent', place, {})
    : problem('yaml-syntax', place, { rule: 'MISSING_CHAR' });

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };

/** A quoted text or a list in brackets that the parser had to end at this offset, without its closing mark. */
function unclosed(document: Document.Parsed, text: string, offset: number, at: PlaceAt): Problem | undefined {
  let found: Problem | undefined;
  visit(document, {
    Node(_key, node) {
      const [start, end] = (node as Node).range ?? [];
      const mark = CLOSING[text[start ?? -1] ?? ''];
      if (start === undefined || end !== offset || !mark) return undefined;
      found = problem('yaml-quote', at(start, start + 1), { mark });
      return visit.BREAK;
    },
  });
  return found;
}

const wordAt = (text: string, offset: number) => /^[^\s:,[\]{}]+/.exec(text.slice(offset))?.[0] ?? '';
