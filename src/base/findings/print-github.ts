import { wordsIn } from '../words.ts';
import {
  describe,
  firstOfEachCode,
  isInRepository,
  pathInRepository,
  type RepositoryOptions,
  summarise,
  summaryOf,
} from './describe.ts';
import type { Finding } from './finding.ts';
import { visible } from './text-invisible.ts';
import { REPORT_WORDS } from './words.ts';

/** Annotations that GitHub shows for each level and step; it drops the rest (GitHub Docs, «Workflow commands»). */
const SHOWN_PER_LEVEL = 10;

/** Prints findings as workflow commands. GitHub Actions shows them at their lines in the pull request and in the log. */
export function printGithub(findings: readonly Finding[], files: number, options: RepositoryOptions): string {
  const lines = byImportance(findings).map((found) => annotation(found, options));
  return `${[...lines, summary(findings, files, options)].join('\n')}\n`;
}

/**
 * Sorts errors first, and within a level the first finding of every code before all others, earlier stages first. Ten
 * annotations then show the variety of mistakes. In the order of files, they could show the same one ten times.
 */
const byImportance = (findings: readonly Finding[]): Finding[] =>
  (['error', 'warning'] as const).flatMap((severity) => {
    const level = findings.filter((found) => found.severity === severity);
    const firsts = firstOfEachCode(level);
    return [...firsts, ...level.filter((found) => !firsts.includes(found))];
  });

function annotation(found: Finding, options: RepositoryOptions): string {
  const words = wordsIn(REPORT_WORDS, options.language);
  const { message, why, fix, docs } = describe(found, options.language, options.docs);
  const { file, range } = found.place;
  // The runner rejects columns if the range ends on another line.
  const columns = range?.line === range?.endLine ? range : undefined;
  const properties = {
    // Line breaks are left to `escapeProperty`.
    file: pathInRepository(file, options).replace(/[^\r\n]+/g, visible),
    line: range?.line,
    col: columns?.column,
    endLine: range?.endLine,
    endColumn: columns?.endColumn,
    title: found.code,
  };
  const more = isInRepository(docs) ? `\n${words.more}: ${docs}` : '';
  const text = `${message}\n${words.why}: ${why}\n${words.fix}: ${fix}${more}`;
  return command(found.severity, properties, text);
}

function summary(findings: readonly Finding[], files: number, { language }: RepositoryOptions): string {
  const { errors, warnings } = summarise(findings, files);
  const counts = summaryOf(findings, files, language);
  if (Math.max(errors, warnings) <= SHOWN_PER_LEVEL) return counts;
  return command(
    'notice',
    { title: 'nebel' },
    `${counts} ${wordsIn(REPORT_WORDS, language).annotationsCapped(SHOWN_PER_LEVEL)}`,
  );
}

function command(name: string, properties: Readonly<Record<string, unknown>>, text: string): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name} ${list.join(',')}::${escapeData(text)}`;
}

/** Escapes like the runner's toolkit (@actions/core, command.ts). */
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
