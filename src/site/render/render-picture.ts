import type { SiteView } from '../../api/template-api.ts';
import { toMarkup } from '../../api/to-markup.ts';
import type { RenderedPicture, Route } from '../../api/types.ts';
import { forPage } from '../../base/findings/failure.ts';
import { once } from '../../base/lib/collections.ts';
import { TemplateMisuse } from '../../base/lib/errors.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { madeFrom } from './render-page.ts';

type Description = Omit<RenderedPicture, 'page' | 'source' | 'svg'>;

/**
 * Renders the social picture of a page. Returns undefined for page types without pictures.
 *
 * @param cached returns the cached description of the picture, or calls its argument
 */
export function renderPicture(
  route: Route,
  view: SiteView,
  cached: (describe: () => Description) => Description = (describe) => describe(),
): RenderedPicture | undefined {
  const { entry, output } = route;
  const { data, type } = entry;
  const { picture } = type;
  if (!picture) return undefined;
  const source = madeFrom(route);
  const make = once(() =>
    forPage(source, () => {
      const { alt, drawing } = picture(data, view);
      return { alt, svg: toMarkup(view, () => drawing) };
    }),
  );
  const description = cached(() => {
    const { alt, svg } = make();
    return { alt, hash: hashOf(svg), ...sizeOf(svg) };
  });
  return { page: output, source: source(), ...description, svg: () => make().svg };
}

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]),
  );
  if (!(width > 0 && height > 0)) throw new TemplateMisuse('A picture does not state its size in pixels.');
  return { width, height };
}
