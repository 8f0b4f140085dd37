/** The crawl of the built site by linkinator, which knows nothing of our own rules. */
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';

/** How often an address without an answer is requested again: a busy machine refuses connections for seconds. */
const RETRIES = 5;

/** Follows all links within a folder, or below an address. */
export async function crawl(start: string): Promise<readonly LinkResult[]> {
  const { links } = await new LinkChecker().check({
    path: start,
    recurse: true,
    linksToSkip: ['^https?://(?!localhost)'],
    retryErrors: true,
    retryErrorsCount: RETRIES,
  });
  return links;
}

/** Describes every link that failed. Empty if none did. A link is broken only if a server said so. */
export function failures(links: readonly LinkResult[]): string[] {
  const failed = links.filter(({ state }) => state === LinkState.BROKEN);
  return failed.map(({ url, status, parent = '-', failureDetails = [] }) =>
    status
      ? `broken (${status}): ${url} on ${parent}`
      : `no answer (${causeIn(failureDetails)}): ${url} on ${parent}. This says nothing about the link: run it again.`,
  );
}

/** The code of the innermost error: `ECONNREFUSED`, `ETIMEDOUT`. */
function causeIn(details: NonNullable<LinkResult['failureDetails']>): string {
  const error = details.find((each) => each instanceof Error);
  const { code } = (error?.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : (error?.name ?? 'unknown');
}
