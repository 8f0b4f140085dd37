/** For the client entries of islands. Brings React along, so nothing that every page loads may import it. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island's HTML to life, at once. What the visitor has typed before stays. If React fails, now or later, the
 * HTML from the server is put back with what was typed, and works without script.
 */
export function hydrate(element: HTMLElement, node: ReactNode): void {
  // A copy, because React keeps listening on an element whose root has failed, and would try again on each click.
  const plain = element.cloneNode(true) as HTMLElement;
  let controls = controlsOf(element);
  // Only what the visitor changed: the island may fill in the rest while it starts.
  const typed = controls.filter(isChanged).map(read);

  flushSync(() => {
    hydrateRoot(element, node, {
      identifierPrefix: `${element.dataset.island}-`,
      onUncaughtError(error) {
        console.error(error);
        // React has removed the controls from the page, but they still know their values.
        fill(controlsOf(plain), controls.map(read));
        element.replaceWith(plain);
      },
    });
  });
  fill(controlsOf(element), typed);
  controls = controlsOf(element);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Filled {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
}

const controlsOf = (element: HTMLElement) => [...element.querySelectorAll<Control>('input,select,textarea')];

const isTicked = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if ('defaultValue' in control) return control.value !== control.defaultValue;
  const options = [...control.options];
  return control.value !== (options.findLast(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

const read = (control: Control): Filled => ({
  name: control.name,
  value: control.value,
  checked: isTicked(control) && control.checked,
});

function fill(controls: readonly Control[], values: readonly Filled[]): void {
  for (const { name, value, checked } of values) {
    const control = controls.find((each) => each.name === name && (!isTicked(each) || each.value === value));
    if (!control || name === '') continue;
    if (isTicked(control)) control.checked = checked;
    // Only where it differs: an assignment moves the cursor of someone who is typing.
    else if (control.value !== value) control.value = value;
  }
}
