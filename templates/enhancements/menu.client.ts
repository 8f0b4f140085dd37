import type { Script } from 'nebel/browser/runtime';

/** Makes the native disclosure close like a menu: after a choice, on Escape, and when focus or a click moves elsewhere. */
const menu: Script = () => {
  const details = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!details) return;
  const close = () => {
    details.open = false;
  };
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    close();
    details.querySelector('summary')?.focus();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !details.contains(relatedTarget as Node)) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (!details.contains(target as Node) || (target as Element).closest('a')) close();
  });
};

export default menu;
