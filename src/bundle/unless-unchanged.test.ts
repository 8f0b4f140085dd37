import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { createMemory } from '../lib/memory.ts';
import { unlessUnchanged } from './unless-unchanged.ts';

/** Something made from one file, with a memory, and how often it was made. */
function maker() {
  const folder = temporaryFolder();
  const file = join(folder, 'a.css');
  const memory = createMemory();
  const made = { times: 0 };
  const run = (settings = '', meanwhile = () => {}) =>
    unlessUnchanged(memory, folder, settings, async () => {
      made.times += 1;
      meanwhile();
      return { result: made.times, madeFrom: ['a.css', 'generated:start'] };
    });
  /** As if it had been saved a while ago. */
  const save = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, 1_700_000_000, 1_700_000_000);
  };
  save('one');
  return { file, made, run, save };
}

test('what was made is used again while its files stay as they are', async () => {
  const { file, run, save } = maker();
  const kept = await run();
  expect(await run()).toBe(kept);
  save('two');
  expect(await run()).toBe(kept + 1);
  rmSync(file);
  expect(await run()).toBe(kept + 2);
});

test('other settings make another result', async () => {
  const { run } = maker();
  const kept = await run('relay');
  expect(await run('direct')).not.toBe(kept);
});

test('what was made while its files changed is not used again, since nobody knows what went in', async () => {
  const { file, made, run } = maker();
  await run('', () => writeFileSync(file, 'saved in between'));
  const { times } = made;
  await run();
  expect(made.times).toBe(times + 1);
});
