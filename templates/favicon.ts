import { COLORS } from './colors.gen.ts';
import { LOGO_PATH } from './logo-path.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${COLORS.teal}" d="${LOGO_PATH}"/></svg>`;

/**
 * The favicon as a data URL. A file would add a request in competition with font and fog: on a slow phone, that delays the
 * first view by a round trip.
 */
export const FAVICON = `data:image/svg+xml,${encodeURI(DRAWING).replaceAll('#', '%23')}`;
