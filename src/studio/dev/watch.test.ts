import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyOfMiniSite } from '../../../tests/support/mini-site.ts';
import { watchSources } from './watch.ts';

/** Begins to watch a copy of the mini site. */
function beginToWatch() {
  const root = copyOfMiniSite();
  const [onChange, onError] = [vi.fn(), vi.fn()];
  const watching = watchSources({ root, code: [], onChange, onError });
  onTestFinished(async () => (await watching)());
  return { watching, onChange, onError, save: () => writeFileSync(join(root, 'data/home.yaml'), 'title: Another\n') };
}

test.each([
  ['sends events', undefined],
  ['has to be polled', '1'],
])('a change is noticed if the file system %s', async (_how, polling) => {
  // Makes chokidar poll, as on network drives and in containers, which send no events.
  vi.stubEnv('CHOKIDAR_USEPOLLING', polling);
  const { watching, onChange, onError, save } = beginToWatch();
  await watching;
  save();
  await expect.poll(() => onChange.mock.calls).toContainEqual([false]);
  expect(onError).not.toHaveBeenCalled();
});

test('a change is noticed even before all folders are watched', async () => {
  const { watching, onChange, save } = beginToWatch();
  save();
  await watching;
  expect(onChange).toHaveBeenCalledWith(true);
});
