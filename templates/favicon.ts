import { COLORS } from './colors.gen.ts';
import { LOGO_PATH } from './logo-path.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${COLORS.teal}" d="${LOGO_PATH}"/></svg>`;

/**
 * The logo of the site in the tab of a browser, as an address that holds the drawing itself. As a file it would be one more
 * request, on the line that font and fog come on: on a slow phone that keeps the first view waiting for a round trip.
 */
export const FAVICON = `data:image/svg+xml,${encodeURI(DRAWING).replaceAll('#', '%23')}`;
