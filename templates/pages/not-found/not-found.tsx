import { Island, type PageType, useSite } from 'nebel/template-api';
import type { ReactNode } from 'react';
import type { NotFound } from '../../../.types/data.ts';
import { TO_HOME } from '../../addresses.ts';
import { PageLines } from '../../components/link/page-lines.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { allRegions, allServices, useWords } from '../../site-data.ts';
import './closest-pages.css';
import './page-index.css';

/** Page for unknown addresses: the closest pages, and lists of all services and regions. */
export const notFoundPage: PageType<NotFound, null> = {
  name: 'not-found',
  files: '404.yaml',
  schema: 'pages/not-found/schema.json',
  styles: 'reading',
  url: () => '/404.html',
  summary: () => null,
  anchors: () => [],
  meta: ({ meta }) => ({ ...meta, noindex: true }),
  render: ({ data }) => <NotFoundView notFound={data} />,
  picture: ({ title, illustration }, site) => socialPicture(site, { title, drawing: illustration }),
};

function NotFoundView({ notFound }: { readonly notFound: NotFound }) {
  const { title, lead, illustration, closest, services, regions, quote } = notFound;
  const site = useSite();
  const { lists } = useWords();
  const popular = closest.services.flatMap((slug) => allServices(site).find((page) => page.slug === slug) ?? []);
  return (
    <>
      <PageHero title={title} lead={lead} illustration={illustration} back={TO_HOME}>
        {/* Only the browser knows the address requested, so the page is delivered with the most popular pages. */}
        <Island name="closest-pages" props={{}}>
          <p className="closest-pages-head">{closest.heading}</p>
          <ul role="list" className="closest-pages">
            {popular.map(({ slug, name, url }) => (
              <li key={slug}>{url ? <a href={url}>{name}</a> : name}</li>
            ))}
          </ul>
        </Island>
      </PageHero>
      <div className="wrap sec">
        <PageIndex heading={services.heading}>
          <PageLines title={lists.services} pages={allServices(site)} all="/#services" />
        </PageIndex>
        <PageIndex heading={regions.heading}>
          <PageLines title={lists.regions} pages={allRegions(site)} all="/#regions" />
        </PageIndex>
      </div>
      <QuoteBlock quote={quote} hours="home" href="/#contact" />
    </>
  );
}

interface PageIndexProps {
  readonly heading: string;
  /** The items, each an `<li>` with a link or a plain name. */
  readonly children: ReactNode;
}

/** A heading with a list of pages in columns next to it. */
function PageIndex({ heading, children }: PageIndexProps) {
  return (
    <div className="page-index grid">
      <h2 className="h3 c1-4">{heading}</h2>
      <ul role="list" className="page-index-list c5-12" data-pages>
        {children}
      </ul>
    </div>
  );
}
