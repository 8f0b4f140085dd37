import type { Script } from 'nebel/browser/runtime';

/** Sends forms without leaving the page. If sending fails, the browser keeps the form and retries later. */
const sendForms: Script = (runtime) => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-thanks]')) {
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const { action, dataset } = form;
      const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
      const status = form.querySelector<HTMLElement>('[role=status]');
      if (!button || !status || button.disabled) return;
      const label = button.textContent;
      button.disabled = true;
      button.textContent = button.dataset.busy ?? label;

      const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const outcome = await (await runtime()).submit({ action: new URL(action).pathname, values }, { keep: true });
      if (outcome.kind === 'accepted') {
        location.assign(dataset.thanks ?? '/');
        return;
      }
      button.disabled = false;
      button.textContent = label;
      const errors = outcome.kind === 'invalid' ? outcome.errors : {};
      for (const field of form.querySelectorAll<HTMLInputElement>('[id]:is(input, select, textarea)')) {
        const message = errors[field.name];
        const place = document.getElementById(`${field.id}-error`);
        if (place) place.textContent = message ?? '';
        field.toggleAttribute('aria-invalid', message !== undefined);
      }
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      const statusTexts = { kept: dataset.kept, invalid: status.dataset.invalid, failed: status.dataset.failed };
      status.textContent = statusTexts[outcome.kind] ?? '';
    });
  }
};

export default sendForms;
