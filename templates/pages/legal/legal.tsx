import { fillSlots, type PageType, useSite } from 'nebel/template-api';
import type { Legal } from '../../../.types/data.ts';
import { TO_HOME } from '../../addresses.ts';
import { CompanyFacts } from '../../components/company/company.tsx';
import { CONSENT_ANCHOR } from '../../components/cookie-banner/cookie-banner.tsx';
import { Paragraphs } from '../../components/inline/inline.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { Points } from '../../components/points/points.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { StructuredData, trailThing } from '../../components/structured-data/structured-data.tsx';
import { Table } from '../../components/table/table.tsx';
import { describedIn, inForce, isShown, type PracticeName, practicesOf } from '../../practices.ts';
import { siteDataOf, useWords } from '../../site-data.ts';
import './legal.css';

/** A legal page: legal notice, privacy statement, terms, and those that the owner adds. */
export const legalPage: PageType<Legal, readonly PracticeName[]> = {
  name: 'legal',
  files: 'legal/*.yaml',
  always: ['datenschutz', 'impressum'],
  schema: 'pages/legal/schema.json',
  styles: 'reading',
  url: (slug) => `/${slug}/`,
  summary: describedIn,
  anchors: ({ sections }) => [CONSENT_ANCHOR, ...sections.map(anchorOf)],
  omitted({ sections }, shared) {
    const practices = inForce(shared);
    return sections.flatMap(({ parts = [] }, section) =>
      parts.flatMap((part, index) => (isShown(part, practices) ? [] : [`/sections/${section}/parts/${index}`])),
    );
  },
  meta: ({ meta }) => meta,
  render: ({ data }) => <LegalView legal={data} />,
  picture: ({ title, asOf }, site) =>
    socialPicture(site, { title, note: asOf && fillSlots(siteDataOf(site).words.pages.asOf, { date: asOf }) }),
};

function LegalView({ legal }: { readonly legal: Legal }) {
  const { asOf } = useWords().pages;
  return (
    <>
      <PageHero title={legal.title} lead={legal.lead} back={TO_HOME}>
        {legal.asOf && <p className="legal-as-of">{fillSlots(asOf, { date: legal.asOf })}</p>}
      </PageHero>
      <div className="sec legal">
        <div className="wrap">
          {legal.sections.map((section, index) => (
            <LegalSection
              key={section.heading}
              section={section}
              id={anchorOf(section, index)}
              number={legal.numbered ? `${index + 1}. ` : ''}
            />
          ))}
        </div>
      </div>
      <StructuredData things={[trailThing(useSite(), TO_HOME, legal.title)]} />
    </>
  );
}

type LegalSectionData = Legal['sections'][number];

const anchorOf = ({ anchor }: LegalSectionData, index: number) => anchor ?? `ziffer-${index + 1}`;

interface LegalSectionProps {
  readonly section: LegalSectionData;
  readonly id: string;
  /** As it precedes the heading: `1. `. */
  readonly number: string;
}

function LegalSection({ section, id, number }: LegalSectionProps) {
  const { heading, company, paragraphs, parts, points, table, after } = section;
  return (
    <section className="legal-section grid" id={id} aria-labelledby={`${id}-titel`}>
      <h2 className="h3 c1-4" id={`${id}-titel`}>
        {number}
        {heading}
      </h2>
      <div className="legal-text flow c5-12">
        {company && <CompanyFacts />}
        {paragraphs && <Paragraphs texts={paragraphs} />}
        {parts && <Parts parts={parts} />}
        {points && <Points points={points} />}
        {table && <Table {...table} />}
        {after && <Paragraphs texts={after} />}
      </div>
    </section>
  );
}

/** Paragraphs that apply only to certain configurations of the site. */
function Parts({ parts }: { readonly parts: NonNullable<LegalSectionData['parts']> }) {
  const practices = practicesOf(useSite());
  return parts
    .filter((part) => isShown(part, practices))
    .map(({ paragraphs }) => <Paragraphs key={paragraphs[0]} texts={paragraphs} />);
}
