import { unlessBlocked } from '../../browser/unless-blocked.ts';
import type { Consent } from '../../components/cookie-banner/cookie-banner.tsx';

/** Key of the choice in local storage. */
export const CONSENT = 'cookieConsent';

/** True once any choice is stored; false if storage is blocked. */
export const hasChosen = () => unlessBlocked(() => localStorage.getItem(CONSENT)) !== null;

/** Stores the choice. If that fails, the banner reappears on the next page; there is no remedy. */
export const remember = (consent: Consent) => unlessBlocked(() => localStorage.setItem(CONSENT, consent));
