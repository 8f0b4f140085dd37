import type { Day } from '../lib/day.ts';
import { describe, type PrintOptions, summarise } from './describe.ts';
import { FILE_START, type Finding } from './finding.ts';

export interface Outlook {
  /** The next day on which the same content results in another site, if there is one. */
  readonly nextChange?: Day | undefined;
}

/**
 * Prints the report for other programs. Its shape is a contract: fields are added, never renamed, so findings are `problems`.
 *
 * @param outlook adds the day on which the site must be built again
 */
export function printJson(
  findings: readonly Finding[],
  files: number,
  options: PrintOptions,
  outlook?: Outlook,
): string {
  const report = {
    problems: findings.map((found) => toRecord(found, options)),
    summary: summarise(findings, files),
    ...(outlook && { nextChange: outlook.nextChange ?? null }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function toRecord(found: Finding, { language, docs: all }: PrintOptions) {
  const { message, why, fix, docs } = describe(found, language, all);
  const { file, range = FILE_START, pointer = '' } = found.place;
  const { line, column, endLine, endColumn } = range;
  return {
    code: found.code,
    severity: found.severity,
    file,
    line,
    column,
    endLine,
    endColumn,
    pointer,
    message,
    why,
    fix,
    docs,
  };
}
