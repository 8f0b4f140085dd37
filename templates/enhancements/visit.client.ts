import type { Script } from 'nebel/browser/runtime';
import type { VISIT } from '../browser/visit.ts';

// Imported as a type: the module itself belongs to the form.
const visit: typeof VISIT = 'visit';

/**
 * Remembers in this tab on which page a visit began and which host led there, for the form to send along; and tells the
 * relay on which page visits began that end in a tap on a phone number. Neither says who it was.
 */
const noteVisit: Script = () => {
  let landedOn = location.pathname;
  try {
    // A new tab has none. Of an address only the host: what comes behind it may be what someone searched for.
    sessionStorage[visit] ??= `${landedOn} ${document.referrer.split('/')[2] ?? ''}`;
    [landedOn] = sessionStorage[visit].split(' ');
  } catch {
    // The browser stores nothing.
  }
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[href^=tel]')) navigator.sendBeacon(document.body.dataset.calls ?? '', landedOn);
  });
};

export default noteVisit;
