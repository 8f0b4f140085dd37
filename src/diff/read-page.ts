import { DomUtils, parseDocument } from 'htmlparser2';
import type { FileTree } from '../base/disk/file-tree.ts';
import { addressOfOutput } from '../base/lib/paths.ts';
import { collapse, type Part, readPart } from './read-part.ts';

/** A built page as visitors and search engines see it: words, links, metadata. No markup. */
export interface Page {
  readonly url: string;
  readonly head: Head;
  /** Where a page leads that only redirects. */
  readonly movedTo?: string;
  /** The content of `<main>`, or of the whole body if there is none. */
  readonly main: Part;
  /** The content around it: header, footer. */
  readonly furniture: Part;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** With `…` for the page's own path, so that moving the site to another domain is one change, not one per page. */
  readonly canonical: string;
  readonly robots: string;
}

export const readSite = ({ paths, text }: FileTree): Page[] =>
  paths.filter((path) => path.endsWith('.html')).map((path) => readPage(path, text(path)));

export function readPage(file: string, html: string): Page {
  const url = addressOfOutput(file);
  const document = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document);
  const meta = (...names: readonly string[]) =>
    all('meta').findLast(({ attribs }) => names.includes(attribs.name ?? ''))?.attribs.content;
  const refresh = all('meta').find(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'refresh')?.attribs
    .content;
  const movedTo = refresh && /url=\s*(.*)/i.exec(refresh)?.[1];
  const canonical = all('link').findLast(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '';
  const [body, mains] = [all('body'), all('main')];
  return {
    url,
    ...(movedTo && { movedTo }),
    head: {
      title: collapse(DomUtils.textContent(DomUtils.getElementsByTagName('title', all('head')))),
      description: collapse(meta('description') ?? ''),
      canonical: canonical.endsWith(url) ? `${canonical.slice(0, -url.length)}/…` : canonical,
      robots: collapse(meta('robots', 'googlebot') ?? ''),
    },
    main: readPart(mains.length > 0 ? mains : body),
    furniture: readPart(mains.length > 0 ? body : [], mains),
  };
}
