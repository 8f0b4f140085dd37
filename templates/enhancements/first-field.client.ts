import type { Script } from 'nebel/browser/runtime';
import { PREFILL } from '../browser/prefill.ts';

/**
 * Moves the focus of visitors who request a quote to the first field, not to the heading above it. Applies to buttons on the
 * page itself and to links with a prefilled request.
 */
const firstField: Script = () => {
  const field = document.querySelector<HTMLElement>('#contact form > div:not([aria-hidden]) [name]');
  if (!field) return;
  // Shows the label too, and scrolls no further than needed, so that the heading stays in view if possible.
  const show = () => {
    if (document.activeElement === field) field.parentElement?.scrollIntoView({ block: 'nearest' });
  };
  const focusField = () => {
    // Lets the browser scroll to the section first.
    setTimeout(() => {
      field.focus({ preventScroll: true });
      show();
    });
    // On a slow network, content above can still grow afterwards.
    setTimeout(show, 800);
  };
  document.addEventListener('click', ({ target }) => {
    // Only buttons, not links in a menu or in a text.
    const link = (target as Element).closest<HTMLAnchorElement>('a:not(li a, p a, nav > a)');
    if (link?.hash === '#contact' && link.pathname === location.pathname) focusField();
  });
  addEventListener(PREFILL, focusField);
  if (location.search && location.hash === '#contact') addEventListener('load', focusField);
};

export default firstField;
