import type { PageType } from 'nebel/template-api';
import type { Article } from '../../../.types/data.ts';
import { Action, anchorsOf, Lead, Sections } from '../../components/prose/prose.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { type Summary, useShared } from '../../site-data.ts';

export const articlePage: PageType<Article, Summary> = {
  name: 'article',
  files: 'articles/*.yaml',
  schema: 'pages/article/schema.json',
  url: (slug) => `/articles/${slug}/`,
  firstDay: 'date',
  summary: ({ name, lead, date }) => ({ name, lead, date }),
  anchors: ({ sections }) => anchorsOf(sections),
  meta: ({ meta, date }) => ({ ...meta, published: date }),
  render: ({ data }) => <ArticlePage {...data} />,
  picture: socialPicture,
};

function ArticlePage({ name, lead, date, sections }: Article) {
  const { language, words } = useShared().site;
  const day = new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className="wrap page prose">
      <p className="note">
        <time dateTime={date}>{day}</time>
      </p>
      <h1>{name}</h1>
      <Lead text={lead} />
      <Sections sections={sections} />
      <Action href="/#contact" label={words.ask} />
    </article>
  );
}
