/**
 * What one tab remembers until it is closed. A browser may refuse all storage, and then throws at its mere mention: the
 * form works all the same, it only forgets.
 */
export const session = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Refused, or full.
    }
  },
  erase(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  },
};
