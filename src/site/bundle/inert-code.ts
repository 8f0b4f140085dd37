import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../api/template-api.ts';
import { type Finding, finding } from '../../base/findings/finding.ts';
import { linesOf, rangeOfOffsets } from '../../base/findings/locate.ts';

/** A handler of an event, an effect, or a component to be waited for: what React keeps for the browser. */
const BROWSER_CODE =
  /(?<![\w.])(?:on[A-Z]\w*(?==\{)|(?:React\.)?(?:use(?:Layout)?Effect|lazy)(?=\())|(?<=<)(?:React\.)?Suspense\b/g;

/**
 * Finds code of pages that can only have an effect in a browser, in modules that no island brings there.
 *
 * @param pages modules that pages are made of, relative to the templates
 * @param islands modules that islands are made of, relative to the templates
 * @param placed converts a path relative to the templates to one for findings
 */
export function inertCode(
  { templates }: SiteDefinition,
  pages: readonly string[],
  islands: ReadonlySet<string>,
  placed: (file: string) => string,
): Finding[] {
  return pages
    .filter((file) => /\.[jt]sx$/.test(file) && !islands.has(file))
    .flatMap((file) => {
      const text = readFileSync(join(templates, file), 'utf8');
      const lines = linesOf(text);
      return [...text.matchAll(BROWSER_CODE)].map(({ 0: name, index }) => {
        const range = rangeOfOffsets(lines, index, index + name.length);
        return finding('template-inert', { file: placed(file), range }, { name }, 'warning');
      });
    });
}
