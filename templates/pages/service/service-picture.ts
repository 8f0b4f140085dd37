import type { SiteView, SocialPicture } from 'nebel/template-api';
import type { Service } from '../../../.types/data.ts';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { leastText, priceSpan } from '../../format/price.ts';
import { siteDataOf } from '../../site-data.ts';

/**
 * Social picture of a service: title and minimum price. Quiet pages and pages without prices show their first figure
 * instead.
 */
export function servicePicture(service: Service, site: SiteView): SocialPicture {
  const { name, hero, color, tone } = service;
  return socialPicture(site, {
    title: hero.title,
    subject: name,
    drawing: hero.illustration,
    color,
    tone,
    fact: tone === 'ruhig' ? figureFact(service) : (priceFact(service, site) ?? figureFact(service)),
  });
}

function priceFact({ prices }: Service, site: SiteView) {
  const words = siteDataOf(site).words.prices;
  const value = leastText(priceSpan(prices?.tiers), words);
  return value ? { value, after: words.vatShort } : undefined;
}

function figureFact({ hero }: Service) {
  const [figure] = hero.figures ?? [];
  return figure && { value: figure.value.replaceAll(' ', '\u00a0'), after: figure.label };
}
