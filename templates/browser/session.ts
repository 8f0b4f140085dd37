/**
 * Session storage, per tab. A browser that blocks storage throws as soon as it is accessed; the form still works, it only
 * forgets.
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
      // Blocked or full.
    }
  },
  erase(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked, so nothing was stored.
    }
  },
};
