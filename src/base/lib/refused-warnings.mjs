/** Plain JavaScript, because it also bundles the command line. */

/** What esbuild only warns of, although it does not work: an import of nothing, and rules that browsers drop. */
const REFUSED = new Set(['import-is-undefined', 'css-syntax-error', 'js-comment-in-css']);

/** Makes errors of CSS modules, and of these warnings, except in packages, which may contain rules for browsers of the past. */
export const refusedWarnings = {
  name: 'refused-warnings',
  setup({ onResolve, onEnd }) {
    // Of the classes in one, esbuild would change the names, and pages are made without style sheets.
    onResolve({ filter: /\.module\.css$/ }, () => ({ errors: [{ text: 'CSS modules are not supported' }] }));
    onEnd(({ warnings }) => ({
      errors: warnings.filter(({ id, location }) => REFUSED.has(id) && !location?.file.includes('node_modules/')),
    }));
  },
};
