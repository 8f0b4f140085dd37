import { fillSlots } from 'nebel/template-api';
import type { Article } from '../../../.types/data.ts';
import { TO_BLOG, TO_HOME } from '../../addresses.ts';
import { BackLink } from '../../components/back-link/back-link.tsx';
import { Fog } from '../../components/fog/fog.tsx';
import { Paragraph } from '../../components/inline/inline.tsx';
import { longDate } from '../../format/date.ts';
import { useSiteData } from '../../site-data.ts';
import { minutesToRead } from './reading-time.ts';
import './article-header.css';

/** Title and excerpt, with category, reading time, date and author in the margin column. */
export function ArticleHeader({ article }: { readonly article: Article }) {
  const { title, excerpt, category, date, author } = article;
  const { site, words } = useSiteData();
  const { articles } = words;
  return (
    <header className="article-header page-hero page-hero--plain">
      <Fog />
      <div className="wrap">
        <div className="article-header-ways">
          <BackLink {...TO_BLOG} />
          <BackLink {...TO_HOME} />
        </div>
        <div className="grid">
          <dl className="article-header-details c1-3">
            <dt className="visually-hidden">{articles.category}</dt>
            <dd className="article-header-category">{category}</dd>
            <dt className="visually-hidden">{articles.length}</dt>
            <dd>{fillSlots(articles.readingTime, { minutes: minutesToRead(article) })}</dd>
            <dt className="visually-hidden">{articles.date}</dt>
            <dd>
              <time dateTime={date}>{longDate(date, site.language)}</time>
            </dd>
            <dt className="visually-hidden">{articles.author}</dt>
            <dd className="article-header-author">
              {author.name}
              <br />
              {author.title}
            </dd>
          </dl>
          <div className="page-hero-text c4-12">
            <h1>{title}</h1>
            <Paragraph className="lead" text={excerpt} />
          </div>
        </div>
      </div>
    </header>
  );
}
