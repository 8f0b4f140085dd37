import { Island, type PageType, useSite } from 'nebel/template-api';
import type { Blog } from '../../../.types/data.ts';
import { TO_HOME } from '../../addresses.ts';
import { callOf, viewOfForm } from '../../components/form/view-of-form.ts';
import { Paragraph } from '../../components/inline/inline.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { QuoteBlock } from '../../components/quote-block/quote-block.tsx';
import { Section } from '../../components/section/section.tsx';
import { socialPicture } from '../../components/social-picture/social-picture.tsx';
import { StructuredData, trailThing } from '../../components/structured-data/structured-data.tsx';
import { classes, columns } from '../../format/classes.ts';
import { NewsletterForm } from '../../islands/newsletter-form/newsletter-form.tsx';
import { articlePages, useSiteData } from '../../site-data.ts';
import type { BlogSummary } from '../../summaries.ts';
import { ArticleCard } from './article-card.tsx';
import './blog.css';

/** Number of articles so close to the fold of a phone that browsers fetch their lazy pictures at once. */
const NEAR = 4;

/** Blog index: a featured article, the others in a grid, and the newsletter form. */
export const blogPage: PageType<Blog, BlogSummary> = {
  name: 'blog',
  files: 'blog.yaml',
  always: [],
  schema: 'pages/blog/schema.json',
  styles: 'reading',
  url: () => '/blog/',
  summary: ({ title, lead }) => ({ title, lead }),
  anchors: ({ newsletter }) => (newsletter ? ['newsletter'] : []),
  meta: ({ meta }) => meta,
  render: ({ data }) => <BlogView blog={data} />,
  picture: ({ title }, site) => socialPicture(site, { title, note: articlePages(site)[0]?.summary.title }),
};

function BlogView({ blog }: { readonly blog: Blog }) {
  const site = useSite();
  const articles = articlePages(site);
  return (
    <>
      <PageHero title={blog.title} lead={blog.lead} back={TO_HOME} />
      {articles.length > 0 && (
        <div className="wrap sec">
          <ul role="list" className={classes('blog', columns(Math.max(articles.length - 1, 2), 3))}>
            {articles.map((article, index) => (
              <ArticleCard key={article.slug} article={article} featured={index === 0} isNear={index < NEAR} />
            ))}
          </ul>
        </div>
      )}
      {blog.newsletter && <Newsletter {...blog.newsletter} />}
      <QuoteBlock quote={blog.quote} hours="home" href="/#contact" />
      <StructuredData things={[trailThing(site, TO_HOME, blog.title)]} />
    </>
  );
}

/** The sign-up, or nothing on a website without its form. */
function Newsletter({ heading, text }: NonNullable<Blog['newsletter']>) {
  const site = useSite();
  const { forms, site: settings } = useSiteData();
  if (!forms.newsletter) return null;
  const form = {
    view: viewOfForm(forms.newsletter, site),
    call: callOf(settings.company.phone),
    labelledBy: 'newsletter-heading',
  };
  return (
    <Section id="newsletter" rule labelledBy="newsletter-heading">
      <div className="blog-newsletter grid">
        <div className="c1-6">
          <h2 className="h3" id="newsletter-heading">
            {heading}
          </h2>
          <Paragraph text={text} />
        </div>
        <Island className="c7-12" name="newsletter-form" props={form}>
          <NewsletterForm {...form} />
        </Island>
      </div>
    </Section>
  );
}
