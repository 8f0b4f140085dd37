import { expect, test } from 'vitest';
import { createFairQueue, type QueueFull } from './fair-queue.ts';

/** Creates a queue with a clock of its own, whose work ends only on demand. */
function queueWith() {
  const clock = { now: 0 };
  const inTurn = createFairQueue(() => clock.now);
  const done: string[] = [];
  let end = () => {};
  const add = (name: string, sender: string) =>
    inTurn(sender, () => new Promise<void>((resolve) => (end = resolve))).then(
      () => done.push(name),
      (error: QueueFull) => done.push(`${name} refused: ${error.who}`),
    );
  /** Ends the current work, which took this many milliseconds. */
  const finish = async (ms: number, times = 1) => {
    for (let count = 0; count < times; count += 1) {
      clock.now += ms;
      end();
      await new Promise(setImmediate);
    }
  };
  return { add, finish, done };
}

test('a newcomer comes before those who have used time, however many photos they have waiting', async () => {
  const { add, finish, done } = queueWith();
  for (const name of ['a1', 'a2', 'a3']) void add(name, '192.0.2.1');
  await finish(1_000);
  void add('b1', '198.51.100.1');
  await finish(1_000, 3);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('many addresses of one network share their turns', async () => {
  const { add, finish, done } = queueWith();
  for (const last of [1, 2, 3, 4]) void add(`a${last}`, `2001:db8:1:${last}::1`);
  await finish(1_000);
  void add('b1', '2001:db8:2::1');
  await finish(1_000, 4);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('newcomers do not keep others waiting for ever', async () => {
  const { add, finish, done } = queueWith();
  void add('a1', '192.0.2.1');
  void add('a2', '192.0.2.1');
  for (const count of [1, 2, 3, 4]) {
    void add(`newcomer ${count}`, `198.51.${count}.1`);
    await finish(1_000);
  }
  expect(done.slice(0, 4)).toContain('a2');
});

test('who would wait for too long is refused instead', async () => {
  const { add, finish, done } = queueWith();
  void add('a', '192.0.2.1');
  void add('b', '198.51.100.1');
  await finish(20_001);
  expect(done).toEqual(['a', 'b refused: all']);
  void add('c', '198.51.100.1');
  await finish(1);
  expect(done).toContain('c');
});

test('one sender can have only a few photos waiting', async () => {
  const { add, done } = queueWith();
  for (const count of [1, 2, 3, 4, 5]) void add(`${count}`, '192.0.2.1');
  await new Promise(setImmediate);
  expect(done).toEqual(['5 refused: sender']);
});

test('if the queue is full, the network with most photos gives way', async () => {
  const { add, finish, done } = queueWith();
  for (let count = 0; count < 41; count += 1) void add('a', `192.0.2.${count}`);
  void add('a, one too many', '192.0.2.99');
  void add('b', '198.51.100.1');
  await new Promise(setImmediate);
  expect(done).toEqual(['a, one too many refused: all', 'a refused: all']);
  await finish(1, 2);
  expect(done).toContain('b');
});
