import type { SiteView } from '../template-api/site-view.ts';

/**
 * The same answer for every page of a site: what takes time with the number of pages is done once. Where there is a
 * key, once for each: a text, or one and the same object.
 */
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
