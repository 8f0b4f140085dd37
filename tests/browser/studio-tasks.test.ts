import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openEditor } from '../support/editor.ts';
import { editorTasks } from '../support/editor-tasks.ts';
import { finger, keyboard, mouse } from '../support/hands.ts';

const DESKTOP = {};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

describe.each([
  ['with the mouse alone', mouse, DESKTOP],
  ['with the keyboard alone', keyboard, DESKTOP],
  ['on a phone', finger, PHONE],
] as const)('an editor %s', (_way, handOf, device) => {
  const editor = openEditor('/services/schimmel/', device);
  const hand = handOf({ page: () => editor.page, frame: () => editor.frame });
  test.each(editorTasks(editor, hand, photo))('%s in fewer than %i steps', async (_title, formerSteps, act) => {
    const before = hand.steps();
    await act();
    expect(hand.steps() - before).toBeLessThan(formerSteps);
  });
});
