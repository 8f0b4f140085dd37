import { type Headers, relayOrigin, type SecurityOptions, securityHeaders } from './security.ts';

/** What a relay has to know about the site for which it answers. */
export interface RelayHosting {
  /** Where the pages are, if the relay runs under another address. */
  readonly pagesAt: string | undefined;
  /** The headers of a page that the relay makes, for visitors who come from a page of that origin. */
  readonly answerHeaders: (origin: string | undefined) => Headers;
}

/** @param baseUrl public address of the site */
export function relayHosting(security: SecurityOptions, baseUrl: string): RelayHosting {
  return {
    pagesAt: relayOrigin(security.delivery).length > 0 ? new URL(baseUrl).origin : undefined,
    answerHeaders: (origin) => securityHeaders({ ...security, filesAt: origin }),
  };
}
