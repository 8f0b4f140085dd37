import type { Script } from 'nebel/browser/runtime';

const FORM = '[data-island=newsletter-form] form';

/**
 * Locks the button of the newsletter while there is nothing to send, until the form comes to life and does so itself.
 * The document listens and not the form, which is put back as it came if it fails. Without script the button always works.
 */
const lockWhileBlank: Script = () => {
  if (!document.querySelector(FORM)) return;
  const update = () => {
    const field = document.querySelector<HTMLInputElement>(`${FORM} [type=email]`);
    const button = document.querySelector<HTMLButtonElement>(`${FORM} button`);
    // A field that is locked itself is being sent.
    if (field && button && !field.disabled) button.disabled = field.value.trim() === '';
  };
  document.addEventListener('input', update);
  // Some browsers fill in again what was entered before, and only then.
  addEventListener('pageshow', update);
  update();
};

export default lockWhileBlank;
