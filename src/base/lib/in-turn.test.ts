import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('work begins once all earlier work has ended, even if that failed', async () => {
  const log: string[] = [];
  const afterOthers = inTurn();
  const run = (name: string, end: () => Promise<void>) =>
    afterOthers(async () => {
      log.push(`${name} begins`);
      await end().finally(() => log.push(`${name} ends`));
    });
  const failing = run('first', () => Promise.reject(new Error('failed')));
  await Promise.all([expect(failing).rejects.toThrow('failed'), run('second', async () => {})]);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
