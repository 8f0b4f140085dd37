/** How a page looks before it is opened: in search results, and where someone shares it. */
import { element } from '../../dev/browser/element.ts';
import type { EditWords } from './context.ts';

/** What the head of this page says, as others show it. */
export function appearance(words: EditWords): HTMLElement {
  const meta = (name: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? '';
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const picture = meta('og:image');
  // The picture is served here under the same path, wherever the site will be.
  const source = picture && new URL(picture, location.href).pathname;
  return element(
    'details',
    { class: 'appearance' },
    element('summary', {}, words.appearance),
    element('p', { class: 'address' }, link),
    element('p', { class: 'result' }, document.title),
    element('p', {}, meta('description')),
    ...(source ? [element('img', { src: source, alt: meta('og:image:alt'), loading: 'lazy' })] : []),
  );
}
