import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyOfMiniSite } from '../../../tests/support/mini-site.ts';
import { watchSources } from './watch.ts';

// Where the file system sends events, tests/engine/preview-server.test.ts proves this, also for a change at the start.
test('a change is noticed if the file system has to be polled, as on network drives and in containers', async () => {
  vi.stubEnv('CHOKIDAR_USEPOLLING', '1');
  const root = copyOfMiniSite();
  const [onChange, onError] = [vi.fn(), vi.fn()];
  const stop = await watchSources({ root, code: [], onChange, onError });
  onTestFinished(stop);
  writeFileSync(join(root, 'data/home.yaml'), 'title: Another\n');
  await expect.poll(() => onChange.mock.calls).toContainEqual([false]);
  expect(onError).not.toHaveBeenCalled();
});
