import type { SiteView } from '../template-api/site-view.ts';

/** Finds an answer once per site, and per key if there is one, because its work grows with the number of pages. */
export function oncePerSite<Answer, Key = void>(
  find: (site: SiteView, key: Key) => Answer,
): (site: SiteView, key: Key) => Answer {
  // Every page has a view of its own, with the functions of the site that it belongs to.
  const answers = new WeakMap<SiteView['pages'], Map<Key, { readonly answer: Answer }>>();
  return (site, key) => {
    const known = answers.get(site.pages) ?? new Map<Key, { readonly answer: Answer }>();
    answers.set(site.pages, known);
    const found = known.get(key) ?? { answer: find(site, key) };
    known.set(key, found);
    return found.answer;
  };
}
