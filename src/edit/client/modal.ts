/** The frame of windows: a heading, what is in it, and the way out. */
import { button, element } from '../../dev/browser/element.ts';

export interface Modal {
  readonly root: ShadowRoot;
  readonly title: string;
  /** Below the heading. */
  readonly about?: readonly HTMLElement[];
  readonly content: readonly HTMLElement[];
  /** What the button is called that closes it. */
  readonly leave: string;
  readonly onClosed: () => void;
}

export function openModal({ root, title, about = [], content, leave, onClosed }: Modal): HTMLDialogElement {
  const out = button(leave, () => dialog.close());
  const header = element('header', {}, element('h2', {}, title), ...about);
  const dialog = element('dialog', { 'aria-label': title }, header, ...content, element('footer', {}, out));
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClosed();
  });
  root.append(dialog);
  dialog.showModal();
  return dialog;
}
