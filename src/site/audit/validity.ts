import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { FileTree } from '../../base/disk/file-tree.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { isPage } from './file-facts.ts';

/**
 * Validates pages against the HTML standard. Takes about 30 ms a page, so builds leave it out; only the commands that need it
 * load this file.
 *
 * @param shownAs name of the output folder in findings
 */
export function checkValidity(tree: FileTree, shownAs: string): Finding[] {
  const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
  return tree.paths.flatMap((output) => {
    if (!output.endsWith('.html')) return [];
    const text = tree.text(output);
    if (!isPage(output, text)) return [];
    const { results } = validator.validateStringSync(text, output);
    return results.flatMap(({ messages }) =>
      messages.flatMap(({ ruleId, message, offset, line, column, size }) => {
        // A title is a name, too.
        if (ruleId === 'input-missing-label' && /^[^>]*\stitle=/.test(text.slice(offset))) return [];
        const range = { line, column, endLine: line, endColumn: column + Math.max(1, size) };
        return finding('output-invalid', { file: `${shownAs}/${output}`, range }, { rule: ruleId, message });
      }),
    );
  });
}

/** The preset `recommended` is `standard` plus the rules for accessibility. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'input-missing-label': 'error',
    // Our own rules report these, with a remedy, in every build.
    'no-dup-id': 'off',
    'no-inline-style': 'off',
    'wcag/h37': 'off',
    // HTML ignores case there, and React writes some attributes in camel case.
    'doctype-style': 'off',
    'attr-case': 'off',
    // React closes empty elements with a slash, which HTML ignores, and writes an empty value, which means the same as none.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React makes ids that begin with an underscore, which HTML allows; only empty ids and spaces are wrong.
    'valid-id': ['error', { relaxed: true }],
    // Safari announces a list without markers only if it states its role.
    'no-redundant-role': 'off',
    // The listbox of a combobox cannot be a <select>: its options follow the input (WAI-ARIA practices, combobox).
    'prefer-native-element': ['error', { exclude: ['list', 'listbox'] }],
    // Where a number may wrap is a matter of style; a no-break space in it would hinder searching and copying.
    'tel-non-breaking': 'off',
  },
};
