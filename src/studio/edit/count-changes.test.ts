import { expect, test } from 'vitest';
import { countInFiles } from './count-changes.ts';

const FILE = 'data/teams/red.yaml';
const RED = 'name: Red\nplayers:\n  - name: Ann\n    goals: 1\n  - name: Bo\n    goals: 2\n';

const changes = (after: string) => countInFiles([{ file: FILE, before: RED, after }]);

test.each([
  ['two texts count as', 2, RED.replace('Red', 'Reds').replace('Ann', 'Anna')],
  ['an entry counts as', 1, `${RED}  - name: Cy\n    goals: 0\n`],
  ['an entry and a text of another one count as', 2, `${RED.replace('Bo', 'Bob')}  - name: Cy\n    goals: 0\n`],
  [
    'the order of a list counts as',
    1,
    'name: Red\nplayers:\n  - name: Bo\n    goals: 2\n  - name: Ann\n    goals: 1\n',
  ],
  ['a removed group counts as', 1, 'name: Red\n'],
  ['a comment counts as', 1, `# Red\n${RED}`],
  ['a file that cannot be read counts as', 1, `<<<<<<< HEAD\n${RED}`],
])('%s %i', (_what, count, after) => {
  expect(changes(after)).toBe(count);
});

test('a page that is new, gone or renamed counts once, and a photo not at all', () => {
  expect(countInFiles([{ file: FILE, before: undefined, after: RED }])).toBe(1);
  const renamed = { file: 'data/teams/crimson.yaml', before: undefined, after: RED };
  expect(countInFiles([{ file: FILE, before: RED, after: undefined }, renamed])).toBe(1);
  expect(countInFiles([{ file: 'data/images/red.jpg', before: undefined, after: '\xff' }])).toBe(0);
});
