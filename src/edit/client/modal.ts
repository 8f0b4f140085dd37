/** What all windows have in common: a heading, what is in it, and the way out. */
import { button, element } from '../../dev/browser/element.ts';

interface Modal {
  readonly title: string;
  /** Below the heading. */
  readonly about?: readonly HTMLElement[];
  readonly content: readonly HTMLElement[];
  /** What the button is called that closes it. */
  readonly leave: string;
  /** A form that holds all of it, and the button that sends that. */
  readonly sent?: { readonly form: HTMLFormElement; readonly by: HTMLButtonElement };
}

export function openModal(root: ShadowRoot, { title, about = [], content, leave, sent }: Modal): HTMLDialogElement {
  const out = button(leave, () => dialog.close());
  const header = element('header', {}, element('h2', {}, title), ...about);
  const parts = [header, ...content, element('footer', {}, ...(sent ? [sent.by] : []), out)];
  sent?.form.append(...parts);
  const dialog = element('dialog', { 'aria-label': title }, ...(sent ? [sent.form] : parts));
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A form that can be sent again once something has come of it, unless that was all: then `act` says true. */
export function sentForm(
  attributes: Readonly<Record<string, string>>,
  parts: readonly HTMLElement[],
  by: HTMLButtonElement,
  act: () => Promise<unknown>,
): HTMLFormElement {
  const form = element('form', attributes, ...parts, by);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    by.disabled = true;
    by.disabled = (await act()) === true;
  });
  return form;
}
