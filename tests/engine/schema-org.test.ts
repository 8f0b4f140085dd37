import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { one, textOf } from '../support/reading.ts';
import { builtSample } from '../support/shared-site.ts';
import { blocksOn, type RenderedPage, thingsOn, unproven } from '../support/structured-data.ts';

// The templates are the same for any content, so the sample is enough.
const site = builtSite(builtSample);

const thingsOf = (route: string) => thingsOn(site.page(route));
const thingsOfType = (route: string, type: string) => thingsOf(route).filter((thing) => thing['@type'] === type);
const routesWithData = () => site.routes().filter((route) => blocksOn(site.page(route)).length > 0);

const origin = () => new URL(String(thingsOfType('/', 'LocalBusiness')[0]?.url)).origin;
const exists = (address: string) => {
  const path = decodeURI(address.slice(origin().length));
  return address.startsWith(`${origin()}/`) && (site.routes().includes(path) || site.file(path) !== undefined);
};
const isDefined = (id: string) =>
  routesWithData().some((route) => thingsOf(route).some((thing) => thing['@id'] === id && '@type' in thing));

const shown = (route: string): RenderedPage => {
  const { html } = site.page(route);
  return { html, text: textOf(one(html, 'body')), site: { origin: origin(), exists, isDefined } };
};

describe('structured data', () => {
  test('states only what its page shows, with known types and existing addresses', () => {
    const claims = routesWithData().flatMap((route) =>
      unproven(thingsOf(route), shown(route)).map((claim) => `${route} ${claim}`),
    );
    expect(claims).toEqual([]);
  });
});
