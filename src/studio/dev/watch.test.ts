import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyOfMiniSite } from '../../../tests/support/mini-site.ts';
import { watchSources } from './watch.ts';

/** Watches a copy of the mini site. */
async function watched() {
  const root = copyOfMiniSite();
  const [onChange, onError] = [vi.fn(), vi.fn()];
  const stop = await watchSources({ root, code: [], onChange, onError });
  onTestFinished(stop);
  return { onChange, onError, save: () => writeFileSync(join(root, 'data/home.yaml'), 'title: Another\n') };
}

test.each([
  ['sends events', undefined],
  ['has to be polled', '1'],
])('a change is noticed if the file system %s', async (_how, polling) => {
  // Makes chokidar poll, as on network drives and in containers, which send no events.
  vi.stubEnv('CHOKIDAR_USEPOLLING', polling);
  const { onChange, onError, save } = await watched();
  save();
  await expect.poll(() => onChange.mock.calls).toContainEqual([false]);
  expect(onError).not.toHaveBeenCalled();
});
