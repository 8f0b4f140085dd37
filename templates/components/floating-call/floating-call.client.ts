import type { Script } from '../../../src/browser/runtime.ts';

/** How much of the first screen has to be left behind, as a share of it. */
const FIRST_SCREEN = 0.6;

/** How far the end of a page has to come in before the button goes, in pixels: not so far that it lies on it. */
const ENTRY = 64;

/** Tells the style sheet where «Sofort anrufen» may float: neither on the first screen nor on the end, which say the same. */
const floatingCall: Script = () => {
  const ends = [...document.querySelectorAll('.contact, .quote, .foot')];
  const update = () => {
    const isAtEnd = ends.some((end) => end.getBoundingClientRect().top < innerHeight - ENTRY);
    document.body.classList.toggle('is-call-there', scrollY > innerHeight * FIRST_SCREEN && !isAtEnd);
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update, { passive: true });
  // Not before the page has to be laid out anyway.
  requestAnimationFrame(update);
};

export default floatingCall;
