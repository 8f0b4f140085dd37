import { firstFew } from '../../lib/first-few.ts';
import { groupBy } from '../../lib/group-by.ts';
import { addressOfOutput } from '../../lib/output-path.ts';
import { problem } from '../../problems/problem.ts';
import { isIndexable, type Rule } from '../site.ts';

/** Every page that search engines list says where it belongs: at its own address, in full. */
export const canonicals: Rule = (site, place) => {
  const listed = site.pages.filter(isIndexable);
  const byHref = groupBy(listed, ({ canonical }) => canonical?.href);
  return listed.flatMap((page) => {
    if (!page.canonical) return [problem('output-canonical-missing', place(page), {})];
    const { href, at } = page.canonical;
    const own = `${site.origin ?? ''}${encodeURI(addressOfOutput(page.output))}`;
    if (href === own || href === decodeURI(own)) return [];
    const others = firstFew(byHref.get(href) ?? [], page, ({ output }) => output);
    return [problem('output-canonical', place(page, at), { href, own, ...others })];
  });
};
