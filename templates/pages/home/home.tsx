import { type PageType, useSite } from 'nebel/template-api';
import type { Home } from '../../../.types/data.ts';
import { Faq, faqAnchors } from '../../components/faq/faq.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { companyThings } from '../../components/structured-data/company.ts';
import { StructuredData } from '../../components/structured-data/structured-data.tsx';
import { priceFacts } from '../../facts.ts';
import type { HomeSummary } from '../../summaries.ts';
import { Advantages } from './advantages.tsx';
import { Contact } from './contact.tsx';
import { Hero } from './hero.tsx';
import { Method } from './method.tsx';
import { Prices } from './prices.tsx';
import { Regions } from './regions.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';

/** Home page: the whole offer on one page, ending with the form. */
export const homePage: PageType<Home, HomeSummary> = {
  name: 'home',
  files: 'home.yaml',
  schema: 'pages/home/schema.json',
  styles: 'home',
  url: () => '/',
  summary: ({ services, regions: { cards, map, finder } }) => ({
    cards: {
      services: services.cards.map(({ service }) => service),
      regions: [...new Set(cards.map(({ region }) => region))],
    },
    map,
    finder,
  }),
  anchors: ({ faq }) => ['preise', 'services', 'regions', ...faqAnchors(faq.items), 'contact'],
  facts: ({ prices }) => priceFacts(prices),
  meta: ({ meta }) => meta,
  picture: ({ hero }, site) =>
    socialPicture(site, {
      title: hero.title,
      note: hero.answers[0]?.answer ?? hero.overline,
      drawing: hero.illustration,
    }),
  render: ({ data }) => (
    <>
      <Hero hero={data.hero} />
      <Prices words={data.services.finder} />
      <Method method={data.method} />
      <Services services={data.services} />
      <Advantages advantages={data.advantages} />
      <Regions regions={data.regions} />
      {data.reviews && <Reviews reviews={data.reviews} />}
      <Faq {...data.faq} />
      <Contact contact={data.contact} />
      <StructuredData things={companyThings(useSite())} />
    </>
  ),
};
