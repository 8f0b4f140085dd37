import type { Script } from 'nebel/browser/runtime';

const CLOSED = '[data-faq] details:not([open])';

/**
 * Opens the question that the address points at, and puts the question a visitor opens into the address, so that it can be
 * shared. Scrolling is left to the browser, which knows where the visitor was before a reload. Of many questions, it folds
 * all but the first ones. Without script all are listed, and the address leads to a question, which then takes a click to
 * open.
 */
const questions: Script = () => {
  const unfold = foldRest();
  const open = (hash = location.hash) => {
    const question = document.getElementById(hash.slice(1));
    if (!question?.matches(CLOSED)) return;
    if (question.closest('[hidden]')) unfold();
    (question as HTMLDetailsElement).open = true;
  };
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    // Before the browser follows the link: opening a question closes another one, which moves those below.
    if (link) open(link.hash);
    const question = (target as Element).closest('summary')?.parentElement;
    // The click precedes its effect: a closed question is about to open.
    if (question?.matches(CLOSED)) history.replaceState(history.state, '', `#${question.id}`);
  });
  addEventListener('hashchange', () => open());
  open();
};

/** Hides all but the first questions behind a button, and returns a function that shows them again. */
function foldRest(): () => void {
  const button = document.querySelector<HTMLButtonElement>('[data-faq-all]');
  const rest = [...document.querySelectorAll<HTMLElement>('[data-faq] details')].slice(Number(button?.dataset.faqAll));
  const [first] = rest;
  // What a visitor sees, or has scrolled past, must not move.
  if (!button || !first || first.getBoundingClientRect().top < innerHeight) return () => {};
  button.hidden = false;
  // In one element: hidden one by one, each would remain an empty group to a screen reader.
  const folded = document.createElement('div');
  folded.setAttribute('hidden', 'until-found');
  first.before(folded);
  folded.append(...rest);
  const unfold = () => {
    button.hidden = true;
    folded.hidden = false;
  };
  // The browser has found a word in one of them.
  document.addEventListener('beforematch', unfold);
  button.onclick = () => {
    unfold();
    first.querySelector('summary')?.focus({ preventScroll: true });
  };
  return unfold;
}

export default questions;
