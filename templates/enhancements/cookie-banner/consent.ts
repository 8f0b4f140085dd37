import type { Consent } from '../../components/cookie-banner/cookie-banner.tsx';

type ReadableStorage = Pick<Storage, 'getItem'>;
type WritableStorage = Pick<Storage, 'setItem'>;

/** Key of the choice in local storage. */
export const CONSENT = 'cookieConsent';

/** True once any choice is stored; false if storage throws. `storage` is a function, because mere access can throw. */
export function hasChosen(storage: () => ReadableStorage): boolean {
  try {
    return storage().getItem(CONSENT) !== null;
  } catch {
    return false;
  }
}

/** Stores the choice. If that fails, the banner reappears on the next page; there is no remedy. */
export function remember(consent: Consent, storage: () => WritableStorage): void {
  try {
    storage().setItem(CONSENT, consent);
  } catch {
    // Blocked or full.
  }
}
