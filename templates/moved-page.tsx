import { type MovedPage, useSite } from 'nebel/template-api';
import { useSiteData } from './site-data.ts';

/** Page at an address that has moved. Browsers redirect at once; the link is for those that do not. */
export function MovedPageDocument({ to, title, assets }: MovedPage) {
  const { baseUrl } = useSite();
  const { language, moved } = useSiteData().site;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{moved.heading}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={baseUrl + to} />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
      </head>
      <body>
        <main className="wrap">
          <h1 className="h2">{moved.heading}</h1>
          <p>
            {moved.text} <a href={to}>{title}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
