import { useEffect } from 'react';

/** Prefixes the page title while `applies` is true. Screen readers read it first. */
export function useTitlePrefix(prefix: string, applies: boolean): void {
  useEffect(() => {
    if (!applies) return;
    const title = document.title;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix, applies]);
}
