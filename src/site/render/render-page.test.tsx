import { expect, test } from 'vitest';
import { emptySite } from '../../../tests/support/empty-site.ts';
import { type SiteView, useSite } from '../../api/template-api.ts';
import type { Route } from '../../api/types.ts';
import { pageOf, renderPage } from './render-page.ts';

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
  expect(addresses).toEqual([expect.stringMatching(/^\/assets\/crest-[A-Z0-9]{8}\.svg$/), expect.any(String)]);
  expect(addresses[0]).not.toBe(addresses[1]);
  expect(files.map(({ output, bytes }) => [`/${output}`, bytes])).toEqual([
    [addresses[0], '<svg/>'],
    [addresses[1], '<svg></svg>'],
  ]);
});

test('files cannot be created outside of a page', () => {
  expect(() => view.file('crest.svg', '<svg/>')).toThrow('Only a page has files of its own');
});
