import { fillSlots, type PageType, useSite } from 'nebel/template-api';
import type { Legal } from '../../../.types/data.ts';
import { CompanyFacts } from '../../components/company/company.tsx';
import { Paragraphs } from '../../components/inline/inline.tsx';
import { Points } from '../../components/points/points.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { describedIn, inForce, isShown, type PracticeName, practicesOf } from '../../practices.ts';
import { siteDataOf } from '../../site-data.ts';
import { LegalSection, LegalText } from './legal-text.tsx';

/** Legal notice (Impressum). */
export const imprintPage = legalPage('impressum');

/** Privacy statement. */
export const privacyPage = legalPage('datenschutz');

function legalPage(name: string): PageType<Legal, readonly PracticeName[]> {
  return {
    name,
    files: `legal/${name}.yaml`,
    schema: 'pages/legal/schema.json',
    styles: 'reading',
    url: () => `/${name}/`,
    summary: describedIn,
    anchors: ({ sections }) => sections.flatMap(({ anchor }) => anchor ?? []),
    omitted({ sections }, shared) {
      const practices = inForce(shared);
      return sections.flatMap(({ parts = [] }, section) =>
        parts.flatMap((part, index) => (isShown(part, practices) ? [] : [`/sections/${section}/parts/${index}`])),
      );
    },
    meta: ({ meta }) => meta,
    render: ({ data }) => (
      <LegalText page={data}>
        {data.sections.map((section) => (
          <Content key={section.heading} section={section} />
        ))}
      </LegalText>
    ),
    picture: ({ title, asOf }, site) =>
      socialPicture(site, { title, note: asOf && fillSlots(siteDataOf(site).words.pages.asOf, { date: asOf }) }),
  };
}

type Section = Legal['sections'][number];

function Content({ section }: { readonly section: Section }) {
  const { anchor, heading, company, paragraphs, parts, points, after } = section;
  return (
    <LegalSection id={anchor} heading={heading}>
      {company && <CompanyFacts />}
      {paragraphs && <Paragraphs texts={paragraphs} />}
      {parts && <Parts parts={parts} />}
      {points && <Points points={points} />}
      {after && <Paragraphs texts={after} />}
    </LegalSection>
  );
}

/** Paragraphs that apply only to certain configurations of the site. */
function Parts({ parts }: { readonly parts: NonNullable<Section['parts']> }) {
  const practices = practicesOf(useSite());
  return parts
    .filter((part) => isShown(part, practices))
    .map(({ paragraphs }) => <Paragraphs key={paragraphs[0]} texts={paragraphs} />);
}
