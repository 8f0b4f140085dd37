import { once } from '../lib/collections.ts';
import { hashOf } from '../lib/fingerprint.ts';
import { forPage } from '../problems/failure.ts';
import type { SiteView } from '../template-api.ts';
import type { RenderedPicture, Route } from '../types.ts';
import { madeFrom } from './render-page.ts';
import { toMarkup } from './to-markup.ts';

type Sayings = Omit<RenderedPicture, 'page' | 'svg'>;

/**
 * The picture that represents a page where it is shared. Undefined for page types without pictures.
 *
 * @param remember gives what was said of the picture of the same page before, if there is something
 */
export function renderPicture(
  route: Route,
  view: SiteView,
  remember: (say: () => Sayings) => Sayings = (say) => say(),
): RenderedPicture | undefined {
  const { entry, output } = route;
  const { data, type } = entry;
  const { picture } = type;
  if (!picture) return undefined;
  const make = once(() =>
    forPage(madeFrom(route), () => {
      const { alt, drawing } = picture(data, view);
      return { alt, svg: toMarkup(view, () => drawing) };
    }),
  );
  const said = remember(() => {
    const { alt, svg } = make();
    return { alt, hash: hashOf(svg), ...sizeOf(svg) };
  });
  return { page: output, ...said, svg: () => make().svg };
}

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]),
  );
  if (!(width > 0 && height > 0)) throw new Error('A picture does not state its size in pixels.');
  return { width, height };
}
