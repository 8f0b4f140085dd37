import { createRequire } from 'node:module';
import type { ConfigData } from 'html-validate';
import type { FileTree } from '../lib/file-tree.ts';
import { type Problem, problem } from '../problems/problem.ts';

const { HtmlValidate, StaticConfigLoader }: typeof import('html-validate') = createRequire(import.meta.url)(
  './vendor/html-validate.cjs',
);

/**
 * Holds pages against the HTML standard, and names every place that breaks it. Takes about 30 ms a page, so a build
 * does without; a command that wants it loads this file.
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

/**
 * What html-validate's preset asks for and we do not, each with its reason. The preset is `recommended`: everything
 * of `standard`, and what makes pages accessible.
 */
interface Relaxed {
  readonly rule: string;
  readonly reason: string;
  /** How far the rule is relaxed; without it, it is off. */
  readonly to?: ['error', Record<string, unknown>];
}

const PRESET = 'html-validate:recommended';

const RELAXED: readonly Relaxed[] = [
  { rule: 'doctype-style', reason: 'HTML does not tell capital letters from small ones there.' },
  { rule: 'attr-case', reason: 'HTML ignores the case of attribute names, and React keeps its own for some.' },
  { rule: 'void-style', reason: 'React closes empty elements with a slash, which HTML ignores.' },
  { rule: 'attribute-boolean-style', reason: 'React writes an empty value, which means the same as none.' },
  { rule: 'attribute-empty-style', reason: 'React writes an empty value, which means the same as none.' },
  {
    rule: 'valid-id',
    reason: 'React makes ids that begin with an underscore, which HTML allows; only empty ids and spaces are wrong.',
    to: ['error', { relaxed: true }],
  },
  {
    rule: 'prefer-native-element',
    reason: 'The list of a combobox is no <select>: its options follow what is typed (WAI-ARIA practices, combobox).',
    to: ['error', { exclude: ['listbox'] }],
  },
  {
    rule: 'tel-non-breaking',
    reason:
      'Where a number may break is a question of style; a no-break space in it would hinder searching and copying.',
  },
];
