import { type PageType, useSite } from 'nebel/template-api';
import type { Prices } from '../../../.types/data.ts';
import { TO_HOME } from '../../addresses.ts';
import { Faq, faqAnchors } from '../../components/faq/faq.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { PriceList } from '../../components/price-list/price-list.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { Section } from '../../components/section/section.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { StructuredData, trailThing } from '../../components/structured-data/structured-data.tsx';
import { servicePages, useWords } from '../../site-data.ts';

/** All prices of all services, open, and the questions about paying. */
export const pricesPage: PageType<Prices, null> = {
  name: 'prices',
  files: 'preise.yaml',
  schema: 'pages/prices/schema.json',
  styles: 'inner',
  url: () => '/preise/',
  summary: () => null,
  anchors: ({ faq }) => ['preise', ...faqAnchors(faq.items)],
  meta: ({ meta }) => meta,
  picture: ({ title, lead }, site) => socialPicture(site, { title, note: lead }),
  render: ({ data }) => <PricesView prices={data} />,
};

function PricesView({ prices: { title, lead, list, faq, quote } }: { readonly prices: Prices }) {
  const site = useSite();
  const { vat } = useWords().prices;
  const priced = servicePages(site).flatMap(({ url, summary: { name, tiers } }) =>
    tiers ? [{ name, url, tiers }] : [],
  );
  return (
    <>
      <PageHero title={title} lead={lead} back={TO_HOME} quoteHref="/#contact" />
      <Section id="preise">
        <SectionHead heading={list.heading} intro={list.intro} />
        <PriceList services={priced} />
        <p className="note">
          {vat} <Inline text={list.note} />
        </p>
      </Section>
      <Faq {...faq} />
      <QuoteBlock quote={quote} hours="home" href="/#contact" />
      <StructuredData things={[trailThing(site, TO_HOME, title)]} />
    </>
  );
}
