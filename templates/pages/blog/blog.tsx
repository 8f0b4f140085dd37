import { type PageType, useSite } from '../../../src/template-api.ts';
import { Form } from '../../components/form/form.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { Section } from '../../components/section/section.tsx';
import type { Blog } from '../../data.gen.ts';
import { articlePages, useSiteData } from '../../site-data.ts';
import { ArticleCard } from './article-card.tsx';

/** The index of the blog: one article large, the others in a row, and the newsletter. */
export const blogPage: PageType<Blog, null> = {
  name: 'blog',
  files: 'blog.yaml',
  schema: 'pages/blog/schema.json',
  url: () => '/blog/',
  summary: () => null,
  anchors: () => ['newsletter'],
  meta: ({ meta }) => meta,
  render: ({ data }) => <BlogView blog={data} />,
};

function BlogView({ blog }: { readonly blog: Blog }) {
  const articles = articlePages(useSite());
  return (
    <>
      <PageHero title={blog.title} lead={blog.lead} back={{ href: '/', label: 'Zurück zur Hauptseite' }} />
      <Section>
        <ul className="posts">
          {articles.map((article, index) => (
            <ArticleCard key={article.slug} article={article} featured={index === 0} />
          ))}
        </ul>
      </Section>
      <Newsletter {...blog.newsletter} />
      <QuoteBlock quote={blog.quote} hours={useSiteData().site.hours.home} href="/#contact" />
    </>
  );
}

function Newsletter({ heading, text }: Blog['newsletter']) {
  const { newsletter } = useSiteData().forms;
  return (
    <Section id="newsletter" rule labelledBy="newsletter-heading">
      <div className="newsletter grid">
        <div className="c1-6">
          <h2 className="h3" id="newsletter-heading">
            {heading}
          </h2>
          <p>
            <Inline text={text} />
          </p>
        </div>
        {newsletter && <Form form={newsletter} labelledBy="newsletter-heading" className="c7-12" />}
      </div>
    </Section>
  );
}
