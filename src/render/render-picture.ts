import { hashOf } from '../lib/hash.ts';
import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import type { SiteView } from '../template-api.ts';
import type { RenderedPicture, Route } from '../types.ts';
import { toMarkup } from './to-markup.ts';

/** What stands for each of these pages, one after the other: their SVGs together would fill the memory. */
export function* renderPictures(routes: readonly Route[], view: SiteView, memory: Memory): Iterable<RenderedPicture> {
  const known = memory.series<Sayings>('picture');
  for (const route of routes) {
    const picture = renderPicture(route, view, memory, known);
    if (picture) yield picture;
  }
  known.close();
}

/** What is said of a picture without its SVG; nothing where there is none. Plain data. */
interface Sayings {
  readonly said?: Omit<RenderedPicture, 'page' | 'svg'>;
}

/**
 * What stands for a page where somebody shares it. Undefined for page types without pictures. It is rendered when
 * somebody asks for its SVG, or if nobody knows its hash.
 */
export function renderPicture(
  route: Route,
  view: SiteView,
  memory: Memory = NO_MEMORY,
  known = memory.series<Sayings>('picture'),
): RenderedPicture | undefined {
  const { entry, output } = route;
  const make = () => memory.recall(`drawing ${output}`, [entry, view], () => latelyMade(route, view));
  const { said } = known.recall(output, [entry, view], () => {
    const picture = make();
    return picture ? { said: { alt: picture.alt, hash: hashOf(picture.svg), ...sizeOf(picture.svg) } } : {};
  });
  return said && { page: output, ...said, svg: () => make()?.svg ?? '' };
}

let latest: { readonly route: Route; readonly view: SiteView; readonly made: ReturnType<typeof markupOf> } | undefined;

/** Whoever wants an SVG asks as soon as there is its hash. */
function latelyMade(route: Route, view: SiteView): ReturnType<typeof markupOf> {
  if (latest?.route !== route || latest.view !== view) latest = { route, view, made: markupOf(route.entry, view) };
  return latest.made;
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
