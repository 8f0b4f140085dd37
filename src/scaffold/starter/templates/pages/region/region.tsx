import type { PageType } from 'nebel/template-api';
import { Cards } from '../../components/cards/cards.tsx';
import { anchorsOf, Sections, Text } from '../../components/prose/prose.tsx';
import type { Region } from '../../data.gen.ts';
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
};

function RegionPage({ heading, lead, arrival, places, sections }: Region) {
  const { words } = useShared().site;
  return (
    <div className="wrap page">
      <h1>{heading}</h1>
      <p className="lead">
        <Text text={lead} />
      </p>
      <dl className="figures">
        <div>
          <dt>{words.arrival}</dt>
          <dd>{arrival}</dd>
        </div>
        <div>
          <dt>{words.places}</dt>
          <dd>{places.join(', ')}</dd>
        </div>
      </dl>
      <p className="actions">
        <a className="button" href="/#contact">
          {words.ask}
        </a>
      </p>
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
