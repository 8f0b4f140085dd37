import { type PageType, useSite } from '../../../src/template-api.ts';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { Section } from '../../components/section/section.tsx';
import { scenePicture } from '../../components/social-picture/scene.tsx';
import type { NotFound } from '../../data.gen.ts';
import { allRegions, allServices, type ListedPage, useSiteData } from '../../site-data.ts';
import { TO_HOME } from '../../way-back.ts';

/** The answer to an unknown address: everything there is, in two lists. */
export const notFoundPage: PageType<NotFound, null> = {
  name: 'not-found',
  files: '404.yaml',
  schema: 'pages/not-found/schema.json',
  styles: 'styles/inner.css',
  url: () => '/404.html',
  summary: () => null,
  anchors: () => [],
  meta: ({ meta }) => ({ ...meta, noindex: true }),
  render: ({ data }) => <NotFoundView notFound={data} />,
  picture: ({ title, illustration }, site) => scenePicture(site, { kind: 'service', title, drawing: illustration }),
};

function NotFoundView({ notFound }: { readonly notFound: NotFound }) {
  const { title, lead, illustration, services, regions, quote } = notFound;
  const site = useSite();
  return (
    <>
      <PageHero title={title} lead={lead} illustration={illustration} back={TO_HOME} />
      <Section>
        <Index heading={services.heading} pages={allServices(site)} />
        <Index heading={regions.heading} pages={allRegions(site)} />
      </Section>
      <QuoteBlock quote={quote} hours={useSiteData().site.hours.home} href="/#contact" />
    </>
  );
}

interface IndexProps {
  readonly heading: string;
  readonly pages: readonly ListedPage[];
}

function Index({ heading, pages }: IndexProps) {
  return (
    <div className="index grid">
      <h2 className="h3 c1-4">{heading}</h2>
      <ul className="index__list c5-12">
        {pages.map(({ slug, name, url }) => (
          <li key={slug}>{url ? <a href={url}>{name}</a> : <span>{name}</span>}</li>
        ))}
      </ul>
    </div>
  );
}
