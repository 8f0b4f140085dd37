import { expect, test } from 'vitest';
import { showsColour } from './print-findings.ts';

const TERMINAL = { isTTY: true, TERM: 'xterm-256color' };

test.each([
  ['a terminal', true, {}],
  ['a pipe', false, { isTTY: false }],
  ['a terminal without colours', false, { TERM: 'dumb' }],
  ['a terminal whose user wants none', false, { NO_COLOR: '1' }],
  ['a terminal where they are turned off', false, { FORCE_COLOR: '0' }],
  ['a pipe where they are wanted', true, { isTTY: false, FORCE_COLOR: '1' }],
])(
  'colours in %s: %s',
  (_, expected, { isTTY = TERMINAL.isTTY, ...env }: { isTTY?: boolean; [name: string]: unknown }) => {
    expect(showsColour({ isTTY }, { TERM: TERMINAL.TERM, ...(env as NodeJS.ProcessEnv) })).toBe(expected);
  },
);
