import { BackLink } from '../../components/back-link/back-link.tsx';
import { Fog } from '../../components/fog/fog.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import type { Article } from '../../data.gen.ts';
import { longDate } from '../../format/date.ts';
import { TO_BLOG, TO_HOME } from '../../way-back.ts';
import { minutesToRead } from './reading-time.ts';

/** Title and excerpt, with rubric, reading time, date and author in the margin column. */
export function ArticleHeader({ article }: { readonly article: Article }) {
  const { title, excerpt, category, date, author } = article;
  return (
    <header className="article-header ph ph--plain">
      <Fog />
      <div className="wrap">
        <div className="article-header__ways">
          <BackLink href={TO_BLOG.href} label={TO_BLOG.label} />
          <BackLink href={TO_HOME.href} label={TO_HOME.label} />
        </div>
        <div className="grid">
          <dl className="article-header__details c1-3">
            <dt className="vh">Rubrik</dt>
            <dd className="article-header__category">{category}</dd>
            <dt className="vh">Umfang</dt>
            <dd>{minutesToRead(article)} min Lesezeit</dd>
            <dt className="vh">Datum</dt>
            <dd>
              <time dateTime={date}>{longDate(date)}</time>
            </dd>
            <dt className="vh">Von</dt>
            <dd className="article-header__author">
              {author.name}
              <br />
              {author.title}
            </dd>
          </dl>
          <div className="ph__text c4-12">
            <h1>{title}</h1>
            <p className="lead">
              <Inline text={excerpt} />
            </p>
          </div>
        </div>
      </div>
    </header>
  );
}
