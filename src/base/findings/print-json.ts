import type { Day } from '../lib/day.ts';
import { describe, type PrintOptions, summarise } from './describe.ts';
import { FILE_START, type Problem } from './problem.ts';

export interface Outlook {
  /** The next day on which the same content results in another site, if there is one. */
  readonly nextChange?: Day | undefined;
}

/**
 * Prints the report for other programs. Its shape is a contract: fields are added, never renamed.
 *
 * @param outlook adds the day on which the site must be built again
 */
export function printJson(
  problems: readonly Problem[],
  files: number,
  options: PrintOptions,
  outlook?: Outlook,
): string {
  const report = {
    problems: problems.map((found) => toRecord(found, options)),
    summary: summarise(problems, files),
    ...(outlook && { nextChange: outlook.nextChange ?? null }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function toRecord(found: Problem, { language, docs: all }: PrintOptions) {
  const { message, why, fix, docs } = describe(found, language, all);
  const { file, range = FILE_START, pointer = '' } = found.place;
  const { line, column, endLine, endColumn } = range;
  return {
    code: found.code,
    severity: found.severity,
    ...{ file, line, column, endLine, endColumn, pointer },
    ...{ message, why, fix, docs },
  };
}
