import { hashOf } from '../lib/hash.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import type { SiteView } from '../template-api.ts';
import type { RenderedPicture, Route } from '../types.ts';
import { toMarkup } from './to-markup.ts';

/**
 * What stands for a page where somebody shares it. Undefined for page types without pictures. It is rendered when
 * somebody asks for its SVG, or if nobody knows its hash.
 */
export function renderPicture(
  { entry, output }: Route,
  view: SiteView,
  memory: Memory = NO_MEMORY,
): RenderedPicture | undefined {
  let made: ReturnType<typeof markupOf>;
  const make = () => {
    made ??= memory.recall(`drawing ${output}`, [entry, view], () => markupOf(entry, view));
    return made;
  };
  const { said } = memory.recallData(`picture ${output}`, [entry, view], () => {
    const picture = make();
    return picture ? { said: { alt: picture.alt, hash: hashOf(picture.svg), ...sizeOf(picture.svg) } } : {};
  });
  return said && { page: output, ...said, svg: () => make()?.svg ?? '' };
}

function markupOf({ type, data }: Route['entry'], view: SiteView) {
  const picture = type.picture?.(data, view);
  return picture && { alt: picture.alt, svg: toMarkup(view, () => picture.drawing) };
}

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]),
  );
  if (!(width > 0 && height > 0)) throw new Error('A picture does not state its size in pixels.');
  return { width, height };
}
