import { createElement } from 'react';
import { expect, test } from 'vitest';
import { type SiteView, useSite } from '../../api/template-api.ts';
import type { Route } from '../../api/types.ts';
import { createSiteView } from '../../content/site-view.ts';
import { pageOf, renderPage } from './render-page.ts';
import { renderPicture } from './render-picture.ts';

/** Returns a new view of a site without pages. Calls share nothing that is cached per site. */
const emptySite = (): SiteView =>
  createSiteView({
    links: [],
    shared: {},
    illustrations: {},
    baseUrl: 'https://club.example',
  });

const view: SiteView = emptySite();

/** Renders a page that creates a file per crest. */
function pageWith(...crests: readonly string[]) {
  const Crest = ({ svg }: { svg: string }) => <img src={useSite().file('crest.svg', svg)} alt="" />;
  const type = {
    render: () => crests.map((svg) => <Crest key={svg} svg={svg} />),
  };
  const profile = { meta: { title: '', description: '' } };
  const route = { entry: { type, slug: 'red', data: {}, profile }, url: '/', output: '' } as unknown as Route;
  return renderPage(pageOf(route), view);
}

test('a file of a page is written under an address that changes with its content', () => {
  const { body, files } = pageWith('<svg/>', '<svg></svg>');
  const addresses = [...body.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual([expect.stringMatching(/^\/assets\/crest-[a-z0-9]{6}\.svg$/), expect.any(String)]);
  expect(addresses[0]).not.toBe(addresses[1]);
  expect(files.map(({ output, bytes }) => [`/${output}`, bytes])).toEqual([
    [addresses[0], '<svg/>'],
    [addresses[1], '<svg></svg>'],
  ]);
});

test('files cannot be created outside of a page', () => {
  expect(() => view.file('crest.svg', '<svg/>')).toThrow('Only a page has files of its own');
});

const routeOf = (size: object) => {
  const type = { picture: () => ({ alt: 'Red', drawing: createElement('svg', size) }) };
  return {
    url: '/teams/red/',
    entry: { type, data: {}, source: { file: 'data/teams/red.yaml' } },
    output: 'teams/red/index.html',
  } as unknown as Route;
};

test('a social picture has the size that its drawing states, and the drawing must state one', () => {
  expect(renderPicture(routeOf({ width: 40, height: 20 }), view)).toMatchObject({ alt: 'Red', width: 40, height: 20 });
  for (const size of [{}, { width: 40 }, { width: '100%', height: 20 }])
    expect(() => renderPicture(routeOf(size), view)).toThrow('size in pixels');
});
