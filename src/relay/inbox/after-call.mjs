/** Asks what came of a call when its caller is back on the page. All else in the inbox works without script. */

const KEY = 'asks';

// Kept for a browser that drops the page during the call.
addEventListener('click', ({ target }) => {
  const call = target.closest('[data-asks]');
  if (call) sessionStorage.setItem(KEY, call.dataset.asks);
});

addEventListener('pageshow', ask);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') ask();
});

function ask() {
  const page = sessionStorage.getItem(KEY);
  if (!page) return;
  sessionStorage.removeItem(KEY);
  if (!page.startsWith(`${location.pathname}?`)) return location.assign(page);
  const steps = document.querySelector('.steps');
  if (!steps) return;
  steps.classList.add('notice');
  steps.querySelector('h2').hidden = false;
  const reached = steps.querySelector('[data-asked]');
  reached.textContent = reached.dataset.asked;
  steps.scrollIntoView({ block: 'center' });
}
