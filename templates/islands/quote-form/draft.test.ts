import { describe, expect, test } from 'vitest';
import { parseDraft, startingValues } from './draft.ts';

const OURS = ['Es geht um: Fahrzeuge', 'Es geht um: Covid'];
const draft = (at: string, values: Record<string, string>) => ({ at, values });
const start = (sources: Partial<Parameters<typeof startingValues>[0]>) =>
  startingValues({ at: '/', entered: {}, draft: undefined, asked: {}, ours: OURS, ...sources });

describe('the first content of the form', () => {
  test('is what was entered before', () => {
    expect(start({ draft: draft('/', { firstName: 'Ada' }) })).toEqual({ firstName: 'Ada' });
  });

  test('is what the address asks for', () => {
    expect(start({ asked: { service: 'schimmel' } })).toEqual({ service: 'schimmel' });
  });

  test('is never taken from anywhere where the visitor has typed already', () => {
    const values = start({
      entered: { firstName: 'Bea', lastName: '' },
      draft: draft('/', { firstName: 'Ada', lastName: 'L' }),
    });
    expect(values).toEqual({ firstName: 'Bea', lastName: 'L' });
  });

  test('a new address wins over an older draft, in its own fields only', () => {
    const values = start({
      at: '/?service=schimmel',
      asked: { service: 'schimmel' },
      draft: draft('/', { firstName: 'Ada', service: 'hotel' }),
    });
    expect(values).toEqual({ firstName: 'Ada', service: 'schimmel' });
  });

  test('a draft made at the same address wins: there the visitor has chosen otherwise', () => {
    const at = '/?service=schimmel';
    const values = start({ at, asked: { service: 'schimmel' }, draft: draft(at, { service: '' }) });
    expect(values).toEqual({ service: '' });
  });

  test('the message names the service that has no option of its own', () => {
    const asked = { service: 'sonstiges', message: 'Es geht um: Covid' };
    expect(start({ asked }).message).toBe('Es geht um: Covid');
  });

  test('and a message of the visitor’s own stays below it', () => {
    const before = draft('/x', { message: 'Es geht um: Fahrzeuge\nBitte bald.\n\nDanke' });
    const asked = { service: 'sonstiges', message: 'Es geht um: Covid' };
    expect(start({ asked, draft: before }).message).toBe('Es geht um: Covid\nBitte bald.\n\nDanke');
    expect(start({ asked: { service: 'schimmel' }, draft: before }).message).toBe('Bitte bald.\n\nDanke');
    expect(start({ asked: { city: 'Zug' }, draft: before }).message).toBe(before.values.message);
  });

  test('and the name of the service before gives way', () => {
    const before = draft('/?service=fahrzeug', { message: 'Es geht um: Fahrzeuge' });
    const asked = { service: 'sonstiges', message: 'Es geht um: Covid' };
    expect(start({ asked, draft: before }).message).toBe('Es geht um: Covid');
    expect(start({ asked: { service: 'schimmel' }, draft: before }).message).toBe('');
  });
});

test.each([null, '', 'x', 'null', '3', '{}', '{"at":1,"values":{}}', '{"at":"/"}'])(
  'what is stored as %j is no draft',
  (stored) => expect(parseDraft(stored)).toBeUndefined(),
);
