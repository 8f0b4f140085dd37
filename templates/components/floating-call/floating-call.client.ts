import type { Script } from '../../../src/browser/runtime.ts';

/** How much of the first screen has to be left behind where that is narrow, as a share of it. */
const FIRST_SCREEN = 0.6;

/** How far the end of a page has to come in before the button goes, in pixels: not so far that it lies on it. */
const ENTRY = 64;

/** From here on, the lower right of the first screen is a picture and holds no buttons. */
const WIDE = '(min-width: 60rem)';

/**
 * Tells the style sheet where «Sofort anrufen» may float: everywhere but on the end of a page, which says the same, and
 * on the first screen of a phone, where it would lie on the buttons that say so.
 */
const floatingCall: Script = () => {
  const ends = [...document.querySelectorAll('.contact, .quote, .foot')];
  const wide = matchMedia(WIDE);
  const update = () => {
    const isAtEnd = ends.some((end) => end.getBoundingClientRect().top < innerHeight - ENTRY);
    const hasBegun = wide.matches || scrollY > innerHeight * FIRST_SCREEN;
    document.body.classList.toggle('is-call-there', hasBegun && !isAtEnd);
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update, { passive: true });
  // Not before the page has to be laid out anyway.
  requestAnimationFrame(update);
};

export default floatingCall;
