import { describe, expect, test } from 'vitest';
import { addAddresses, addFate, withoutFate } from './edit-ledger.ts';

const LEDGER = `# Head.

# About the list.
addresses:
  - url: /
  # Teams come and go.
  - url: /teams/gold/ # since long ago
    redirect: /teams/red/
    reason: Merged with the Red Team.
  - url: /teams/red/
`;

test('new addresses are inserted in alphabetical order, and nothing else changes', () => {
  expect(addAddresses(LEDGER, ['/teams/zinc/', '/about/', '/teams/pink/'])).toBe(`# Head.

# About the list.
addresses:
  - url: /
  - url: /about/
  # Teams come and go.
  - url: /teams/gold/ # since long ago
    redirect: /teams/red/
    reason: Merged with the Red Team.
  - url: /teams/pink/
  - url: /teams/red/
  - url: /teams/zinc/
`);
});

test('Windows line endings and long lines are preserved', () => {
  const wordy = `${LEDGER}    reason: ${'Merged with the Red Team. '.repeat(9).trim()}\n`;
  const windows = wordy.replaceAll('\n', '\r\n');
  const added = addAddresses(windows, ['/zoo/']);
  expect(added).toBe(`${windows}  - url: /zoo/\r\n`);
});

describe('the fate of an address', () => {
  test('is written below it, and nothing else changes', () => {
    expect(addFate(LEDGER, '/teams/red/', { redirect: '/teams/blue/' })).toBe(`${LEDGER}    redirect: /teams/blue/\n`);
    const flat = 'addresses:\n- reason: Moved.\n  url: /a/ # once\n- url: /b/\n';
    expect(addFate(flat, '/a/', { redirect: '/b/' })).toBe(flat.replace('once\n', 'once\n  redirect: /b/\n'));
  });

  test('can be «gone» with a reason, and is removed when there is a page again', () => {
    const gone = addFate(LEDGER, '/teams/red/', { gone: true, reason: 'Sold: no team is left.' }) ?? '';
    expect(gone).toBe(`${LEDGER}    gone: true\n    reason: "Sold: no team is left."\n`);
    expect(withoutFate(gone, '/teams/red/')).toBe(LEDGER);
    expect(withoutFate(LEDGER, '/nowhere/')).toBe(LEDGER);
    expect(addFate(LEDGER, '/nowhere/', { gone: true })).toBeUndefined();
  });

  test('is left to the editor if the address has no line of its own', () => {
    expect(addFate('addresses: [{ url: /a/ }]\n', '/a/', { redirect: '/b/' })).toBeUndefined();
  });
});
