import { COLORS } from './colors.gen.ts';

/** Clear air above layers of fog, as the logo has it, in the 32 units of `public/favicon.ico`. */
const SIGN = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${COLORS.teal}" d="`,
  'M16 1a15 15 0 0 1 14.6 11.5H1.4A15 15 0 0 1 16 1z',
  'M1 14.4h30q.1 2-.2 3.6H1.2Q.9 16.4 1 14.4z',
  'M2.1 20.5h27.8l-.9 2.2H3z',
  'M5 25.7h22l-1.4 1.4H6.4z',
  'M10 30h12v.9H10z',
  '"/></svg>',
].join('');

/**
 * The sign of the site in the tab of a browser, as an address that holds the drawing itself. As a file it would be one more
 * request, on the line that font and fog come on: on a slow phone that keeps the first view waiting for a round trip.
 */
export const FAVICON = `data:image/svg+xml,${encodeURI(SIGN).replaceAll('#', '%23')}`;
