import type { Script } from 'nebel/browser/runtime';

const FORM = '[data-island=newsletter-form] form';

/**
 * Disables the newsletter button while there is nothing to send, until the form hydrates and does so itself. Listens on the
 * document, because a form whose hydration fails is restored from its original markup. Without script the button always
 * works.
 */
const lockWhileBlank: Script = () => {
  if (!document.querySelector(FORM)) return;
  const update = () => {
    const field = document.querySelector<HTMLInputElement>(`${FORM} [type=email]`);
    const button = document.querySelector<HTMLButtonElement>(`${FORM} button`);
    // A disabled field means that the form is being sent.
    if (field && button && !field.disabled) button.disabled = field.value.trim() === '';
  };
  document.addEventListener('input', update);
  // Some browsers restore earlier input only at this point.
  addEventListener('pageshow', update);
  update();
};

export default lockWhileBlank;
