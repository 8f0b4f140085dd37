/** Finds constructs that are valid YAML but that data files must not contain. */
import { type Document, isAlias, isMap, isScalar, type Node, type Scalar, visit, type YAMLMap } from 'yaml';
import { type Finding, finding, type PlaceAt } from '../../base/findings/finding.ts';

/**
 * Finds aliases, anchors and tags, whose effect readers do not see, duplicate keys, and character sequences that YAML reads
 * differently from what was meant.
 */
export function findForbidden(document: Document.Parsed, text: string, at: PlaceAt): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Node(_key, node) {
      const [start, end] = (node as Node).range ?? [0, 0];
      if (isAlias(node)) findings.push(finding('yaml-start', at(start, end), { character: '*' }));
      else findings.push(...properties(node as Node, text, at, start));
      if (isMap(node)) findings.push(...duplicates(node, at));
      if (isScalar(node)) findings.push(...misreadSequences(node, text.slice(start, end), at, start));
    },
  });
  return findings;
}

/** Finds the anchor and the tag of a node, which come before the node's own range. */
function properties(node: Node, text: string, at: PlaceAt, start: number): Finding[] {
  const { anchor, tag } = node as Node & { anchor?: string };
  const found: Finding[] = [];
  if (anchor) {
    const typed = nearest(text, `&${anchor}`, start);
    found.push(
      finding('yaml-start', at(typed, typed + anchor.length + 1), { character: '&', ...markOf(node, `&${anchor}`) }),
    );
  }
  if (tag) {
    const typed = tagBefore(text, start);
    const params = { character: '!', ...markOf(node, typed.word) };
    found.push(finding('yaml-start', at(typed.start, typed.start + typed.word.length), params));
  }
  return found;
}

/** The mark, unless what follows on its line is a text, of which it is then more likely the beginning. */
const markOf = (node: Node, mark: string) =>
  isScalar(node) && node.source && !node.type?.startsWith('BLOCK') ? {} : { mark };

/** Returns the tag as typed. The parser only knows the resolved form: `tag:yaml.org,2002:str` for `!!str`. */
function tagBefore(text: string, offset: number) {
  const last = nearest(text, '!', offset);
  const start = text[last - 1] === '!' ? last - 1 : last;
  return { start, word: /^\S*/.exec(text.slice(start, Math.max(offset, start + 1)))?.[0] ?? '' };
}

/** Searches backwards from an offset. With unclosed brackets, the parser may report a node before its anchor or tag. */
function nearest(text: string, typed: string, offset: number): number {
  const before = text.lastIndexOf(typed, offset);
  return before === -1 ? text.indexOf(typed) : before;
}

/** Finds duplicate keys. The parser's own check compares every pair of keys, which takes quadratic time. */
function duplicates({ items }: YAMLMap, at: PlaceAt): Finding[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return [];
    const [start, end] = key.range;
    const isTwice = seen.has(key.value);
    seen.add(key.value);
    return isTwice ? [finding('yaml-duplicate-key', at(start, end), { key: String(key.value) })] : [];
  });
}

const ESCAPE = /\\./gs;

/** Escapes that stand for an invisible character, except those that JSON has as well: these may be intended. */
const INVISIBLE = /[0aevNLP]/;

/** A line after the first that looks like a list entry. */
const ENTRY = /(?<=\n[ \t]*)- .*/g;

/**
 * Finds escapes in double quotes that YAML turns into invisible characters: `"C:\Projects"` contains a paragraph separator.
 * Also finds list entries indented so far that YAML joins them to the unquoted text above, and a mistyped header of a block
 * text. Any other continuation line may be intended, because some programs wrap long texts that way.
 */
function misreadSequences({ type }: Scalar, typed: string, at: PlaceAt, start: number): Finding[] {
  if (type === 'QUOTE_DOUBLE')
    return [...typed.matchAll(ESCAPE)]
      .filter(([sequence]) => INVISIBLE.test(sequence))
      .map(({ 0: sequence, index }) => finding('yaml-escape', at(start + index, start + index + 2), { sequence }));
  if (type !== 'PLAIN') return [];
  // The header of a block text, the wrong way round.
  if (/^->[ \t]*\n/.test(typed)) return [finding('yaml-fold', at(start, start + 2), { indicator: '->' })];
  const entries = [...typed.matchAll(ENTRY)];
  const marks = [...typed.matchAll(MARK)];
  // The bullets of a word processor make a text of the first entries, and the others continue it.
  if (entries.length > 0 && marks[0]?.index === 0)
    return marks.map(({ 0: mark, index }) =>
      finding('yaml-dash', at(start + index, start + index + mark.length), { mark }),
    );
  return entries.map(({ 0: entry, index }) =>
    finding('yaml-continued', at(start + index, start + index + entry.length), {}),
  );
}

/** A bullet or number typed instead of the dash of an entry, at the beginning of a line. */
const MARK = /(?<=^|\n[ \t]*)(?:[–—•·●▪]|\d{1,2}[.)])(?=[ \t])/g;
