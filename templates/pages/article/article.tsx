import { type PageType, useSite } from 'nebel/template-api';
import type { Article } from '../../../.types/data.ts';
import { TO_BLOG } from '../../addresses.ts';
import { Illustration } from '../../components/illustration/illustration.tsx';
import { Paragraph, Paragraphs } from '../../components/inline/inline.tsx';
import { SiteLink } from '../../components/link/link.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { Blocks } from '../../components/prose/prose.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { postingThing } from '../../components/structured-data/posting.ts';
import { StructuredData, trailThing } from '../../components/structured-data/structured-data.tsx';
import { priceFacts } from '../../facts.ts';
import { hueClass } from '../../format/classes.ts';
import type { ArticleSummary } from '../../summaries.ts';
import { ArticleHeader } from './article-header.tsx';
import { articlePicture } from './article-picture.ts';
import { Contents } from './contents.tsx';
import { minutesFor, minutesToRead, wordsOf } from './reading-time.ts';
import './article.css';

/** An article under `/blog/`. */
export const articlePage: PageType<Article, ArticleSummary> = {
  name: 'article',
  files: 'articles/*.yaml',
  schema: 'pages/article/schema.json',
  styles: 'reading',
  firstDay: 'date',
  url: (slug) => `/blog/${slug}/`,
  summary: (article) => {
    const { title, excerpt, category, date, author, color, illustration } = article;
    return { title, excerpt, category, minutes: minutesToRead(article), date, author, color, illustration };
  },
  anchors: ({ sections }) => sections.map((section) => section.anchor),
  length: () => ({ parts: ['/intro', '/sections'], min: 200, namedAt: '/title' }),
  readingTime: (article) => {
    const { readTime: stated } = article;
    if (stated === undefined) return undefined;
    const words = wordsOf(article);
    return { statedAt: '/readTime', stated, minutes: minutesFor(words), words };
  },
  facts: ({ prices }) => priceFacts(prices),
  meta: ({ meta, date }) => ({ ...meta, published: date }),
  starters: (slug, { today }) => [{ label: slug, data: { date: today } }],
  render: ({ data, page }) => <ArticleView article={data} url={page.url} />,
  picture: articlePicture,
};

interface ArticleViewProps {
  readonly article: Article;
  readonly url: string;
}

function ArticleView({ article, url }: ArticleViewProps) {
  const site = useSite();
  const { color, sections, cta } = article;
  return (
    <div className={hueClass(color)}>
      <article>
        <ArticleHeader article={article} />
        <div className="article wrap grid">
          <Contents sections={sections} />
          <div className="prose c4-12">
            <Opening article={article} />
            {sections.map(({ anchor, heading, blocks }) => (
              <section key={anchor} id={anchor} className="prose-section" aria-labelledby={`${anchor}-titel`}>
                <h2 id={`${anchor}-titel`}>{heading}</h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
            <p>
              <SiteLink className="go" href={cta.link.href}>
                {cta.link.label}
              </SiteLink>
            </p>
          </div>
        </div>
      </article>
      <QuoteBlock quote={cta} hours="regional" href="/#contact" />
      <StructuredData things={[postingThing(site, url, article), trailThing(site, TO_BLOG, article.title)]} />
    </div>
  );
}

/**
 * Lead, picture and the rest of the introduction. The first paragraph precedes the picture, so that the text begins above
 * the fold.
 */
function Opening({ article: { intro, illustration, caption, photo } }: { readonly article: Article }) {
  const [first, ...others] = intro;
  return (
    <>
      <Paragraph className="lead" text={first} />
      {photo ? (
        <Photo photo={photo} sizes="(min-width: 60rem) 54rem, 92vw" />
      ) : (
        <figure className="article-figure">
          <div className="article-drawing">
            <Illustration name={illustration} />
          </div>
          <figcaption className="note">{caption}</figcaption>
        </figure>
      )}
      <Paragraphs texts={others} />
    </>
  );
}
