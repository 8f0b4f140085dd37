import type { PageType } from 'nebel/template-api';
import { fillSlots, useSite } from 'nebel/template-api';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { PageIndex } from '../../components/page-index/page-index.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { Section } from '../../components/section/section.tsx';
import { scenePicture } from '../../components/social-picture/scene.tsx';
import { StructuredData } from '../../components/structured-data/structured-data.tsx';
import { trailThing } from '../../components/structured-data/trail.ts';
import type { RegionList as RegionLists } from '../../data.gen.ts';
import { listsOf, type RegionList, readListSlug, regionLists } from '../../region-lists.ts';
import type { RegionListSummary } from '../../summaries.ts';
import { TO_REGIONS } from '../../way-back.ts';

/** All regions of a canton, in pages of limited size, for sites with more regions than the home page can list. */
export const regionListPage: PageType<RegionLists, RegionListSummary> = {
  name: 'region-list',
  files: 'region-lists.yaml',
  schema: 'pages/region-list/schema.json',
  styles: 'styles/reading.css',
  slugs: (_data, pages) => [...regionLists(pages).keys()],
  url: (slug) => `/regional/${slug}/`,
  summary: (data, slug) => ({ ...readListSlug(slug), label: withCanton(data.all, data, slug) }),
  anchors: () => [],
  meta: (data, slug) => ({
    title: withPart(data.meta.title, data, slug),
    description: withPart(data.meta.description, data, slug),
  }),
  render: ({ data, page }) => <RegionListView words={data} slug={page.slug} />,
  picture: (data, site) => scenePicture(site, { kind: 'service', title: data.heading, drawing: data.illustration }),
};

interface RegionListViewProps {
  readonly words: RegionLists;
  readonly slug: string;
}

function RegionListView({ words, slug }: RegionListViewProps) {
  const site = useSite();
  const lists = listsOf(site);
  const { canton } = readListSlug(slug);
  const parts = [...lists].filter(([, list]) => list.canton === canton);
  const title = withPart(words.title, words, slug);
  return (
    <>
      <PageHero
        title={title}
        lead={withCanton(words.lead, words, slug)}
        illustration={words.illustration}
        back={TO_REGIONS}
      />
      <Section>
        {parts.length > 1 && (
          <PageIndex heading={words.parts}>
            {parts.map(([part, list]) => (
              <li key={part}>
                {part === slug ? <span>{span(list)}</span> : <a href={regionListPage.url(part)}>{span(list)}</a>}
              </li>
            ))}
          </PageIndex>
        )}
        <PageIndex heading={words.heading}>
          {lists.get(slug)?.regions.map(({ url, summary }) => (
            <li key={url}>
              <a href={url}>{summary.city}</a>
            </li>
          ))}
        </PageIndex>
      </Section>
      <QuoteBlock quote={words.quote} hours="regional" href="/#contact" />
      <StructuredData things={[trailThing(site, TO_REGIONS, title)]} />
    </>
  );
}

/** Returns the first and last name of a list page: «Aarberg – Burgdorf». */
const span = ({ regions }: RegionList) => `${regions[0]?.summary.city} – ${regions.at(-1)?.summary.city}`;

/** Fills the name of the canton into a sentence. */
function withCanton(sentence: string, { cantons }: RegionLists, slug: string): string {
  const { canton } = readListSlug(slug);
  return fillSlots(sentence, { canton: cantons.find((each) => each.canton === canton)?.name ?? canton });
}

/** Like `withCanton`, with the number of the page appended, so that no two pages have the same text. */
function withPart(sentence: string, words: RegionLists, slug: string): string {
  const { part } = readListSlug(slug);
  const whole = withCanton(sentence, words, slug);
  return part > 1 ? `${whole} ${fillSlots(words.part, { part })}` : whole;
}
