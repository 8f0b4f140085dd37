import { describe, expect, test } from 'vitest';
import { suggestPlace } from './suggest-place.ts';

const PLACES = new Map([
  ['8001', ['Zürich']],
  ['5000', ['Aarau']],
  ['8914', ['Aeugst am Albis', 'Aeugstertal']],
]);
const suggest = (postalCode: string, city = '', ours?: string, isBusy = false) =>
  suggestPlace(PLACES, { postalCode, city, ours, isBusy });

describe('a postal code', () => {
  test('never replaces what the visitor wrote', () => expect(suggest('5000', 'Küttigen')).toEqual({ choices: [] }));

  test('only suggests its town while the visitor is in the town field', () => {
    expect(suggest('8001', '', undefined, true)).toEqual({ choices: ['Zürich'] });
    expect(suggest('8914', 'Zürich', 'Zürich', true)).toEqual({ choices: ['Aeugst am Albis', 'Aeugstertal'] });
  });

  test('clears a filled-in town that does not belong to the new code', () =>
    expect(suggest('8914', 'Zürich', 'Zürich')).toMatchObject({ fill: '' }));

  test('keeps one of several towns that is already chosen', () =>
    expect(suggest('8914', 'Aeugstertal', 'Aeugstertal')).not.toHaveProperty('fill'));

  test.each(['', '80', '8000 ', '99999', 'CH-8001', 'D-79539'])(
    'that is unknown or invalid changes nothing: «%s»',
    (code) => expect(suggest(code, 'Zürich', 'Zürich')).toEqual({ choices: [] }),
  );
});
