import { setImmediate } from 'node:timers/promises';

/**
 * Does something with one item after the other for as long as a promise is pending, and looks between any two whether it
 * still is. What goes wrong there is thrown where it is awaited.
 */
export async function eachUntil<Item>(
  done: Promise<unknown>,
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  done.then(end, end);
  for (const item of items) {
    await setImmediate();
    if (isDone) return;
    work(item);
  }
}
