import type { PageType } from 'nebel/template-api';
import type { Service } from '../../../.types/data.ts';
import { Cards } from '../../components/cards/cards.tsx';
import { Action, anchorsOf, Figures, Lead, Sections } from '../../components/prose/prose.tsx';
import { Questions } from '../../components/questions/questions.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { type Summary, usePages, useShared } from '../../site-data.ts';

export const servicePage: PageType<Service, Summary> = {
  name: 'service',
  files: 'services/*.yaml',
  schema: 'pages/service/schema.json',
  url: (slug) => `/services/${slug}/`,
  summary: ({ name, lead, price }) => ({ name, lead, note: price }),
  anchors: ({ sections }) => anchorsOf(sections),
  names: ({ name }) => [name],
  meta: ({ meta }) => meta,
  render: ({ data, page }) => <ServicePage {...data} url={page.url} />,
  picture: socialPicture,
};

function ServicePage({ name, lead, price, duration, sections, questions, url }: Service & { readonly url: string }) {
  const { words } = useShared().site;
  const hasOthers = usePages('service').length > 1;
  return (
    <div className="wrap page">
      <h1>{name}</h1>
      <Lead text={lead} />
      <Figures
        items={[
          [words.price, price],
          [words.duration, duration],
        ]}
      />
      <Action href="/#contact" label={words.ask} />
      <div className="prose">
        <Sections sections={sections} />
        <section>
          <h2>{words.questions}</h2>
          <Questions items={questions} />
        </section>
      </div>
      {hasOthers && (
        <section>
          <h2>{words.moreServices}</h2>
          <Cards type="service" without={url} />
        </section>
      )}
    </div>
  );
}
