import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type Problem, problem } from '../../problems/problem.ts';
import { PRESET, RELAXED } from './relaxed-rules.ts';

/**
 * Holds pages against the HTML standard, and names every place that breaks it. Takes about 30 ms a page, so a build
 * does without; whoever wants it loads this file.
 *
 * @param folder where the pages lie
 * @param shownAs how findings name that folder
 */
export function checkValidity(folder: string, outputs: Iterable<string>, shownAs: string): Problem[] {
  const config: ConfigData = { root: true, extends: [PRESET], rules: {} };
  for (const { rule, to = 'off' } of RELAXED) config.rules = { ...config.rules, [rule]: to };
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  return [...outputs].flatMap((output) => {
    const { results } = validator.validateStringSync(readFileSync(join(folder, output), 'utf8'), output);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, size }) => {
        const range = { line, column, endLine: line, endColumn: column + Math.max(1, size) };
        return problem('output-invalid', { file: `${shownAs}/${output}`, range }, { rule: ruleId, message });
      }),
    );
  });
}
