import { expect, test } from 'vitest';
import { fillSlots } from './slots.ts';

test('every occurrence of a slot is filled, and a slot without a value stays', () => {
  expect(fillSlots('{{km}} km to {{ page }}, {{km}}; {{other}} {page}', { km: 3, page: 'Zug' })).toBe(
    '3 km to Zug, 3; {{other}} {page}',
  );
});

test('slots in values are not filled, and inherited properties are not values', () => {
  expect(fillSlots('{{a}} {{constructor}}', { a: '{{b}} $&', b: 'no' })).toBe('{{b}} $& {{constructor}}');
});
