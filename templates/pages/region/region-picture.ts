import { plainText, type SiteView, type SocialPicture } from 'nebel/template-api';
import type { Region } from '../../../.types/data.ts';
import { withLandmark } from '../../components/illustration/drawing.ts';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { priceSpan, shortText } from '../../format/price.ts';
import { siteDataOf } from '../../site-data.ts';

/** Social picture of a region: name, and next appointment or minimum price. */
export function regionPicture({ city, color, hero, appointment, prices }: Region, site: SiteView): SocialPicture {
  const { words } = siteDataOf(site);
  return socialPicture(site, {
    title: city,
    subject: words.regions.subject,
    drawing: withLandmark(hero.illustration, hero.landmark),
    color,
    fact: appointment
      ? { before: words.promises.appointment, value: plainText(appointment) }
      : { value: shortText(priceSpan(prices.tiers), words.prices), after: words.prices.perTreatment },
  });
}
