import type { Script } from 'nebel/browser/runtime';

/**
 * Opens the question that the address names, and names in the address the one that a visitor opens, so that it can be
 * passed on. Without script the address leads to the question, and it takes a click to open it.
 */
const questionLink: Script = () => {
  const openNamed = () => {
    const question = document.getElementById(location.hash.slice(1));
    if (!question?.matches('[data-faq] details:not([open])')) return;
    // The one that was open above it closes, and what is below moves up.
    (question as HTMLDetailsElement).open = true;
    question.scrollIntoView();
  };
  document.querySelector('[data-faq]')?.addEventListener('click', ({ target }) => {
    const question = (target as Element).closest('summary')?.parentElement;
    // The click comes before what it does: a closed question is about to open.
    if (question?.matches('details:not([open])')) history.replaceState(history.state, '', `#${question.id}`);
  });
  addEventListener('hashchange', openNamed);
  openNamed();
};

export default questionLink;
