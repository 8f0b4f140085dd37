/**
 * Shows that a submitted form is under way while its island loads: its button gets the text in its `data-busy`, which the
 * form's `role=status` announces. Returns a function that restores the form, so that the island finds it as it was rendered.
 */
export function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLElement>('[data-busy]');
  const status = form.querySelector('[role=status]');
  if (!button) return () => {};
  const { textContent, dataset } = button;
  const show = (label: string | null, announced = '') => {
    button.textContent = label;
    if (status) status.textContent = announced;
  };
  show(dataset.busy ?? null, dataset.busy);
  // A form has nothing to announce before its island has loaded.
  return () => show(textContent);
}
