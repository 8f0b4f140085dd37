import { type Placement, placeMarkup } from '../../api/markup/placement.ts';
import type {
  AssetLinks,
  FormAnswer,
  PageContext,
  PageMeta,
  SiteDefinition,
  SiteView,
} from '../../api/template-api.ts';
import { toMarkup, wrap } from '../../api/to-markup.ts';

/** The site around the page. */
interface Surroundings {
  readonly view: SiteView;
  readonly assets: AssetLinks;
  readonly placement: Placement;
}

/**
 * Renders the page that returns a form to a visitor without JavaScript, in the site's own document.
 *
 * @param origin origin of the site, if the page is served from another one. Files and links then become absolute URLs
 */
export function renderFormPage(
  site: SiteDefinition,
  answer: FormAnswer,
  { view, assets, placement }: Surroundings,
  origin = '',
): string {
  let meta: PageMeta | undefined;
  const body = toMarkup(view, () => {
    const made = site.formPage?.(answer);
    meta = made?.meta;
    return made?.body;
  });
  if (!meta) throw new Error('A site with forms needs a formPage().');
  const page: PageContext = { type: 'form-answer', slug: '', url: answer.form.action };
  const html = wrap(site, { page, meta: { ...meta, noindex: true }, assets, body }, view);
  const placed = placement.path === '' ? html : placeMarkup(html, placement);
  if (origin === '') return placed;
  return placed.replace(LINK, `$1${origin}`).replace(SET, (set) => set.replace(IN_SET, origin));
}

/** Precedes an internal address. Matches attributes only, because React escapes quotes in text. */
const LINK = /( (?:href|src|poster)=")(?=\/(?!\/))/g;

/** The sizes of an image, and the start of each internal address in them. */
const SET = / (?:image)?srcset="[^"]*"/gi;
const IN_SET = /(?<=["\s,])(?=\/(?!\/))/g;
