/**
 * Shows that a submitted form is under way while its island loads: its button gets the text in its `data-busy`, which the
 * form's `role=status` announces. Returns a function that restores the form, so that the island finds it as it was rendered.
 */
export function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLElement>('[data-busy]');
  const status = form.querySelector('[role=status]');
  const label = button?.textContent ?? '';
  const show = (text: string, announced: string) => {
    if (button) button.textContent = text;
    if (status) status.textContent = announced;
  };
  const busy = button?.dataset.busy ?? '';
  show(busy, busy);
  // An island has nothing to announce before it has loaded.
  return () => show(label, '');
}
