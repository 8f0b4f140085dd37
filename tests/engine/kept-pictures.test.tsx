import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { copyOfMiniSite, temporaryFolder } from '../support/mini-site.ts';

const site = {
  ...miniSite,
  pageTypes: miniSite.pageTypes.map((type) => ({
    ...type,
    picture: () => ({ alt: type.name, drawing: <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" /> }),
  })),
};

test('a damaged picture in the cache is drawn again', async () => {
  const root = copyOfMiniSite();
  const out = join(root, 'dist');
  const cacheFolder = temporaryFolder();
  const pictures = join(cacheFolder, 'pictures');
  const drawnPictures = async () => {
    expect((await build(site, { root, out, cacheFolder })).findings).toEqual([]);
    const names = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.png'));
    return names.map((name) => [name, readFileSync(join(out, 'assets', name), 'base64')]);
  };
  const first = await drawnPictures();
  expect(first.length).toBeGreaterThan(3);
  for (const name of readdirSync(pictures)) truncateSync(join(pictures, name), 20);
  rmSync(out, { recursive: true });
  expect(await drawnPictures()).toEqual(first);
});
