import type { AssetLinks, FormAnswer, PageContext, PageMeta, SiteDefinition, SiteView } from '../template-api.ts';
import { toMarkup, wrap } from './to-markup.ts';

/**
 * The page that brings a form back to a visitor without script, in the site's own document. `origin` is set if the
 * page will not be read under the site's address, so that its files and links must be named in full.
 */
export function renderFormPage(
  site: SiteDefinition,
  answer: FormAnswer,
  view: SiteView,
  assets: AssetLinks,
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
  const html = wrap(site, { page, meta: { ...meta, noindex: true }, assets: inFull(assets, origin), body }, view);
  return origin === '' ? html : html.replace(LINK, `$1${origin}`);
}

/** What comes before an address of the site itself. In markup from React a quote of a text is always escaped. */
const LINK = /( (?:href|src)=")(?=\/(?!\/))/g;

const inFull = ({ styles, fonts, scripts }: AssetLinks, origin: string): AssetLinks => {
  const named = (paths: readonly string[]) => paths.map((path) => origin + path);
  return { styles: named(styles), fonts: named(fonts), scripts: named(scripts) };
};
