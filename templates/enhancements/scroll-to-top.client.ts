import type { Script } from 'nebel/browser/runtime';
import { focusQuietly } from './focus.ts';

/** Pixels; specified. */
const THRESHOLD = 300;

/** The lower part of the view in which buttons float, as a share of its height. */
const CORNER = 0.2;

/** Shows the button while the page is scrolled far enough. It leads the eye and the keyboard back to the top. */
const scrollToTop: Script = () => {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (!button) return;
  const update = () => {
    button.hidden = scrollY <= THRESHOLD;
    // What floats keeps away from fields: on a phone it would lie on their right end.
    const isOnForm = [...document.forms].some((form) => {
      const { top, bottom } = form.getBoundingClientRect();
      return top < innerHeight && bottom > innerHeight * (1 - CORNER);
    });
    document.body.classList.toggle('is-on-form', isOnForm);
  };
  addEventListener('scroll', update, { passive: true });
  // Not before the page has to be laid out anyway.
  requestAnimationFrame(update);
  button.addEventListener('click', () => {
    focusQuietly(document.querySelector<HTMLElement>('header a'));
    // Smooth or not is for the style sheet to say: it knows whether motion is wanted.
    scrollTo(0, 0);
  });
};

export default scrollToTop;
