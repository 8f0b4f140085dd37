import type { SiteView, SocialPicture } from 'nebel/template-api';
import type { Site } from '../../../.types/data.ts';

/** `--brand` and `--on-dark` of the tokens, which do not apply here. */
const [BRAND, ON_BRAND] = ['#0f5c4d', '#fff'];

/**
 * The picture that messengers show beside a link to any page: the illustration on the colour of the company. Texts need a
 * font file: see `pictureFonts` in the definition of the site.
 */
export function socialPicture(_data: unknown, site: SiteView): SocialPicture {
  const { company } = site.shared.site as Site;
  const wheel = site
    .illustration('wheel')
    .replace('<svg ', `<svg x="350" y="65" width="500" height="500" color="${ON_BRAND}" `);
  return {
    alt: company.name,
    drawing: (
      <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
        <title>{company.name}</title>
        <rect width="1200" height="630" fill={BRAND} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an illustration from the templates folder */}
        <g dangerouslySetInnerHTML={{ __html: wheel }} />
      </svg>
    ),
  };
}
