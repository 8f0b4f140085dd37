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

export const PRESET = 'html-validate:recommended';

export const RELAXED: readonly Relaxed[] = [
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
