import { describe, test } from 'vitest';
import { openEditor } from '../support/editor.ts';
import { editorTasks } from '../support/editor-tasks.ts';
import { keyboard, mouse } from '../support/hands.ts';
import { report } from '../support/proof.ts';

const editor = openEditor('/services/schimmel/');
const WAYS = { mouse: mouse(() => editor.page), keyboard: keyboard(() => editor.page) };

describe.each(Object.entries(WAYS))('an editor with the %s alone', (name, hand) => {
  const tasks = editorTasks(editor, hand);
  test.each(tasks)('%s', async (_, act) => act());
  test('has done all tasks', () => report(`Tasks of an editor, by ${name}`, { tasks: tasks.length }));
});
