import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { FileTree } from '../../base/disk/file-tree.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';

/**
 * Validates pages against the HTML standard. Takes about 30 ms a page, so builds leave it out; only the commands that need
 * it load this file.
 *
 * @param shownAs name of the output folder in findings
 */
export function checkValidity(tree: FileTree, shownAs: string): Finding[] {
  const config: ConfigData = { root: true, extends: [PRESET], rules: {} };
  for (const { rule, setting = 'off' } of RELAXED) config.rules = { ...config.rules, [rule]: setting };
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const pages = tree.paths.filter((path) => path.endsWith('.html'));
  return pages.flatMap((output) => {
    const { results } = validator.validateStringSync(tree.text(output), output);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column, size }) => {
        const range = { line, column, endLine: line, endColumn: column + Math.max(1, size) };
        return finding('output-invalid', { file: `${shownAs}/${output}`, range }, { rule: ruleId, message });
      }),
    );
  });
}

/**
 * A rule of html-validate's preset that we do not enforce, and why. The preset `recommended` is `standard` plus the rules
 * for accessibility.
 */
interface Relaxed {
  readonly rule: string;
  readonly reason: string;
  /** Without a setting, the rule is off. */
  readonly setting?: ['error', Record<string, unknown>];
}

const PRESET = 'html-validate:recommended';

const RELAXED: readonly Relaxed[] = [
  { rule: 'doctype-style', reason: 'HTML ignores case there.' },
  { rule: 'attr-case', reason: 'HTML ignores the case of attribute names, and React writes some in camel case.' },
  { rule: 'void-style', reason: 'React closes empty elements with a slash, which HTML ignores.' },
  { rule: 'attribute-boolean-style', reason: 'React writes an empty value, which means the same as none.' },
  { rule: 'attribute-empty-style', reason: 'React writes an empty value, which means the same as none.' },
  {
    rule: 'valid-id',
    reason: 'React makes ids that begin with an underscore, which HTML allows; only empty ids and spaces are wrong.',
    setting: ['error', { relaxed: true }],
  },
  {
    rule: 'no-redundant-role',
    reason: 'Safari announces a list without markers only if it states its role.',
  },
  {
    rule: 'prefer-native-element',
    reason:
      'The listbox of a combobox cannot be a <select>: its options follow the input (WAI-ARIA practices, combobox).',
    setting: ['error', { exclude: ['list', 'listbox'] }],
  },
  {
    rule: 'tel-non-breaking',
    reason: 'Where a number may wrap is a matter of style; a no-break space in it would hinder searching and copying.',
  },
];
