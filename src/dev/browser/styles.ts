/** Puts new style sheets in the place of the old ones. The old one goes when the new one is there, so nothing flickers. */
export function swapStyles(wanted: readonly string[]): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"][href^="/assets/"]')];
  for (const [index, link] of links.entries()) {
    const href = wanted[index];
    if (href === undefined || link.getAttribute('href') === href) continue;
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = href;
    next.addEventListener('load', () => link.remove());
    next.addEventListener('error', () => next.remove());
    link.after(next);
  }
}
