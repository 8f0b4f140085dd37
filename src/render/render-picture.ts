import type { SiteView } from '../template-api.ts';
import type { RenderedPicture, Route } from '../types.ts';
import { toMarkup } from './to-markup.ts';

/** What stands for a page where somebody shares it, as SVG. Undefined for page types without pictures. */
export function renderPicture({ entry, output }: Route, view: SiteView): RenderedPicture | undefined {
  const picture = entry.type.picture?.(entry.data, view);
  return picture && { page: output, alt: picture.alt, svg: toMarkup(view, () => picture.drawing) };
}
