import type { PageType } from 'nebel/template-api';
import type { Region } from '../../../.types/data.ts';
import { Cards } from '../../components/cards/cards.tsx';
import { Action, anchorsOf, Figures, Lead, Sections } from '../../components/prose/prose.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { type Summary, useShared } from '../../site-data.ts';

export const regionPage: PageType<Region, Summary> = {
  name: 'region',
  files: 'regions/*.yaml',
  schema: 'pages/region/schema.json',
  url: (slug) => `/regions/${slug}/`,
  summary: ({ name, lead, arrival }) => ({ name, lead, note: arrival }),
  anchors: ({ sections }) => anchorsOf(sections),
  names: ({ name, places }) => [name, ...places],
  meta: ({ meta }) => meta,
  render: ({ data }) => <RegionPage {...data} />,
  picture: socialPicture,
};

function RegionPage({ heading, lead, arrival, places, sections }: Region) {
  const { words } = useShared().site;
  return (
    <div className="wrap page">
      <h1>{heading}</h1>
      <Lead text={lead} />
      <Figures
        items={[
          [words.arrival, arrival],
          [words.places, places.join(', ')],
        ]}
      />
      <Action href="/#contact" label={words.ask} />
      <div className="prose">
        <Sections sections={sections} />
      </div>
      <section>
        <h2>{words.services}</h2>
        <Cards type="service" />
      </section>
    </div>
  );
}
