import type { Consent } from '../../components/cookie-banner/cookie-banner.tsx';

type ReadableStorage = Pick<Storage, 'getItem'>;
type WritableStorage = Pick<Storage, 'setItem'>;

const KEY = 'cookieConsent';

/** True once any choice is stored. A storage that throws holds none. `storage` is a function, for access itself may throw. */
export function hasChosen(storage: () => ReadableStorage): boolean {
  try {
    return storage().getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores the choice. Where nothing can be stored, the banner comes back on the next page; that is all we can do. */
export function remember(consent: Consent, storage: () => WritableStorage): void {
  try {
    storage().setItem(KEY, consent);
  } catch {
    // Blocked or full.
  }
}
