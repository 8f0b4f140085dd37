import { expect, test } from 'vitest';
import { coalesce } from './dev.ts';

/** Returns a task whose runs end on `finish`. */
function controlledTask() {
  const ends: (() => void)[] = [];
  let started = 0;
  const task = () => {
    started += 1;
    return new Promise<void>((end) => ends.push(end));
  };
  const finish = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { task, finish, started: () => started };
}

test('three hundred requests during a run cause one more run', async () => {
  const { task, finish, started } = controlledTask();
  const request = coalesce(task);
  void request();
  for (let save = 0; save < 300; save += 1) void request();
  expect(started()).toBe(1);
  await finish();
  expect(started()).toBe(2);
  await finish();
  expect(started()).toBe(2);
});

test('a request after the last run starts a new one', async () => {
  const { task, finish, started } = controlledTask();
  const request = coalesce(task);
  void request();
  await finish();
  void request();
  expect(started()).toBe(2);
});
