import { type DocumentProps, type MovedPage as Moved, useSite } from 'nebel/template-api';
import { Footer } from './components/footer/footer.tsx';
import { Header } from './components/header/header.tsx';
import { FEED } from './feed.ts';
import { usePages, useShared } from './site-data.ts';
import './styles/site.css';

/** The HTML document around every page. */
export function Document({ page, meta, assets, picture, body }: DocumentProps) {
  const { baseUrl } = useSite();
  const { language, company, words } = useShared().site;
  const hasFeed = usePages('article').length > 0;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={baseUrl + page.url} />}
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:site_name" content={company.name} />
        <meta property="og:type" content={meta.published ? 'article' : 'website'} />
        {!meta.noindex && <meta property="og:url" content={baseUrl + page.url} />}
        {picture && (
          <>
            <meta property="og:image" content={baseUrl + picture.url} />
            <meta property="og:image:width" content={String(picture.width)} />
            <meta property="og:image:height" content={String(picture.height)} />
            <meta property="og:image:alt" content={picture.alt} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {hasFeed && <link rel="alternate" type="application/atom+xml" title={words.articles} href={FEED} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Assets {...assets} />
      </head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        {page.url === '/' && (
          // For people who open the file itself: without a server, neither styles nor links work. The style sheet hides it.
          <div className="unstyled-notice" data-nosnippet="">
            {words.unstyled}
          </div>
        )}
        <Header url={page.url} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, rendered by React before */}
        <main id="main" dangerouslySetInnerHTML={{ __html: body }} />
        <Footer />
      </body>
    </html>
  );
}

function Assets({ styles, scripts }: DocumentProps['assets']) {
  return (
    <>
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} crossOrigin={style.startsWith('/') ? undefined : ''} />
      ))}
      {scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
    </>
  );
}

/** The page at an old address, for hosts without redirects. */
export function MovedPage({ to, title, assets }: Moved) {
  const { baseUrl } = useSite();
  const { language, words } = useShared().site;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.moved}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={baseUrl + to} />
        <Assets {...assets} scripts={[]} />
      </head>
      <body>
        <main className="wrap prose">
          <h1>{words.moved}</h1>
          <p>
            <a href={to}>{title}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
