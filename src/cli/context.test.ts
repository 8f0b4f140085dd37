import { expect, test } from 'vitest';
import { showsColour } from './print-findings.ts';

const TERMINAL = { isTTY: true, TERM: 'xterm-256color' };

test.each([
  ['a terminal shows', true, {}],
  ['a pipe gets no', false, { isTTY: false }],
  ['a terminal that has none shows no', false, { TERM: 'dumb' }],
  ['a terminal whose user wants none shows no', false, { NO_COLOR: '1' }],
  ['a terminal where they are turned off shows no', false, { FORCE_COLOR: '0' }],
  ['a pipe where they are wanted gets', true, { isTTY: false, FORCE_COLOR: '1' }],
])('%s colours', (_, expected, { isTTY = TERMINAL.isTTY, ...env }: { isTTY?: boolean; [name: string]: unknown }) => {
  expect(showsColour({ isTTY }, { TERM: TERMINAL.TERM, ...(env as NodeJS.ProcessEnv) })).toBe(expected);
});
