import { plainText, type SiteView, type SocialPicture } from 'nebel/template-api';
import type { Region } from '../../../.types/data.ts';
import { withLandmark } from '../../components/illustration/drawing.ts';
import { scenePicture } from '../../components/social-picture/scene.tsx';
import { chfFrom } from '../../format/chf.ts';
import { siteDataOf } from '../../site-data.ts';

/** Social picture of a region: name, and next appointment or minimum price. */
export function regionPicture(
  { city, canton, color, hero, appointment, prices }: Region,
  site: SiteView,
): SocialPicture {
  const { words } = siteDataOf(site);
  const from = Math.min(...prices.tiers.map((tier) => tier.from));
  return scenePicture(site, {
    kind: 'place',
    title: city,
    overline: words.regions.subject,
    subject: canton,
    drawing: withLandmark(hero.illustration, hero.landmark),
    color,
    fact: appointment
      ? { label: words.promises.appointment, value: plainText(appointment), leads: true }
      : { label: words.prices.perTreatment, value: chfFrom(from, words.prices.from) },
  });
}
