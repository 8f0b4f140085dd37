import type { Script } from 'nebel/browser/runtime';
import { focusQuietly } from './focus.ts';

/** Scroll position in pixels, as specified. */
const THRESHOLD = 300;

/** Fraction of the viewport height, at its lower edge, in which buttons float. */
const CORNER = 0.2;

/** Shows the button once the page is scrolled far enough. It moves scroll position and keyboard focus back to the top. */
const scrollToTop: Script = () => {
  const button = document.querySelector<HTMLElement>('[data-to-top]');
  if (!button) return;
  const update = () => {
    button.hidden = scrollY <= THRESHOLD;
    // Floating buttons keep clear of fields: on phones they would cover the right end.
    const isOnForm = [...document.forms].some((form) => {
      const { top, bottom } = form.getBoundingClientRect();
      return top < innerHeight && bottom > innerHeight * (1 - CORNER);
    });
    document.body.classList.toggle('is-on-form', isOnForm);
  };
  addEventListener('scroll', update, { passive: true });
  // Deferred until the page is laid out anyway.
  requestAnimationFrame(update);
  button.addEventListener('click', () => {
    focusQuietly(document.querySelector<HTMLElement>('header a'));
    // Without a behaviour, so that the style sheet decides on smooth scrolling: it respects reduced motion.
    scrollTo(0, 0);
  });
};

export default scrollToTop;
