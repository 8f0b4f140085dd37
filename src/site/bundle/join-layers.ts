/**
 * Joins neighbouring blocks of the same cascade layer. esbuild writes one for every file, and half of what a style sheet says
 * about layers would be repetition.
 *
 * @param css minified
 */
export function joinLayers(css: string): string {
  let joined = '';
  /** Start of the block that `joined` ends with. */
  let last: string | undefined;
  for (const part of css.split(/(?<=[;}])(?=@layer [\w.-]+\{)/)) {
    const start = /^@layer [\w.-]+\{/.exec(part)?.[0];
    joined = start && start === last ? joined.slice(0, -1) + part.slice(start.length) : joined + part;
    last = isOneBlock(part) ? start : undefined;
  }
  return joined;
}

/** True if nothing follows the first block. A brace in a text makes it false, or is balanced. */
function isOneBlock(css: string): boolean {
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    else continue;
    if (depth === 0) return at === css.length - 1;
  }
  return false;
}
