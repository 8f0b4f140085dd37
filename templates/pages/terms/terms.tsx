import { fillSlots, type PageType, useSite } from 'nebel/template-api';
import type { Terms } from '../../../.types/data.ts';
import { TO_HOME } from '../../addresses.ts';
import { Paragraphs } from '../../components/inline/inline.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { Points } from '../../components/points/points.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { StructuredData, trailThing } from '../../components/structured-data/structured-data.tsx';
import { Table } from '../../components/table/table.tsx';
import { siteDataOf, useWords } from '../../site-data.ts';

/** Terms and conditions, with numbered sections that can be cited. */
export const termsPage: PageType<Terms, null> = {
  name: 'terms',
  files: 'legal/agb.yaml',
  schema: 'pages/terms/schema.json',
  styles: 'reading',
  url: () => '/agb/',
  summary: () => null,
  anchors: ({ sections }) => sections.map((_, index) => anchorOf(index)),
  meta: ({ meta }) => meta,
  picture: ({ title, asOf }, site) =>
    socialPicture(site, { title, note: fillSlots(siteDataOf(site).words.pages.asOf, { date: asOf }) }),
  render: ({ data }) => (
    <>
      <PageHero title={data.title} lead={data.lead} back={TO_HOME}>
        <AsOf date={data.asOf} />
      </PageHero>
      <div className="sec legal">
        <div className="wrap">
          {data.sections.map((section, index) => (
            <TermsSection key={section.heading} section={section} index={index} />
          ))}
        </div>
      </div>
      <StructuredData things={[trailThing(useSite(), TO_HOME, data.title)]} />
    </>
  ),
};

function AsOf({ date }: { readonly date: string }) {
  return <p className="legal-as-of">{fillSlots(useWords().pages.asOf, { date })}</p>;
}

const anchorOf = (index: number) => `ziffer-${index + 1}`;

interface TermsSectionProps {
  readonly section: Terms['sections'][number];
  readonly index: number;
}

function TermsSection({ section, index }: TermsSectionProps) {
  const { heading, paragraphs, points, table, after } = section;
  return (
    <section className="legal-section grid" id={anchorOf(index)} aria-labelledby={`${anchorOf(index)}-titel`}>
      <h2 className="h3 c1-4" id={`${anchorOf(index)}-titel`}>
        {index + 1}. {heading}
      </h2>
      <div className="legal-text flow c5-12">
        <Paragraphs texts={paragraphs} />
        {points && <Points points={points} />}
        {table && <Table {...table} />}
        {after && <Paragraphs texts={after} />}
      </div>
    </section>
  );
}
