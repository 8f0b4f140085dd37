import { type OutputFile, plainText, type SiteView } from 'nebel/template-api';
import { DETAILS_URL, type Details } from '../../enhancements/price-finder/details.ts';
import { hueClass } from '../../format/hue.ts';
import { servicePages } from '../../site-data.ts';

/** What the price finder shows beside the figures of the price list: hues, and what belongs to each size. */
export function priceDetails(view: SiteView): OutputFile {
  const details: Details = Object.fromEntries(
    servicePages(view).flatMap(({ slug, summary: { color, tone, tiers } }) => {
      const points = tiers?.map((tier) => (tier.points ?? []).map(plainText));
      return points ? [[slug, { hue: hueClass(color, tone) ?? '', points }]] : [];
    }),
  );
  return { output: DETAILS_URL.slice(1), bytes: `${JSON.stringify(details)}\n` };
}
