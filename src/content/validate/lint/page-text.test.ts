import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageEntry } from '../../../api/types.ts';
import { stringsOf } from '../../../base/lib/json-pointer.ts';
import { pageText } from './page-text.ts';

test('the texts of a page are read at their pointers, whatever their order and whatever the field names', () => {
  const key = fc.constantFrom('a', 'b', 'x', 'y', 'ab', '', '/', '~', '~1', 'a/b');
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof({ depthSize: 'small' }, fc.string(), fc.array(tie('data')), fc.dictionary(key, tie('data'))),
  }));
  fc.assert(
    fc.property(fc.record({ x: data, y: data }), fc.infiniteStream(fc.nat()), (value, order) => {
      const expected = [...stringsOf(value)]
        .map(({ pointer, text }) => ({ pointer, value: text, order: order.next().value }))
        .sort((a, b) => a.order - b.order)
        .map(({ pointer, value: text }) => ({ pointer, value: text }));
      const pointers = expected.map(({ pointer }) => pointer);
      expect(pageText({ data: value } as PageEntry, pointers).texts).toEqual(expected);
    }),
  );
});
