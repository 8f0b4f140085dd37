import type { Script } from 'nebel/browser/runtime';
import type { VISIT } from '../browser/visit.ts';

// Only the type is imported, because the module belongs to the form.
const visit: typeof VISIT = 'visit';

/**
 * Stores for this tab on which page a visit began and which host referred to it, to be sent with the form, and reports to
 * the relay the landing pages of visits that end in a tap on a phone number. Neither identifies the visitor.
 */
const noteVisit: Script = () => {
  let landedOn = location.pathname;
  try {
    // Set once per tab. Only the host of the referrer is kept, because its path could contain search terms.
    sessionStorage[visit] ??= `${landedOn} ${document.referrer.split('/')[2] ?? ''}`;
    [landedOn] = sessionStorage[visit].split(' ');
  } catch {
    // Storage is blocked.
  }
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[href^=tel]')) navigator.sendBeacon(document.body.dataset.calls ?? '', landedOn);
  });
};

export default noteVisit;
