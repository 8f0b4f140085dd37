import { mouse } from '../support/hands.ts';
import { testTasks } from '../support/studio-tasks.ts';

testTasks('with the mouse alone', mouse);
