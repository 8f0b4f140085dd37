import type { Script } from 'nebel/browser/runtime';

const CLOSED = '[data-faq] details:not([open])';

/**
 * Opens the question that the address points at, and puts the question a visitor opens into the address, so that it can be
 * shared. Scrolling is left to the browser, which knows where the visitor was before a reload. Without script the address
 * leads to the question, which then takes a click to open.
 */
const questionLink: Script = () => {
  const open = (hash = location.hash) => {
    const question = document.getElementById(hash.slice(1));
    if (question?.matches(CLOSED)) (question as HTMLDetailsElement).open = true;
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

export default questionLink;
