import type { SiteView } from './site-view.ts';

/** Memoises a function per site and key. For work that grows with the number of pages. */
export function oncePerSite<Answer, Key = void>(
  find: (site: SiteView, key: Key) => Answer,
): (site: SiteView, key: Key) => Answer {
  // Pages have separate views, but share the functions of their site.
  const answers = new WeakMap<SiteView['pages'], Map<Key, { readonly answer: Answer }>>();
  return (site, key) => {
    const known = answers.get(site.pages) ?? new Map<Key, { readonly answer: Answer }>();
    answers.set(site.pages, known);
    const found = known.get(key) ?? { answer: find(site, key) };
    known.set(key, found);
    return found.answer;
  };
}
