/** Finds the new address of a page whose file was renamed. */
import { nearestAddress } from '../../base/lib/did-you-mean.ts';
import { toSlug } from '../../base/lib/paths.ts';
import { lastSegment } from '../../base/lib/url.ts';

/** The data file and the type of a page. */
export interface PageFile {
  readonly file: string;
  /** Name of its page type. */
  readonly type: string;
}

export interface PossibleSuccessor extends PageFile {
  readonly url: string;
  /** Undefined if the file has errors. */
  readonly name: string | undefined;
}

/** The page to which an address that has lost its own can redirect. */
export interface Successor {
  readonly url: string;
  /** File of the page, if it is almost certainly the renamed file of the lost page. */
  readonly file?: string;
}

/**
 * Returns the new page that probably replaces a lost one.
 *
 * @param type name of the page type to which the lost address belonged
 * @param isOnlyOne true if no other address of that type has lost its page
 */
export function successorOf(
  url: string,
  type: string | undefined,
  isOnlyOne: boolean,
  pages: readonly PossibleSuccessor[],
): Successor | undefined {
  const slug = lastSegment(url);
  const related = pages.filter((page) => page.type === type);
  const nearest = nearestAddress(
    url,
    pages.map((page) => page.url),
  );
  const renamed =
    pages.find((page) => page.url === nearest) ??
    pages.find((page) => slug !== '' && lastSegment(page.url) === slug) ??
    related.find((page) => hasMostlySameWords(slug, lastSegment(page.url))) ??
    related.find((page) => toSlug(page.name ?? '') === slug);
  // With errors and of another type, it is a file that was moved to the wrong folder.
  const isMisplaced = type !== undefined && renamed?.type !== type && renamed?.name === undefined;
  if (renamed) return isMisplaced ? { url: renamed.url } : { url: renamed.url, file: renamed.file };
  const [alone, ...others] = related;
  return isOnlyOne && alone && others.length === 0 ? { url: alone.url } : undefined;
}

/** True if all words of one slug are in the other and make up at least half of it. */
function hasMostlySameWords(slug: string, other: string): boolean {
  const [few = [], many = []] = [slug.split('-'), other.split('-')].sort((a, b) => a.length - b.length);
  return few.every((word) => many.includes(word)) && 2 * few.length >= many.length;
}
