import { sha256 } from '../lib/fingerprint.ts';
import { type Language, wordsIn } from '../words.ts';
import {
  describe,
  firstOfEachCode,
  headingOf,
  isInRepository,
  pathInRepository,
  type RepositoryOptions,
} from './describe.ts';
import { type Finding, isOfSite } from './finding.ts';
import { REPORT_WORDS } from './words.ts';

interface SarifOptions extends RepositoryOptions {
  readonly version: string;
}

/** Prints findings in the exchange format of code scanners, SARIF 2.1.0 (OASIS). */
export function printSarif(findings: readonly Finding[], options: SarifOptions): string {
  const { language, version } = options;
  const firsts = firstOfEachCode(findings);
  const codes = firsts.map(({ code }) => code);
  const fingerprint = fingerprinter();
  const run = {
    tool: { driver: { name: 'nebel', version, rules: firsts.map((first) => rule(first, findings, options)) } },
    language,
    columnKind: 'utf16CodeUnits',
    results: findings.map((found) => ({
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

function rule(first: Finding, findings: readonly Finding[], { language, docs: all }: SarifOptions) {
  const { code } = first;
  const { docs } = describe(first, language, all);
  const isError = findings.some((found) => found.code === code && found.severity === 'error');
  const title = headingOf(first, language);
  return {
    id: code,
    shortDescription: { text: title },
    // GitHub requires it.
    help: { text: isInRepository(docs) ? `${wordsIn(REPORT_WORDS, language).more}: ${docs}` : title },
    defaultConfiguration: { level: isError ? 'error' : 'warning' },
  };
}

function messageOf(found: Finding, language: Language) {
  const { message, why, fix } = describe(found, language);
  const words = wordsIn(REPORT_WORDS, language);
  const [what, reason, remedy] = [message, why, fix].map(escapeMarkdown);
  return {
    text: `${message}\n${words.why}: ${why}\n${words.fix}: ${fix}`,
    markdown: `${what}\n\n**${words.why}:** ${reason}\n\n**${words.fix}:** ${remedy}`,
  };
}

/** Sentences can contain markup such as `**` and `<p>`, which must be shown literally. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_<>[\]#|~]/g, '\\$&');

function physicalLocation({ place: { file, range } }: Finding, options: SarifOptions) {
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
 * Makes fingerprints that survive edits elsewhere: they ignore lines, positions in lists and numbers such as lengths.
 * Findings that are equal in everything else are numbered.
 */
function fingerprinter(): (found: Finding) => string {
  const counts = new Map<string, number>();
  return (found) => {
    const {
      code,
      place: { file, pointer = '' },
      params,
    } = found;
    // Sentences of the site's own can contain positions.
    const kept = Object.entries(isOfSite(found) ? {} : params)
      .filter(([, value]) => typeof value !== 'number')
      .map(([name, value]) => [name, name === 'path' ? String(value).replace(/\[\d+\]/g, '[]') : value]);
    const text = JSON.stringify([code, file, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), kept]);
    const nth = counts.get(text) ?? 0;
    counts.set(text, nth + 1);
    return sha256(`${text}${nth}`).slice(0, 32);
  };
}
