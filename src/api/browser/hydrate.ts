/** For the client entries of islands. Imports React, so no script that every page loads may import it. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island synchronously and keeps what the visitor has already typed. If React fails, now or later, restores
 * the server-rendered HTML with the current entries, which works without JavaScript.
 */
export function hydrate(element: HTMLElement, node: ReactNode): void {
  // A clone, because React keeps listening on an element whose root has failed, and would retry on each click.
  const plain = element.cloneNode(true) as HTMLElement;
  let controls = controlsOf(element);
  // Only changes by the visitor: the island may fill in the rest during hydration. A file field keeps its files.
  const typed = controls.filter((control) => control.type !== 'file' && isChanged(control)).map(read);

  flushSync(() => {
    hydrateRoot(element, node, {
      identifierPrefix: `${element.dataset.island}-`,
      onUncaughtError(error) {
        console.error(error);
        // React has removed the controls from the page, but they still have their values.
        fill(controlsOf(plain), controls.map(read));
        element.replaceWith(plain);
      },
    });
  });
  fill(controlsOf(element), typed);
  controls = controlsOf(element);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ControlState {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  /** Of a file field, whose value cannot be set. */
  readonly files: FileList | null;
}

const controlsOf = (element: HTMLElement) => [...element.querySelectorAll<Control>('input,select,textarea')];

const isTickable = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

function isChanged(control: Control): boolean {
  if (isTickable(control)) return control.checked !== control.defaultChecked;
  if ('defaultValue' in control) return control.value !== control.defaultValue;
  const options = [...control.options];
  return control.value !== (options.findLast(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

const read = (control: Control): ControlState => ({
  name: control.name,
  value: control.value,
  checked: isTickable(control) && control.checked,
  files: 'files' in control ? control.files : null,
});

function fill(controls: readonly Control[], values: readonly ControlState[]): void {
  for (const { name, value, checked, files } of values) {
    const control = controls.find((each) => each.name === name && (!isTickable(each) || each.value === value));
    if (!control || name === '') continue;
    if (isTickable(control)) control.checked = checked;
    else if (files && 'files' in control) control.files = files;
    // Only a different value: an assignment moves the cursor of someone who is typing.
    else if (control.value !== value) control.value = value;
  }
}
