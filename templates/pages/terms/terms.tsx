import { fillSlots, type PageType } from 'nebel/template-api';
import type { Terms } from '../../../.types/data.ts';
import { Paragraphs } from '../../components/inline/inline.tsx';
import { Points } from '../../components/points/points.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { Table } from '../../components/table/table.tsx';
import { siteDataOf } from '../../site-data.ts';
import { LegalSection, LegalText } from '../legal/legal-text.tsx';

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
    <LegalText page={data}>
      {data.sections.map(({ heading, paragraphs, points, table, after }, index) => (
        <LegalSection key={heading} id={anchorOf(index)} heading={`${index + 1}. ${heading}`}>
          <Paragraphs texts={paragraphs} />
          {points && <Points points={points} />}
          {table && <Table {...table} />}
          {after && <Paragraphs texts={after} />}
        </LegalSection>
      ))}
    </LegalText>
  ),
};

const anchorOf = (index: number) => `ziffer-${index + 1}`;
