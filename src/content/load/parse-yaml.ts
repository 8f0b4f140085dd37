import { Composer, type CST, type Document, isScalar, Parser } from 'yaml';
import { compareFindings, type Finding, finding } from '../../base/findings/finding.ts';
import { linesOf, rangeOfOffsets } from '../../base/findings/locate.ts';
import type { Lines } from '../../base/findings/source.ts';
import { invisibleIn, oddIndentsIn } from '../../base/findings/text-invisible.ts';
import { findForbidden } from './forbidden-yaml.ts';
import { explainYamlErrors } from './yaml-findings.ts';

export interface ParsedYaml {
  readonly document: Document.Parsed;
  readonly lines: Lines;
  readonly value: unknown;
}

/** Conflict markers of git. No valid file contains such a line. */
const CONFLICT = /^(?:<{7}|>{7}) .*|^={7}(?=\r?$)/gm;

/** Deeper than any real page. Anything deeper is an indentation error or an attack on the parser. */
const MAX_DEPTH = 32;

/** Parses a file. Accepts only plain data in a single document. */
export function parseYaml(file: string, text: string): { parsed?: ParsedYaml; findings: Finding[] } {
  const lines = linesOf(text);
  const at = (start: number, end: number) => ({
    file,
    range: rangeOfOffsets(lines, start, Math.min(end, text.length)),
    pointer: '',
  });

  if (!text.includes('\n') && text.includes('\r')) return { findings: [finding('file-line-ends', { file }, {})] };

  // Other findings in a file with conflict markers would be misleading.
  const markers = [...text.matchAll(CONFLICT)];
  const begins = markers.filter(({ 0: marker }) => marker.startsWith('<'));
  if (markers.length > 0) {
    const conflicts = begins.length > 0 ? begins : markers.slice(0, 1);
    return {
      findings: conflicts.map(({ 0: marker, index }) => finding('yaml-conflict', at(index, index + marker.length), {})),
    };
  }

  const oddIndents = oddIndentsIn(text, at);
  if (oddIndents.length > 0) return { findings: oddIndents };

  const tokens = [...new Parser().parse(text)];
  const deep = tooDeepAt(tokens);
  if (deep !== undefined) return { findings: [finding('yaml-too-deep', at(deep, deep + 1), { limit: MAX_DEPTH })] };

  const composer = new Composer({ prettyErrors: false, uniqueKeys: false, stringKeys: true });
  const [document, second] = composer.compose(tokens, true, text.length) as Generator<Document.Parsed>;
  if (!document) return { findings: [finding('file-empty', { file, pointer: '' }, {})] };

  const forbidden = findForbidden(document, text, at);
  const findings = [
    ...explainYamlErrors(document, text, at),
    ...forbidden.filter(({ code }) => code !== 'yaml-continued'),
    ...(second ? [finding('yaml-documents', at(second.range[0], second.range[0] + '---'.length), {})] : []),
  ];
  // Other errors are the likelier cause of continued texts.
  if (findings.length === 0) findings.push(...forbidden);
  // Invisible characters may have caused the parser's errors.
  if (findings.length > 0)
    return { findings: [...withoutConsequences(firstPerLine(findings), text), ...invisibleIn(text, at)] };

  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) {
    return { findings: [finding('file-empty', { file, pointer: '' }, {})] };
  }
  return { parsed: { document, lines, value: document.toJS() as unknown }, findings: [] };
}

/** Keeps the first finding of each line, because one slip can trip the parser several times on a line. */
function firstPerLine(findings: readonly Finding[]): Finding[] {
  const seen = new Set<number | undefined>();
  return [...findings].sort(compareFindings).filter(({ place }) => {
    const isNew = !seen.has(place.range?.line);
    seen.add(place.range?.line);
    return isNew;
  });
}

/**
 * Drops findings about the lines below a field whose value has a colon or begins with a dash: `price: from: 4`. To the parser,
 * what is indented below is part of that value.
 */
function withoutConsequences(findings: readonly Finding[], text: string): readonly Finding[] {
  const lines = text.split('\n');
  let end = 0;
  return findings.filter(({ code, place: { range } }) => {
    const line = range?.line ?? 0;
    if (range && line <= end) return false;
    if (code !== 'yaml-colon' && code !== 'yaml-start') return true;
    const level = /^ *(?:- +)*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
    const next = lines.findIndex((each, at) => at >= line && /\S/.test(each) && each.search(/\S/) <= level);
    end = next === -1 ? lines.length : next;
    return true;
  });
}

/**
 * Returns the offset of the first token deeper than `MAX_DEPTH`, if there is one. Called before composing the nodes, which
 * is recursive: a stack overflow there would end the whole process.
 */
function tooDeepAt(tokens: readonly CST.Token[]): number | undefined {
  let level = tokens.flatMap(childrenOf);
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) level = level.flatMap(childrenOf);
  return level[0]?.offset;
}

function childrenOf(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : [];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((child) => !!child));
}
