import type { Outcome, Runtime, Script } from 'nebel/browser/runtime';

/** Sends forms without leaving the page. If sending fails, the browser keeps the form and retries later. */
const sendForms: Script = (runtime) => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-thanks]')) {
    const { dataset } = form;
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    const status = form.querySelector<HTMLElement>('[role=status]');
    if (!button || !status) continue;
    const label = button.textContent;
    const show = (text = '', isBusy = false) => {
      button.disabled = isBusy;
      button.textContent = isBusy ? text : label;
      status.textContent = text;
    };
    // The back/forward cache restores the page as it was when the visitor left it.
    addEventListener('pageshow', ({ persisted }) => persisted && show());
    // Browsers refuse an invisible character that was copied with an address, and its author sees nothing wrong.
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'email')
        target.value = target.value.replace(/[\p{Cf}\p{Z}]/gu, '');
    });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (button.disabled) return;
      show(button.dataset.busy ?? label, true);

      const outcome = await send(runtime, form).catch((error: unknown) => {
        console.error(error);
        return undefined;
      });
      // Without its script, the browser sends the form as it would without JavaScript.
      if (!outcome) return form.submit();
      if (outcome.kind === 'accepted') {
        // Otherwise, the browser would restore what is sent when the visitor comes back.
        form.reset();
        return location.assign(dataset.thanks ?? '/');
      }
      showErrors(form, outcome.kind === 'invalid' ? outcome.errors : {});
      const statusTexts = { kept: dataset.kept, invalid: status.dataset.invalid, failed: status.dataset.failed };
      show(statusTexts[outcome.kind]);
    });
  }
};

/** Longest wait for the code that sends, in milliseconds. */
const PATIENCE = 5_000;

/** Rejects if the code that sends cannot be loaded, or not in time. */
async function send(runtime: () => Promise<Runtime>, form: HTMLFormElement): Promise<Outcome> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('Loading takes too long.')));
  const { submit } = await Promise.race([runtime(), late]);
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return submit({ action: new URL(form.action).pathname, values }, { keep: true });
}

/** Shows each message at its field, and moves the focus to the first of them. */
function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const message = errors[field.dataset.field ?? ''];
    const place = field.querySelector('.form-error');
    if (place) place.textContent = message ?? '';
    for (const control of field.querySelectorAll('input, select, textarea')) {
      for (const [name, value] of [
        ['aria-invalid', 'true'],
        ['aria-describedby', place?.id ?? ''],
      ] as const) {
        if (message === undefined) control.removeAttribute(name);
        else control.setAttribute(name, value);
      }
    }
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

export default sendForms;
