/** Lists to choose from. */
import { button, element } from '../../dev/browser/element.ts';
import type { Choice } from '../protocol.ts';

/** One of which the choice is a value. */
export function selectOf(choices: readonly Choice[], attributes: Readonly<Record<string, string>> = {}) {
  return element('select', attributes, ...choices.map(({ value, label }) => element('option', { value }, label)));
}

/** One beside a button that does something with the choice: with the arrow keys, one passes others on the way to it. */
export function menuOf(name: string, choices: readonly Choice[], act: (value: string) => void): HTMLElement {
  const select = selectOf(choices, { 'aria-label': name });
  return element(
    'div',
    { class: 'menu' },
    select,
    button(name, () => act(select.value)),
  );
}
