import { fillSlots, type PageLink } from 'nebel/template-api';
import { Illustration } from '../../components/illustration/illustration.tsx';
import { Picture } from '../../components/illustration/picture.tsx';
import { classes, hueClass } from '../../format/classes.ts';
import { longDate } from '../../format/date.ts';
import { useSiteData } from '../../site-data.ts';
import type { ArticleSummary } from '../../summaries.ts';
import './blog.css';

interface ArticleCardProps {
  readonly article: PageLink<ArticleSummary>;
  /** True for the first article, which is large and takes the full width. */
  readonly featured?: boolean;
  /**
   * True to inline the illustration. So close to the fold, browsers would fetch its file at once, and there a request costs
   * more than the bytes.
   */
  readonly isNear?: boolean;
}

/** An article in the blog index. */
export function ArticleCard({ article: { url, summary }, featured = false, isNear = false }: ArticleCardProps) {
  const { title, excerpt, category, minutes, date, author, color, illustration } = summary;
  const { site, words } = useSiteData();
  return (
    <li className={classes('blog-post', featured && 'blog-post--featured', hueClass(color))}>
      <div className="blog-picture">
        {isNear ? (
          <Illustration name={illustration} decorative />
        ) : (
          <Picture name={illustration} color={color} decorative />
        )}
      </div>
      <div className="blog-text">
        <p className="blog-label">
          <b>{category}</b> <span>{fillSlots(words.articles.readingTime, { minutes })}</span>
        </p>
        <h2 className={featured ? 'h2' : 'h3'}>
          <a href={url}>{title}</a>
        </h2>
        <p className="blog-excerpt">{excerpt}</p>
        <p className="blog-by">
          {author.name}, <time dateTime={date}>{longDate(date, site.language)}</time>
        </p>
        <span className="go" aria-hidden="true">
          {words.buttons.read}
        </span>
      </div>
    </li>
  );
}
