/** Asks what came of a call when its caller is back on the page. All else in the inbox works without script. */

const KEY = 'asks';

/** Page of the inquiry that is being called. Kept for a browser that drops the page during the call. */
let asks = '';

addEventListener('click', ({ target }) => {
  asks = target.closest('[data-asks]')?.dataset.asks ?? asks;
});

addEventListener('pageshow', ask);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') ask();
  else if (asks) sessionStorage.setItem(KEY, asks);
});

function ask() {
  const page = sessionStorage.getItem(KEY);
  if (!page) return;
  asks = '';
  sessionStorage.removeItem(KEY);
  if (!page.startsWith(`${location.pathname}?`)) return location.assign(page);
  for (const element of document.querySelectorAll('[data-asked]')) {
    element.textContent = element.dataset.asked;
    element.hidden = false;
  }
  document.querySelector('.steps')?.classList.add('asked');
  document.querySelector('.steps')?.scrollIntoView({ block: 'center' });
}
