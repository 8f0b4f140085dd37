import { type DocumentProps, useSite } from 'nebel/template-api';
import { quoteHref } from './addresses.ts';
import { COLORS } from './colors.gen.ts';
import { CallBar } from './components/call-bar/call-bar.tsx';
import { CookieBanner } from './components/cookie-banner/cookie-banner.tsx';
import { Footer } from './components/footer/footer.tsx';
import { Header } from './components/header/header.tsx';
import { callsUrl } from './counting.ts';
import { feedUrl } from './feed.ts';
import { classes } from './format/classes.ts';
import { FAVICON } from './logo.ts';
import { serviceSummary, useSiteData } from './site-data.ts';
import './styles/site.css';

/** HTML document of every page. */
export function Document({ page, meta, assets, picture, body }: DocumentProps) {
  const site = useSite();
  const { site: settings, words } = useSiteData();
  const { language, floatingCall } = settings;
  const { tone, urgent } = (page.type === 'service' && serviceSummary(site, page.slug)) || {};
  const isQuiet = tone === 'ruhig';
  const hidesCallButtons = !floatingCall || (isQuiet && !urgent);
  return (
    <html lang={language}>
      <Head page={page} meta={meta} assets={assets} picture={picture} />
      <body
        className={classes(isQuiet && 'around-quiet', urgent && 'is-urgent', hidesCallButtons && 'is-uncalled')}
        data-calls={callsUrl(site.shared)}
      >
        <a className="skip" href="#inhalt">
          {words.navigation.skip}
        </a>
        {page.url === '/' && (
          // For people who open the file itself: without a server, neither styles nor links work. The style sheet hides it.
          <div className="unstyled-notice" data-nosnippet="">
            {words.navigation.unstyled}
          </div>
        )}
        <CookieBanner cookies={settings.cookies} />
        <Header page={page} quoteHref={quoteHref(site, page)} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, rendered by React before */}
        <main id="inhalt" dangerouslySetInnerHTML={{ __html: body }} />
        <Footer />
        <CallBar quoteHref={quoteHref(site, page)} />
      </body>
    </html>
  );
}

function Head({ page, meta, assets, picture }: Omit<DocumentProps, 'body'>) {
  const site = useSite();
  const { baseUrl } = site;
  const { company, language } = useSiteData().site;
  const address = baseUrl + page.url;
  const feed = page.type === 'blog' || page.type === 'article' ? feedUrl(site) : undefined;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content={meta.published ? 'article' : 'website'} />
      {meta.published && <meta property="article:published_time" content={meta.published} />}
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      {/* Messengers and search engines require absolute addresses. */}
      {picture && (
        <>
          <meta property="og:image" content={baseUrl + picture.url} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="theme-color" content={COLORS['fog-1']} />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={FAVICON} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} />}
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} crossOrigin={style.startsWith('/') ? undefined : ''} />
      ))}
      {/* `async`, because a deferred script would delay that the browser restores entries of forms; of low priority, because
          nothing in the first view waits for it, as it does for the styles and the font. */}
      {assets.scripts.map((script) => (
        <script key={script} type="module" async fetchPriority="low" src={script} />
      ))}
    </head>
  );
}
