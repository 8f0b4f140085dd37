import { createHash } from 'node:crypto';
import { docsFile } from '../lib/docs-file.ts';
import { type Language, WORDS } from '../messages/messages.ts';
import { CODES } from './codes.ts';
import { CATALOGUES, describe, PROBLEM_DOCS, pathInRepository, type RepositoryOptions, sectionIn } from './describe.ts';
import type { Problem, ProblemCode } from './problem.ts';

export interface SarifOptions extends RepositoryOptions {
  /** Version of nebel. */
  readonly version: string;
}

/** Findings in the form that code scanners exchange: SARIF 2.1.0 (OASIS). */
export function printSarif(problems: readonly Problem[], options: SarifOptions): string {
  const { language, version } = options;
  const codes = CODES.filter((code) => problems.some((found) => found.code === code));
  const fingerprint = fingerprinter();
  const run = {
    tool: { driver: { name: 'nebel', version, rules: codes.map((code) => rule(code, problems, options)) } },
    language,
    columnKind: 'utf16CodeUnits',
    results: problems.map((found) => ({
      ruleId: found.code,
      ruleIndex: codes.indexOf(found.code),
      level: found.severity,
      message: messageOf(found, language),
      locations: [{ physicalLocation: physicalLocation(found, options) }],
      partialFingerprints: { 'nebelFinding/v1': fingerprint(found) },
    })),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function rule(
  code: ProblemCode,
  problems: readonly Problem[],
  { language, docs = docsFile(PROBLEM_DOCS[language]) }: SarifOptions,
) {
  const isError = problems.some((found) => found.code === code && found.severity === 'error');
  return {
    id: code,
    shortDescription: { text: CATALOGUES[language][code].title },
    help: { text: `${WORDS[language].more}: ${sectionIn(docs, code)}` },
    defaultConfiguration: { level: isError ? 'error' : 'warning' },
  };
}

function messageOf(found: Problem, language: Language) {
  const { message, why, fix } = describe(found, language);
  const words = WORDS[language];
  const [told, reason, remedy] = [message, why, fix].map(escapeMarkdown);
  return {
    text: `${message}\n${words.why}: ${why}\n${words.fix}: ${fix}`,
    markdown: `${told}\n\n**${words.why}:** ${reason}\n\n**${words.fix}:** ${remedy}`,
  };
}

/** The sentences name marks such as `**` and `<p>`, which must be read and not take effect. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>[\]#|~]/g, '\\$&');

function physicalLocation({ place: { file, range } }: Problem, options: SarifOptions) {
  const uri = pathInRepository(file, options).split('/').map(encodeURIComponent).join('/');
  const region = range && {
    startLine: range.line,
    startColumn: range.column,
    endLine: range.endLine,
    endColumn: range.endColumn,
  };
  return { artifactLocation: { uri, uriBaseId: 'SRCROOT' }, region };
}

/**
 * What stays the same about a finding when lines are added above it, items are added before it, or the text in question
 * is a little longer: everything but places, positions in lists and measured numbers. Equal ones are numbered.
 */
function fingerprinter(): (found: Problem) => string {
  const met = new Map<string, number>();
  return ({ code, place: { file, pointer = '' }, params }) => {
    const kept = Object.entries(params)
      .filter(([, value]) => typeof value !== 'number')
      .map(([name, value]) => [name, name === 'path' ? String(value).replace(/\[\d+\]/g, '[]') : value]);
    const text = JSON.stringify([code, file, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), kept]);
    const nth = met.get(text) ?? 0;
    met.set(text, nth + 1);
    return createHash('sha256').update(`${text}${nth}`).digest('hex').slice(0, 32);
  };
}
