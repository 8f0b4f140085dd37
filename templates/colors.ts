/** The colours of `styles/tokens.css` that are needed outside of style sheets. A test holds the two together. */

/** The ground of every page: `--fog-1`. */
export const GROUND = '#f6fafa';
