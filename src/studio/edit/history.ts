/** The changes that the studio has written, each of which can be undone and redone. */

import { writeAll } from './data-files.ts';
import type { UndoResult } from './protocol.ts';
import type { FileChange } from './try-out.ts';

type Step = readonly FileChange[];

const MAX_STEPS = 100;

/** @param rebuild builds the site, so that a page that a step creates or deletes is there, or gone, before it is opened */
export function createHistory(root: string, rebuild: () => Promise<void>) {
  const done: Step[] = [];
  const undone: Step[] = [];

  const rebuildAround = async (step: Step) => {
    if (step.some(({ before, after }) => before === undefined || after === undefined)) await rebuild();
  };
  /** Takes the last step off one list, does it, and puts the opposite step on the other list. */
  const takeBack = async (from: Step[], to: Step[]): Promise<UndoResult> => {
    // A step that is no longer possible must not hide the ones before it.
    const step = from.pop();
    if (!step) return { outcome: 'nothing' };
    const [{ file } = { file: '' }] = step;
    const opposite = step.map(({ file, before, after }) => ({ file, before: after, after: before }));
    if (!writeAll(root, opposite)) return { outcome: 'conflict', file };
    to.push(opposite);
    await rebuildAround(opposite);
    return { outcome: 'fine', file };
  };

  return {
    /** Writes files as a new step. Returns false if one of them has changed since the step was worked out. */
    async write(step: Step): Promise<boolean> {
      if (!writeAll(root, step)) return false;
      if (step.length > 0) {
        done.push(step);
        undone.length = 0;
      }
      if (done.length > MAX_STEPS) done.shift();
      await rebuildAround(step);
      return true;
    },
    undo: () => takeBack(done, undone),
    redo: () => takeBack(undone, done),
    state: () => ({ canUndo: done.length > 0, canRedo: undone.length > 0 }),
  };
}
