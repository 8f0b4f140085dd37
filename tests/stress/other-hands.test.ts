import { describe } from 'vitest';
import { openEditor } from '../support/editor.ts';
import { finger, keyboard } from '../support/hands.ts';
import { testTasks } from '../support/studio-tasks.ts';

const PAGE = '/services/schimmel/';

describe('an editor with the keyboard alone', () => {
  testTasks(openEditor(PAGE), keyboard);
});

describe('an editor on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  testTasks(openEditor(PAGE, phone), finger);
});
