import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('work goes on after a run that failed, also one that threw at once', async () => {
  let runs = 0;
  const stop = repeat(1, () => {
    runs += 1;
    if (runs === 1) throw new Error('at once');
    return runs === 2 ? Promise.reject(new Error('later')) : Promise.resolve();
  });
  await expect.poll(() => runs).toBeGreaterThan(4);
  await stop();
});
