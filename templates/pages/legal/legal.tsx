import { type PageType, useSite } from '../../../src/template-api.ts';
import { CompanyFacts } from '../../components/company/company.tsx';
import { Paragraphs, Points } from '../../components/inline/inline.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { Section } from '../../components/section/section.tsx';
import { StructuredData } from '../../components/structured-data/structured-data.tsx';
import { trailThing } from '../../components/structured-data/trail.ts';
import type { Legal } from '../../data.gen.ts';
import { TO_HOME } from '../../way-back.ts';

/** The legal notice. */
export const imprintPage = legalPage('impressum');

/** The privacy statement. */
export const privacyPage = legalPage('datenschutz');

function legalPage(name: string): PageType<Legal, null> {
  return {
    name,
    files: `legal/${name}.yaml`,
    schema: 'pages/legal/schema.json',
    url: () => `/${name}/`,
    summary: () => null,
    anchors: ({ sections }) => sections.flatMap(({ anchor }) => anchor ?? []),
    meta: ({ meta }) => meta,
    render: ({ data }) => <LegalView legal={data} />,
  };
}

function LegalView({ legal }: { readonly legal: Legal }) {
  return (
    <>
      <PageHero title={legal.title} lead={legal.lead} back={TO_HOME}>
        {legal.asOf && <p className="as-of">Stand {legal.asOf}</p>}
      </PageHero>
      <Section className="legal">
        {legal.sections.map((section) => (
          <LegalSection key={section.heading} section={section} />
        ))}
      </Section>
      <StructuredData things={[trailThing(useSite(), TO_HOME, legal.title)]} />
    </>
  );
}

function LegalSection({ section }: { readonly section: Legal['sections'][number] }) {
  const { anchor, heading, company, paragraphs, points } = section;
  return (
    <section className="legal__section grid" id={anchor}>
      <h2 className="h3 c1-4">{heading}</h2>
      <div className="legal__text flow c5-12">
        {company && <CompanyFacts />}
        {paragraphs && <Paragraphs texts={paragraphs} />}
        {points && <Points points={points} className="legal__points" />}
      </div>
    </section>
  );
}
