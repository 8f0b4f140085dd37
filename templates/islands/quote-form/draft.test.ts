import { describe, expect, test } from 'vitest';
import { parseDraft, startingValues } from './draft.ts';

const OURS = ['Es geht um: Fahrzeuge', 'Es geht um: Covid'];
const draft = (at: string, values: Record<string, string>) => ({ at, values });
const start = (sources: Partial<Parameters<typeof startingValues>[0]>) =>
  startingValues({ at: '/', entered: {}, draft: undefined, asked: {}, ours: OURS, ...sources });

describe('the initial content of the form', () => {
  test('never replaces what the visitor has typed already', () => {
    const values = start({
      entered: { firstName: 'Bea', lastName: '' },
      draft: draft('/', { firstName: 'Ada', lastName: 'L' }),
    });
    expect(values).toEqual({ firstName: 'Bea', lastName: 'L' });
  });

  test('follows a new address rather than an older draft, in its own fields only', () => {
    const values = start({
      at: '/?service=schimmel',
      asked: { service: 'schimmel' },
      draft: draft('/', { firstName: 'Ada', service: 'hotel' }),
    });
    expect(values).toEqual({ firstName: 'Ada', service: 'schimmel' });
  });

  test('follows a draft made at the same address, because the visitor has chosen otherwise there', () => {
    const at = '/?service=schimmel';
    const values = start({ at, asked: { service: 'schimmel' }, draft: draft(at, { service: '' }) });
    expect(values).toEqual({ service: '' });
  });

  test('names a service without an option of its own in the message', () => {
    const asked = { service: 'sonstiges', message: 'Es geht um: Covid' };
    expect(start({ asked }).message).toBe('Es geht um: Covid');
  });

  test('keeps the visitor’s own message below that name', () => {
    const before = draft('/x', { message: 'Es geht um: Fahrzeuge\nBitte bald.\n\nDanke' });
    const asked = { service: 'sonstiges', message: 'Es geht um: Covid' };
    expect(start({ asked, draft: before }).message).toBe('Es geht um: Covid\nBitte bald.\n\nDanke');
    expect(start({ asked: { service: 'schimmel' }, draft: before }).message).toBe('Bitte bald.\n\nDanke');
    expect(start({ asked: { city: 'Zug' }, draft: before }).message).toBe(before.values.message);
  });
});

test.each([null, '', 'x', 'null', '3', '{}', '{"at":1,"values":{}}', '{"at":"/"}'])(
  '%j in storage is not a draft',
  (stored) => expect(parseDraft(stored)).toBeUndefined(),
);
