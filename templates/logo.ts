import { COLORS } from './colors.gen.ts';

/**
 * A sun of clear air above layers of fog, as path data in a 32 by 32 view box. `npm run gen` draws the app icons from it.
 * Separated by commas, which URLs do not escape: favicon and header then contain the same string, which compresses well.
 */
export const LOGO_PATH = [
  'M16,1a15,15,0,0,1,14.6,11.5H1.4A15,15,0,0,1,16,1z',
  'M1,14.4h30q.1,2-.2,3.6H1.2Q.9,16.4,1,14.4z',
  'M2.1,20.5h27.8l-.9,2.2H3z',
  'M5,25.7h22l-1.4,1.4H6.4z',
  'M10,30h12v.9H10z',
].join('');

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${COLORS.teal}" d="${LOGO_PATH}"/></svg>`;

/**
 * The favicon as a data URL. A file would add a request in competition with font and fog: on a slow phone, that delays the
 * first view by a round trip.
 */
export const FAVICON = `data:image/svg+xml,${encodeURI(DRAWING).replaceAll('#', '%23')}`;
