import { finger, keyboard } from '../support/hands.ts';
import { testTasks } from '../support/studio-tasks.ts';

testTasks('with the keyboard alone', keyboard);
testTasks('on a phone', finger, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
