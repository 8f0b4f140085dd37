/**
 * Lets one run of a task follow the other, never two at a time. However often it is asked for during a run, there is one
 * more run afterwards, because that one sees everything.
 *
 * @param task must not reject
 * @returns asks for a run, and resolves when there is nothing more to do
 */
export function inTurn(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let wanted = false;
  const run = async () => {
    while (wanted) {
      wanted = false;
      await task();
    }
    running = undefined;
  };
  return () => {
    wanted = true;
    running ??= run();
    return running;
  };
}
