import type { Script } from 'nebel/browser/runtime';
import type { VISIT } from '../browser/session.ts';
import type { CONSENT } from './cookie-banner/consent.ts';

// Only the types are imported, because the modules belong to the form and to the banner.
const visit: typeof VISIT = 'visit';
const consent: typeof CONSENT = 'cookieConsent';

/**
 * Stores for this tab on which page the visit began and which host referred to it, and returns that page. Does nothing
 * unless the visitor has accepted statistics, and erases it once that is withdrawn. Only the host is kept, because the path of a referrer could contain search
 * terms.
 */
function landingPage(): string | undefined {
  try {
    if (localStorage[consent] !== 'all') {
      sessionStorage.removeItem(visit);
      return;
    }
    sessionStorage[visit] ??= `${location.pathname} ${document.referrer.split('/')[2] ?? ''}`;
    return sessionStorage[visit].split(' ')[0];
  } catch {
    // Storage is blocked.
  }
}

/**
 * With the visitor's consent, notes how a visit began, to be sent with the form, and reports to the relay the landing
 * pages of visits that end in a tap on a phone number. Neither identifies the visitor.
 */
const noteVisit: Script = () => {
  landingPage();
  // Emergency numbers have no international prefix, and are no calls to the company.
  // A click on the banner arrives here after the banner has stored the choice.
  document.addEventListener('click', ({ target }) => {
    const landedOn = landingPage();
    if (landedOn && (target as Element).closest('[href^="tel:+"]'))
      navigator.sendBeacon(document.body.dataset.calls ?? '', landedOn);
  });
};

export default noteVisit;
