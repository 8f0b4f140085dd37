import type { Day } from '../lib/day.ts';
import { describe, type PrintOptions, summarise } from './describe.ts';
import type { Problem } from './problem.ts';

/** What is known of the days to come. */
export interface Outlook {
  /** The next day on which the same content makes another site, if there is one. */
  readonly nextChange?: Day | undefined;
}

/**
 * The report that other programs read. Its shape is a contract: fields are added, never renamed.
 *
 * @param outlook if given, the report says when the site should be built again
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
  const { file, range, pointer } = found.place;
  return {
    code: found.code,
    severity: found.severity,
    file,
    line: range?.line ?? 1,
    column: range?.column ?? 1,
    endLine: range?.endLine ?? range?.line ?? 1,
    endColumn: range?.endColumn ?? range?.column ?? 1,
    pointer: pointer ?? '',
    message,
    why,
    fix,
    docs,
  };
}
