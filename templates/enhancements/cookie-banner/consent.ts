import type { Consent } from '../../components/cookie-banner/cookie-banner.tsx';

type ReadableStorage = Pick<Storage, 'getItem'>;
type WritableStorage = Pick<Storage, 'setItem'>;

const KEY = 'cookieConsent';

/** True once any choice is stored; false if storage throws. `storage` is a function, because mere access can throw. */
export function hasChosen(storage: () => ReadableStorage): boolean {
  try {
    return storage().getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores the choice. If that fails, the banner reappears on the next page; there is no remedy. */
export function remember(consent: Consent, storage: () => WritableStorage): void {
  try {
    storage().setItem(KEY, consent);
  } catch {
    // Blocked or full.
  }
}
