import { firstFew } from '../../lib/first-few.ts';
import { groupBy } from '../../lib/group-by.ts';
import { problem } from '../../problems/problem.ts';
import { isIndexable, type Rule } from '../site.ts';

/** No two pages that search engines list have the same main heading. `headings` asks whether there is one. */
export const mainHeadings: Rule = (site, place) => {
  const byText = groupBy(site.pages.filter(isIndexable), ({ mainHeading }) => mainHeading?.text);
  return [...byText].flatMap(([heading, same]) => {
    if (!heading || same.length < 2) return [];
    return same.map((page) => {
      const others = firstFew(same, page, ({ output }) => output);
      return problem('output-duplicate-h1', place(page, page.mainHeading?.at), { heading, ...others }, 'warning');
    });
  });
};
