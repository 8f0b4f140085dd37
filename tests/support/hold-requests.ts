import type { Page, Request, Route } from 'playwright-core';

/** Holds a page's requests for an address back until the returned function is called: all, or those that are meant. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  // Stays: while a route is taken back, browsers drop requests that are on their way.
  await page.route(address, (route) =>
    isHolding && isMeant(route.request()) ? void held.push(route) : route.continue(),
  );
  return async () => {
    isHolding = false;
    // Those of pages that were left in the meantime are gone.
    await Promise.all(held.splice(0).map((route) => route.continue().catch(() => {})));
  };
}
