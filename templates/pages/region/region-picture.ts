import { plainText, type SiteView, type SocialPicture } from 'nebel/template-api';
import { withLandmark } from '../../components/illustration/drawing.ts';
import { scenePicture } from '../../components/social-picture/scene.tsx';
import type { Region } from '../../data.gen.ts';
import { chfFrom } from '../../format/chf.ts';

/** The name of the place, and how soon we come. */
export function regionPicture(
  { city, canton, color, hero, appointment, prices }: Region,
  site: SiteView,
): SocialPicture {
  const from = Math.min(...prices.tiers.map((tier) => tier.from));
  return scenePicture(site, {
    kind: 'place',
    title: city,
    overline: 'Kaltvernebelung',
    subject: canton,
    drawing: withLandmark(hero.illustration, hero.landmark),
    color,
    fact: appointment
      ? { label: 'Termin', value: plainText(appointment), leads: true }
      : { label: 'für eine Behandlung', value: chfFrom(from) },
  });
}
