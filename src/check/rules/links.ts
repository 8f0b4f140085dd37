import { didYouMean } from '../../lib/did-you-mean.ts';
import { problem } from '../../problems/problem.ts';
import type { PageFacts, SiteFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

/** Addresses that the host answers itself; no file stands for them. */
const SERVED = /^\/api\//;

/** Every internal link leads to a file, and every anchor to an id on that page. */
export const links: Rule = (site, place) => {
  const anchors = new Map(site.pages.map((page) => [page.output, new Set(page.ids.map(({ id }) => id))]));
  return site.pages.flatMap((page) =>
    page.links.flatMap(({ href, at }) => {
      const target = resolve(page, href);
      if (!target) return [];
      const file = fileFor(site, target.path);
      if (!file) {
        const suggestion = didYouMean(target.path, addresses(site));
        return [problem('output-link', place(page, at), { href, suggestion })];
      }
      const ids = anchors.get(file);
      if (!target.anchor || !ids || ids.has(target.anchor)) return [];
      return [problem('output-anchor', place(page, at), { href, anchor: target.anchor })];
    }),
  );
};

/** The absolute path and anchor an internal link means, or nothing for links that leave the site. */
function resolve(page: PageFacts, href: string): { path: string; anchor: string } | undefined {
  const base = new URL(`/${page.output.replace(/index\.html$/, '')}`, 'https://site.invalid');
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (!url || url.origin !== base.origin || SERVED.test(url.pathname)) return undefined;
  return { path: decode(url.pathname), anchor: decode(url.hash.slice(1)) };
}

/** `/gr%C3%BCn/` → `/grün/`. A percent sign that stands for no letter stays as it is, and then leads to no file. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The file that plain static hosting serves for a path, without a redirect. */
function fileFor(site: SiteFacts, path: string): string | undefined {
  const file = path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
  return site.files.has(file) ? file : undefined;
}

const addresses = (site: SiteFacts) => site.pages.map(({ output }) => `/${output.replace(/index\.html$/, '')}`);
