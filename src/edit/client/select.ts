/** Lists to choose from. */
import { element } from '../../dev/browser/element.ts';
import type { Choice } from '../protocol.ts';

/** One of which the choice is a value. */
export function selectOf(choices: readonly Choice[], attributes: Readonly<Record<string, string>> = {}) {
  return element('select', attributes, ...choices.map(({ value, label }) => element('option', { value }, label)));
}

/** One of which each choice does something. */
export function menuOf(name: string, choices: readonly Choice[], act: (value: string) => void): HTMLSelectElement {
  const select = selectOf([{ value: '', label: name }, ...choices], { 'aria-label': name });
  select.addEventListener('change', () => {
    const { value } = select;
    select.value = '';
    if (value !== '') act(value);
  });
  return select;
}
