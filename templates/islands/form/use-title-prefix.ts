import { useEffect } from 'react';

/** Puts a word in front of the page's title, which a screen reader reads first, for as long as it applies. */
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
