import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Editor } from './editor.ts';
import { editorTasks } from './editor-tasks.ts';
import type { HandOf } from './hands.ts';

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

/** Defines the tests of the eight tasks, done with one kind of hand. */
export function testTasks(editor: Editor, handOf: HandOf): void {
  const hand = handOf({ page: () => editor.page, frame: () => editor.frame });
  test.each(editorTasks(editor, hand, photo))('%s in fewer than %i steps', async (_title, formerSteps, act) => {
    const before = hand.steps();
    await act();
    expect(hand.steps() - before).toBeLessThan(formerSteps);
  });
}
