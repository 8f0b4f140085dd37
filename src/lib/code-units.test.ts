import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeUnits } from './code-units.ts';

test('are those that the text itself gives, one by one, whatever was read before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 40 }), fc.nat(40), (units, cut) => {
      const text = String.fromCharCode(...units);
      for (const each of [text, text.slice(cut), `${text}${text}`]) {
        const wanted = Array.from({ length: each.length }, (_, at) => each.charCodeAt(at));
        expect([...codeUnits(each)]).toEqual(wanted);
      }
    }),
  );
});
