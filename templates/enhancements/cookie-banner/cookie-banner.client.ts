import type { Script } from 'nebel/browser/runtime';
import type { CONSENT_ANCHOR, Consent } from '../../components/cookie-banner/cookie-banner.tsx';
import { focusQuietly } from '../focus.ts';
import { hasChosen, remember } from './consent.ts';

/**
 * Elements that must stay clear of the banner. Each gets the property itself: a property on the root is inherited, which
 * would make the browser restyle the whole page right after its first paint.
 */
const STAYS_CLEAR = 'footer, [data-call-bar]';

/** Shows the banner until a choice is stored, or a link to it is followed, and passes its height to the style sheet. */
const cookieBanner: Script = () => {
  const banner = document.getElementById('auswahl' satisfies typeof CONSENT_ANCHOR);
  if (!banner) return;
  const details = banner.querySelector<HTMLElement>('dl');
  let cameFrom: EventTarget | null | undefined;

  // Also fires when the banner hides, with a height of 0. If it is not fixed but at the top of the page, it covers nothing.
  const observer = new ResizeObserver(() => {
    const covered = getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0;
    for (const element of document.querySelectorAll<HTMLElement>(STAYS_CLEAR))
      element.style.setProperty('--banner', `${covered}px`);
    document.documentElement.style.scrollPaddingBottom = covered > 0 ? `calc(var(--room) + ${covered}px)` : '';
  });
  const show = () => {
    observer.observe(banner);
    banner.hidden = false;
  };
  if (!hasChosen()) show();
  for (const link of document.querySelectorAll<HTMLElement>('[href="#auswahl"]'))
    link.addEventListener('click', () => {
      show();
      focusQuietly(banner);
    });

  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!banner.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  });
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    const consent = button.dataset.consent as Consent | undefined;
    if (consent) {
      remember(consent);
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
