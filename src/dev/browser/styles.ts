/** Puts new style sheets in the place of the old ones. The old one goes when the new one is there, so nothing flickers. */
export function createStyleSwap(): (wanted: readonly string[]) => void {
  /** Style sheets that are still coming, and those that they shall replace. */
  const coming = new Map<HTMLLinkElement, HTMLLinkElement>();
  const forget = (next: HTMLLinkElement) => {
    coming.delete(next);
    next.remove();
  };
  const replace = (link: HTMLLinkElement, href: string) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = href;
    coming.set(next, link);
    next.addEventListener('load', () => coming.delete(next) && link.remove());
    next.addEventListener('error', () => forget(next));
    link.after(next);
  };
  return (wanted) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"][href^="/assets/"]')];
    // Other news may come before a style sheet has: it is none yet, but it need not be asked for again.
    const old = links.filter((link) => !coming.has(link));
    for (const [index, link] of old.entries()) {
      const href = wanted[index];
      const awaited = [...coming].find(([, replaced]) => replaced === link)?.[0];
      if (href === undefined || (awaited ?? link).getAttribute('href') === href) continue;
      if (awaited) forget(awaited);
      if (link.getAttribute('href') !== href) replace(link, href);
    }
  };
}
