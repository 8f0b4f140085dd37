import { nearestAddress } from '../lib/did-you-mean.ts';
import { toSlug } from '../lib/paths.ts';

/** Where the page of an address comes from. */
export interface Origin {
  readonly file: string;
  /** Name of its page type. */
  readonly type: string;
}

/** A page that has an address of its own. */
export interface NewPage extends Origin {
  readonly url: string;
  /** What it is called, if that can be told. */
  readonly name: string | undefined;
}

/** Where an address that has lost its page leads on. */
export interface Successor {
  readonly url: string;
  /** File of the page, if there is hardly a doubt that it is the same one under another name. */
  readonly file?: string;
}

/**
 * The new page that has taken the place of one that was there before: its file was probably renamed.
 *
 * @param type name of the page type to which the lost address belonged
 * @param isOnlyOne true if no other address of that type has lost its page
 */
export function successorOf(
  url: string,
  type: string | undefined,
  isOnlyOne: boolean,
  pages: readonly NewPage[],
): Successor | undefined {
  const slug = lastPart(url);
  const related = pages.filter((page) => page.type === type);
  const nearest = nearestAddress(
    url,
    pages.map((page) => page.url),
  );
  const renamed =
    pages.find((page) => page.url === nearest) ??
    pages.find((page) => slug !== '' && lastPart(page.url) === slug) ??
    related.find((page) => saysTheSame(slug, lastPart(page.url))) ??
    related.find((page) => toSlug(page.name ?? '') === slug);
  if (renamed) return { url: renamed.url, file: renamed.file };
  const [alone, ...others] = related;
  return isOnlyOne && alone && others.length === 0 ? { url: alone.url } : undefined;
}

const lastPart = (url: string) => url.split('/').filter(Boolean).at(-1) ?? '';

/** True if one of two slugs consists of words of the other, and of half of them at least. */
function saysTheSame(slug: string, other: string): boolean {
  const [few = [], many = []] = [slug.split('-'), other.split('-')].sort((a, b) => a.length - b.length);
  return few.every((word) => many.includes(word)) && 2 * few.length >= many.length;
}
