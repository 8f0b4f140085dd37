import type { DocumentProps } from '../src/template-api.ts';
import { useSite } from '../src/template-api.ts';
import { FloatingCall } from './components/floating-call/floating-call.tsx';
import { Footer } from './components/footer/footer.tsx';
import { Header } from './components/header/header.tsx';
import { CookieBanner } from './islands/cookie-banner/cookie-banner.tsx';
import { ScrollToTop } from './islands/scroll-to-top/scroll-to-top.tsx';
import { useSiteData } from './site-data.ts';

/** The HTML document around every page. */
export function Document({ page, meta, assets, body }: DocumentProps) {
  const { language, cookies } = useSiteData().site;
  return (
    <html lang={language}>
      <Head page={page} meta={meta} assets={assets} />
      <body>
        <a className="skip" href="#inhalt">
          Zum Inhalt
        </a>
        <CookieBanner cookies={cookies} />
        <Header page={page} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, rendered by React before */}
        <main id="inhalt" dangerouslySetInnerHTML={{ __html: body }} />
        <Footer />
        <ScrollToTop />
        <FloatingCall />
      </body>
    </html>
  );
}

function Head({ page, meta, assets }: Omit<DocumentProps, 'body'>) {
  const { baseUrl } = useSite();
  const { company, language } = useSiteData().site;
  const address = baseUrl + page.url;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta name="theme-color" content="#f6fafa" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {assets.scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
    </head>
  );
}
