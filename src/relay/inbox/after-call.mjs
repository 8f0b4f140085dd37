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
  for (const element of document.querySelectorAll('[data-asked]')) {
    element.textContent = element.dataset.asked;
    element.hidden = false;
  }
  document.querySelector('.steps')?.classList.add('asked');
  document.querySelector('.steps')?.scrollIntoView({ block: 'center' });
}
