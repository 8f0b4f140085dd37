import type { Script } from 'nebel/browser/runtime';

/**
 * Opens the question that the address points at, and puts the question a visitor opens into the address, so that it can be
 * shared. Without script the address leads to the question, which then takes a click to open.
 */
const questionLink: Script = () => {
  const openTarget = () => {
    const question = document.getElementById(location.hash.slice(1));
    if (!question?.matches('[data-faq] details:not([open])')) return;
    // Opening it closes the question open before, which shifts the content below.
    (question as HTMLDetailsElement).open = true;
    question.scrollIntoView();
  };
  document.querySelector('[data-faq]')?.addEventListener('click', ({ target }) => {
    const question = (target as Element).closest('summary')?.parentElement;
    // The click precedes its effect: a closed question is about to open.
    if (question?.matches('details:not([open])')) history.replaceState(history.state, '', `#${question.id}`);
  });
  addEventListener('hashchange', openTarget);
  openTarget();
};

export default questionLink;
