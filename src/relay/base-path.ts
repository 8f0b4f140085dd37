/** A site below a path of its host reaches its relay there, while a proxy may pass requests on without that path. */
import { pathBelow } from '../base/lib/url.ts';
import type { Relay } from './receive/handler.ts';

/** Lets a relay, which knows paths from the root of the site, answer below `base` too. */
export const alsoBelow =
  (base: string, relay: Relay): Relay =>
  (request, client) => {
    const below = base === '' ? undefined : pathBelow(base, new URL(request.url).pathname);
    return relay(below === undefined ? request : requestAt(below, request), client);
  };

/** Lets a handler that knows paths below `base` answer at those from the root of the site too. */
export const alsoAtRoot =
  <Answer>(base: string, handle: (request: Request) => Answer): ((request: Request) => Answer) =>
  (request) => {
    const { pathname } = new URL(request.url);
    const isBelow = base === '' || pathBelow(base, pathname) !== undefined;
    return handle(isBelow ? request : requestAt(base + pathname, request));
  };

function requestAt(pathname: string, request: Request): Request {
  const url = new URL(request.url);
  url.pathname = pathname;
  return new Request(url, request);
}
