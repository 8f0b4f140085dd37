import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringsOf } from '../../lib/json-pointer.ts';
import type { PageEntry } from '../../types.ts';
import { pageText } from './page-text.ts';

test('the texts of a page are read at their pointers, in whatever order these come and whatever the fields are called', () => {
  const key = fc.constantFrom('a', 'b', 'x', 'y', 'ab', '', '/', '~', '~1', 'a/b');
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof({ depthSize: 'small' }, fc.string(), fc.array(tie('data')), fc.dictionary(key, tie('data'))),
  }));
  fc.assert(
    fc.property(fc.record({ x: data, y: data }), fc.infiniteStream(fc.nat()), (value, order) => {
      const wanted = [...stringsOf(value)]
        .map(({ pointer, text }) => ({ pointer, value: text, order: order.next().value }))
        .sort((a, b) => a.order - b.order)
        .map(({ pointer, value: text }) => ({ pointer, value: text }));
      const pointers = wanted.map(({ pointer }) => pointer);
      expect(pageText({ data: value } as PageEntry, pointers).texts).toEqual(wanted);
    }),
  );
});

test('the texts of a page are read in their own group, even if their name is that of the group before', () => {
  const data = { a: { x: 'red' }, b: { a: 'blue' } };
  expect(pageText({ data } as PageEntry, ['/a/x', '/b/a']).texts.map(({ value }) => value)).toEqual(['red', 'blue']);
});
