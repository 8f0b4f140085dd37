import { fillSlots, type PageType, type SiteView, useSite } from 'nebel/template-api';
import type { Service, Words } from '../../../.types/data.ts';
import { CONTACT_ID, quoteHref, TO_HOME } from '../../addresses.ts';
import { Faq, faqAnchors } from '../../components/faq/faq.tsx';
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
import { priceFacts } from '../../facts.ts';
import { classes, hueClass } from '../../format/classes.ts';
import { leastText, priceSpan } from '../../format/price.ts';
import { spanText } from '../../format/time-span.ts';
import { allRegions, MAX_LISTED, useWords } from '../../site-data.ts';
import type { ServiceSummary } from '../../summaries.ts';
import { servicePicture } from './service-picture.ts';
import './quiet.css';

/** A service under `/services/`: description, prices and questions. */
export const servicePage: PageType<Service, ServiceSummary> = {
  name: 'service',
  files: 'services/*.yaml',
  schema: 'pages/service/schema.json',
  styles: 'inner',
  url: (slug) => `/services/${slug}/`,
  summary: ({ name, color, hero, tone, option, sections, prices, testimonials }, slug) => ({
    name,
    color,
    illustration: hero.illustration,
    option: option ?? slug,
    price: priceSpan(prices?.tiers),
    ...(tone && { tone }),
    ...urgencyOf(sections),
    ...(prices && { tiers: prices.tiers }),
    ...(testimonials?.[0] && { testimonial: testimonials[0] }),
  }),
  anchors: (service) => [
    ...anchorsOf(service.sections),
    ...(hasPriceTable(service) ? ['preise'] : []),
    ...anchorsOf(service.afterPrices),
    ...faqAnchors(service.faq.items),
    CONTACT_ID,
  ],
  length: (service) => ({ ...OWN_TEXT, min: hasPriceTable(service) ? 900 : 550 }),
  facts: ({ prices }) => priceFacts([...(prices?.tiers ?? []), ...(prices?.inTexts ?? [])]),
  label: ({ name }) => name,
  meta: ({ meta }) => meta,
  render: ({ data, page }) => <ServiceView service={data} slug={page.slug} />,
  picture: servicePicture,
};

/** Everything except header, footer and quote block. */
const OWN_TEXT = {
  parts: ['/hero', '/sections', '/prices', '/afterPrices', '/faq', '/testimonials'],
  namedAt: '/name',
};

interface ServiceViewProps {
  readonly service: Service;
  readonly slug: string;
}

function ServiceView({ service, slug }: ServiceViewProps) {
  const site = useSite();
  const { name, hero, color, tone, prices } = service;
  const words = useWords();
  const quote = quoteHref(site, { type: 'service', slug });
  // Most visitors want the price first. After a death, it would be tactless there.
  const priceTable = hasPriceTable(service) && prices && (
    <Prices prices={{ ...prices, heading: prices.heading ?? words.prices.heading }} />
  );
  return (
    <div className={classes('sections', hueClass(color, tone))}>
      <PageHero
        {...hero}
        subject={name}
        atAGlance={answersOf(service, words)}
        back={TO_HOME}
        color={color}
        tone={tone}
        quoteHref={quote}
      />
      <JumpLinks
        links={partsOfPage({
          hasPriceTable: hasPriceTable(service),
          sections: [...service.sections, ...(service.afterPrices ?? [])],
          questions: service.faq.items,
        })}
      />
      {tone !== 'ruhig' && priceTable}
      {service.photo && <PhotoSection photo={service.photo} />}
      <Sections sections={service.sections} color={color} />
      {tone === 'ruhig' && priceTable}
      <Sections sections={service.afterPrices ?? []} color={color} />
      <Faq {...service.faq} withPrices={!hasPriceTable(service)} />
      <TestimonialsSection items={service.testimonials} />
      {service.related && (
        <Related heading={words.services.related} services={service.related.map((related) => ({ service: related }))} />
      )}
      <QuoteBlock quote={service.quote} hours="regional" atNight={tone === 'ruhig'} href={quote} />
      <StructuredData
        things={[
          serviceThing(site, { name, areaServed: namedRegions(site), tiers: prices?.tiers }),
          trailThing(site, TO_HOME, name),
        ]}
      />
    </div>
  );
}

/** Returns the key answers: price and reply time, or arrival time, surcharge and price in an emergency. */
function answersOf({ prices, sections }: Service, words: Words): readonly string[] {
  const price = leastText(priceSpan(prices?.tiers), words.prices) ?? [];
  const { promises } = words;
  const { urgent } = urgencyOf(sections);
  if (!urgent) return [price, promises.reply].flat();
  const { response, where, surcharge } = urgent;
  const onSite = fillSlots(promises.onSite, { time: response, where });
  return [onSite, surcharge ? fillSlots(promises.surcharge, { surcharge }) : [], price].flat();
}

/** Returns the terms of the first hotline section. */
function urgencyOf(sections: Service['sections']): Pick<ServiceSummary, 'urgent'> {
  const hotline = sections.find((section) => section.kind === 'hotline');
  const [first] = hotline?.response ?? [];
  if (!hotline || !first) return {};
  return {
    urgent: {
      response: spanText(first.time),
      where: first.label,
      surcharge: hotline.surcharges[0]?.value.replace('+', ''),
    },
  };
}

/** Returns the regions listed in the footer: structured data must not go beyond the content of the page. */
const namedRegions = (site: SiteView) =>
  allRegions(site)
    .slice(0, MAX_LISTED)
    .map(({ name }) => name);

/** False for pages that state their prices in the FAQ only. */
function hasPriceTable({ prices }: Service): boolean {
  return prices !== undefined && prices.display !== 'answers';
}
