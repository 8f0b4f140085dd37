import { fillSlots, type PageType, useSite } from 'nebel/template-api';
import type { Region, Tier } from '../../../.types/data.ts';
import { CONTACT_ID, quoteHref, TO_HOME } from '../../addresses.ts';
import { Faq, faqAnchors } from '../../components/faq/faq.tsx';
import { withLandmark } from '../../components/illustration/drawing.ts';
import { JumpLinks, partsOfPage } from '../../components/jump-links/jump-links.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { PhotoSection } from '../../components/photo/photo.tsx';
import { Prices } from '../../components/prices/prices.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { Related } from '../../components/related/related.tsx';
import { anchorsOf, Sections } from '../../components/sections/sections.tsx';
import { serviceThing } from '../../components/structured-data/service.ts';
import { StructuredData, trailThing } from '../../components/structured-data/structured-data.tsx';
import { TestimonialsSection } from '../../components/testimonials-section/testimonials-section.tsx';
import { placeFacts, priceFacts } from '../../facts.ts';
import { classes, hueClass } from '../../format/classes.ts';
import { priceSpan, shortText } from '../../format/price.ts';
import { useWords } from '../../site-data.ts';
import type { RegionSummary } from '../../summaries.ts';
import { Neighbours } from './neighbours.tsx';
import { RegionIntro } from './region-intro.tsx';
import { regionPicture } from './region-picture.ts';
import { regionStarters } from './starters.ts';

/** A region under `/regional/`: the particulars of the place that affect the work. */
export const regionPage: PageType<Region, RegionSummary> = {
  name: 'region',
  files: 'regions/*.yaml',
  schema: 'pages/region/schema.json',
  styles: 'inner',
  url: (slug) => `/regional/${slug}/`,
  summary: (region) => {
    const { city, canton, kind, coordinates, appointment, travel, prices, sections, coverage = [], hero } = region;
    return {
      city,
      canton,
      kind,
      coordinates,
      appointment,
      travel,
      price: priceSpan(prices.tiers),
      landmark: hero.landmark,
      coverage: [...coverage, ...districtsOf(sections).flatMap((names) => names.split(', '))],
    };
  },
  anchors: ({ sections, prices, faq }) => [
    ...anchorsOf(sections),
    ...(hasPriceTable(prices) ? ['preise'] : []),
    ...faqAnchors(faq.items),
    CONTACT_ID,
  ],
  names: ({ city, coverage = [], neighbours, sections }) => [
    city,
    ...coverage,
    ...neighbours,
    ...districtsOf(sections),
  ],
  length: ({ kind }) => ({ ...OWN_TEXT, min: kind === 'full' ? 900 : 450 }),
  facts: (region) => ({
    ...placeFacts(region),
    ...priceFacts([...region.prices.tiers, ...(region.prices.inTexts ?? [])]),
  }),
  meta: ({ meta }) => meta,
  starters: regionStarters,
  render: ({ data, page }) => <RegionView slug={page.slug} region={data} />,
  picture: regionPicture,
};

/** Everything except header, footer and quote block. */
const OWN_TEXT = {
  parts: ['/hero', '/intro', '/tiles', '/highlights', '/sections', '/prices', '/services', '/faq', '/testimonials'],
  namedAt: '/city',
};

/** False for pages that state their prices in the FAQ only. */
const hasPriceTable = ({ display }: Region['prices']) => display !== 'answers';

/** Returns the tier with the lowest price of the region, or the first if that is unknown. */
const cheapestOf = ({ tiers }: Region['prices']) => {
  const { from, unit } = priceSpan(tiers);
  return tiers.find((tier) => tier.from === from && tier.unit === unit) ?? (tiers[0] as Tier);
};

function districtsOf(sections: Region['sections'] = []): string[] {
  return sections.flatMap((section) => (section.kind === 'districts' ? section.districts.map(({ name }) => name) : []));
}

function RegionView({ slug, region }: { readonly slug: string; readonly region: Region }) {
  const site = useSite();
  const { city, color, hero, prices, faq } = region;
  const words = useWords();
  const inCity = region.inCity ?? fillSlots(words.regions.inCity, { city });
  const title = fillSlots(words.regions.title, { city });
  const cheapest = cheapestOf(prices);
  const answers = [
    `${cheapest.title} ${shortText(cheapest, words.prices)}`,
    region.appointment ? `${words.promises.appointment}: ${region.appointment}` : words.promises.reply,
  ];
  const quote = quoteHref(site, { type: 'region', slug });
  return (
    <div className={classes('sections', hueClass(color))}>
      <PageHero
        {...hero}
        illustration={withLandmark(hero.illustration, hero.landmark)}
        title={title}
        atAGlance={answers}
        back={TO_HOME}
        color={color}
        quoteHref={quote}
      />
      <JumpLinks
        links={partsOfPage({
          hasPriceTable: hasPriceTable(prices),
          sections: region.sections ?? [],
          questions: faq.items,
        })}
      />
      {hasPriceTable(prices) && (
        <Prices
          prices={{ ...prices, heading: prices.heading ?? fillSlots(words.prices.headingAt, { inCity }) }}
          governing={words.prices.governing}
        />
      )}
      <RegionIntro region={region} />
      {region.photo && <PhotoSection photo={region.photo} />}
      <Sections sections={region.sections ?? []} color={color} />
      <Related heading={fillSlots(words.regions.services, { inCity })} services={region.services} />
      <Neighbours slug={slug} region={region} />
      <Faq
        heading={faqHeading(region) ?? fillSlots(words.regions.questions, { inCity })}
        items={faq.items}
        withPrices={!hasPriceTable(prices)}
        aboutPrices={words.prices.governing}
      />
      <TestimonialsSection items={region.testimonials} />
      <QuoteBlock quote={region.quote} hours="regional" href={quote} />
      <StructuredData
        things={[
          serviceThing(site, { name: title, areaServed: areaOf(region), tiers: prices.tiers }),
          trailThing(site, TO_HOME, title),
        ]}
      />
    </div>
  );
}

/** Describes the place or area of the page for search engines. */
const areaOf = ({ city, isArea }: Region) => ({ '@type': isArea ? 'AdministrativeArea' : 'City', name: city });

/** District pages always use the default heading with their own city, so that they cannot name another one. */
const faqHeading = ({ kind, faq }: Region) => (kind === 'district' ? undefined : faq.heading);
