/** The document of the studio, into which its script puts everything. */
import type { ServerResponse } from 'node:http';
import type { Language } from '../../base/words.ts';
import { OWN } from '../dev/page-state.ts';

/** The page itself is shown in a frame, so it needs no more than the studio. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Responds with the studio.
 *
 * @param site tells this site apart from others that were edited at the same address
 */
export function studioPage(response: ServerResponse, site: string, language: Language): void {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'same-origin',
  });
  response.end(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${OWN.look}">
<link rel="stylesheet" href="${OWN.studioStyles}">
</head>
<body data-site="${site}"><script type="module" src="${OWN.studio}"></script></body>
</html>
`);
}
