/** Shows how a page appears in search results and when shared. */
import { element } from '../../dev/browser/element.ts';
import type { EditWords } from '../words.ts';

export function appearance(words: EditWords): HTMLElement {
  const meta = (name: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? '';
  const url = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const image = meta('og:image');
  // The preview serves the image under the same path as the published site.
  const source = image && new URL(image, location.href).pathname;
  return element(
    'details',
    { class: 'appearance' },
    element('summary', {}, words.appearance),
    element('p', { class: 'address' }, url),
    element('p', { class: 'result' }, document.title),
    element('p', {}, meta('description')),
    ...(source ? [element('img', { src: source, alt: meta('og:image:alt'), loading: 'lazy' })] : []),
  );
}
