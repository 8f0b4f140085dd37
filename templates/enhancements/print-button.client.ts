import type { Script } from 'nebel/browser/runtime';

/** Prints the page. Without script the button stays hidden, and the browser's own command does the same. */
const printButton: Script = () => {
  const button = document.querySelector<HTMLButtonElement>('[data-print]');
  if (!button) return;
  button.hidden = false;
  button.onclick = () => print();
};

export default printButton;
