import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyOfMiniSite } from '../../tests/support/mini-site.ts';
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
  ['tells of it', undefined],
  ['is asked again and again', '1'],
])('a change is noticed where the system %s', async (_how, polling) => {
  // How chokidar is told of disks that tell nothing: those of a container, or on the network.
  vi.stubEnv('CHOKIDAR_USEPOLLING', polling);
  const { onChange, onError, save } = await watched();
  save();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(false), { timeout: 10_000 });
  expect(onError).not.toHaveBeenCalled();
});
