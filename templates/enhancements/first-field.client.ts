import type { Script } from 'nebel/browser/runtime';
import { PREFILL } from '../browser/prefill.ts';

/**
 * Who asks for an offer goes on in the first field, not at the heading above it: after a button on the page itself, and
 * after a link that says what the offer is for.
 */
const firstField: Script = () => {
  const field = document.querySelector<HTMLElement>('#contact form > div:not([aria-hidden]) [name]');
  if (!field) return;
  // With its label; and no further than needed, so that the heading stays in view where there is room.
  const show = () => {
    if (document.activeElement === field) field.parentElement?.scrollIntoView({ block: 'nearest' });
  };
  const leadThen = () => {
    // The browser scrolls to the section first.
    setTimeout(() => {
      field.focus({ preventScroll: true });
      show();
    });
    // Over a slow network, what is above may grow after that.
    setTimeout(show, 800);
  };
  document.addEventListener('click', ({ target }) => {
    // A button, not a link in a menu or in a text.
    const link = (target as Element).closest<HTMLAnchorElement>('a:not(li a, p a, nav > a)');
    if (link?.hash === '#contact' && link.pathname === location.pathname) leadThen();
  });
  addEventListener(PREFILL, leadThen);
  if (location.search && location.hash === '#contact') addEventListener('load', leadThen);
};

export default firstField;
