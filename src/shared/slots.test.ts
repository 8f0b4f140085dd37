import { expect, test } from 'vitest';
import { fillSlots } from './slots.ts';

test('a slot gets its value, as often as it is there, and what has none stays', () => {
  expect(fillSlots('{{km}} km to {{ page }}, {{km}}; {{other}} {page}', { km: 3, page: 'Zug' })).toBe(
    '3 km to Zug, 3; {{other}} {page}',
  );
});

test('a value is no template, and no name is one that every object has', () => {
  expect(fillSlots('{{a}} {{constructor}}', { a: '{{b}} $&', b: 'no' })).toBe('{{b}} $& {{constructor}}');
});
