import type { Script } from 'nebel/browser/runtime';
import type { Consent } from '../../components/cookie-banner/cookie-banner.tsx';
import { focusQuietly } from '../focus.ts';
import { hasChosen, remember } from './consent.ts';

const storage = () => localStorage;

/**
 * What keeps clear of the banner. Each is told by itself: a property of the root is inherited, and for that the browser
 * would style the whole page a second time, just after its first paint.
 */
const CLEAR = 'footer, [data-call-bar]';

/** Shows the banner while no choice is stored, and tells the style sheet how much of the screen it takes. */
const cookieBanner: Script = () => {
  const banner = document.querySelector<HTMLElement>('[data-cookies]');
  if (!banner || hasChosen(storage)) return;
  const details = banner.querySelector<HTMLElement>('dl');
  let cameFrom: EventTarget | null | undefined;

  // Also called when it hides: then its height is 0. Where it is the beginning of the page, it covers nothing.
  new ResizeObserver(() => {
    const covered = getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0;
    for (const element of document.querySelectorAll<HTMLElement>(CLEAR))
      element.style.setProperty('--banner', `${covered}px`);
    document.documentElement.style.scrollPaddingBottom = covered > 0 ? `calc(var(--room) + ${covered}px)` : '';
  }).observe(banner);
  banner.hidden = false;

  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!banner.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  });
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    const consent = button.dataset.consent as Consent | undefined;
    if (consent) {
      remember(consent, storage);
      if (banner.contains(document.activeElement))
        focusQuietly((cameFrom as HTMLElement) ?? document.querySelector('main'));
      banner.hidden = true;
    } else if (details) {
      details.hidden = !details.hidden;
      button.setAttribute('aria-expanded', `${!details.hidden}`);
    }
  });
};

export default cookieBanner;
