import { expect, test } from 'vitest';
import { displayPath } from './log.ts';

test('a path is shown as seen from the current folder, which is a dot', () => {
  expect([process.cwd(), `${process.cwd()}/data/home.yaml`, '/elsewhere'].map(displayPath)).toEqual([
    '.',
    'data/home.yaml',
    '/elsewhere',
  ]);
});
