/**
 * Shows that a submitted form is under way while its island loads: the button gets the text in its `data-busy`, which the
 * form's `role=status` announces. Returns a function that restores the form, so that the island finds it as it was rendered.
 */
export function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLElement>('[data-busy]');
  const status = form.querySelector('[role=status]');
  const [label, announced] = [button?.textContent, status?.textContent];
  const busy = button?.dataset.busy ?? '';
  form.setAttribute('aria-busy', 'true');
  // Not disabled, which would take the focus from the button.
  button?.setAttribute('aria-disabled', 'true');
  if (button) button.textContent = busy;
  if (status) status.textContent = busy;
  return () => {
    form.removeAttribute('aria-busy');
    button?.removeAttribute('aria-disabled');
    if (button) button.textContent = label ?? '';
    if (status) status.textContent = announced ?? '';
  };
}
