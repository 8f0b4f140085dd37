/** The parts that all dialogs share: heading, content and buttons. */
import { button, element } from '../../dev/browser/element.ts';

interface Modal {
  readonly title: string;
  /** Below the heading. */
  readonly intro?: readonly HTMLElement[];
  readonly content: readonly HTMLElement[];
  readonly closeLabel: string;
  /** A form that wraps the whole dialog, with its submit button. */
  readonly submit?: { readonly form: HTMLFormElement; readonly button: HTMLButtonElement };
}

export function openModal(root: ShadowRoot, { title, intro = [], content, closeLabel, submit }: Modal) {
  const close = button(closeLabel, () => dialog.close());
  const header = element('header', {}, element('h2', {}, title), ...intro);
  const parts = [header, ...content, element('footer', {}, ...(submit ? [submit.button] : []), close)];
  submit?.form.append(...parts);
  const dialog = element('dialog', { 'aria-label': title }, ...(submit ? [submit.form] : parts));
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A form that cannot be submitted while `onSubmit` runs, nor afterwards if that resolves to true. */
export function actionForm(
  attributes: Readonly<Record<string, string>>,
  parts: readonly HTMLElement[],
  submit: HTMLButtonElement,
  onSubmit: () => Promise<unknown>,
): HTMLFormElement {
  const form = element('form', attributes, ...parts, submit);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    submit.disabled = true;
    submit.disabled = (await onSubmit()) === true;
  });
  return form;
}
