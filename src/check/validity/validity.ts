import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { FileTree } from '../../lib/file-tree.ts';
import { type Problem, problem } from '../../problems/problem.ts';
import { PRESET, RELAXED } from './relaxed-rules.ts';

/**
 * Holds pages against the HTML standard, and names every place that breaks it. Takes about 30 ms a page, so a build
 * does without; whoever wants it loads this file.
 *
 * @param shownAs how findings name the output folder
 */
export function checkValidity(tree: FileTree, shownAs: string): Problem[] {
  const config: ConfigData = { root: true, extends: [PRESET], rules: {} };
  for (const { rule, to = 'off' } of RELAXED) config.rules = { ...config.rules, [rule]: to };
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const pages = tree.paths.filter((path) => path.endsWith('.html'));
  return pages.flatMap((output) => {
    const { results } = validator.validateStringSync(tree.text(output), output);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, size }) => {
        const range = { line, column, endLine: line, endColumn: column + Math.max(1, size) };
        return problem('output-invalid', { file: `${shownAs}/${output}`, range }, { rule: ruleId, message });
      }),
    );
  });
}
