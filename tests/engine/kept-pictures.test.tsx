import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { miniSite } from '../fixtures/riding-club/site.tsx';
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
  const keptPictures = join(temporaryFolder(), 'pictures');
  const pictures = async () => {
    expect((await build(site, { root, out, keptPictures })).problems).toEqual([]);
    const names = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.png'));
    return names.map((name) => [name, readFileSync(join(out, 'assets', name), 'base64')]);
  };
  const first = await pictures();
  expect(first.length).toBeGreaterThan(3);
  for (const name of readdirSync(keptPictures)) truncateSync(join(keptPictures, name), 20);
  rmSync(out, { recursive: true });
  expect(await pictures()).toEqual(first);
});
