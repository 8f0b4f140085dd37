import { expect, test } from 'vitest';
import { createChangingRelay } from './changing-relay.ts';
import type { RelayContent } from './site-options.ts';

const formsAt = (action: string) => ({ forms: [{ action }] }) as unknown as RelayContent;

test('a stopped relay is never used or stopped again, even if no other can be opened in its place', async () => {
  const done: string[] = [];
  let isBroken = false;
  const relay = createChangingRelay(({ forms: [form] }) => {
    if (isBroken) throw new Error('The journal is locked.');
    done.push(`open ${form?.action}`);
    return {
      fetch: async () => new Response(),
      stop: async () => {
        done.push(`stop ${form?.action}`);
      },
    };
  });
  const first = formsAt('/join');
  relay.change(first);
  await relay.renew();
  isBroken = true;
  relay.change(formsAt('/members'));
  await expect(relay.renew()).rejects.toThrow('locked');
  await expect(relay.renew()).rejects.toThrow('locked');
  // The first forms become the latest again.
  isBroken = false;
  relay.change(first);
  await relay.renew();
  await relay.stop();
  expect(done).toEqual(['open /join', 'stop /join', 'open /join', 'stop /join']);
});
