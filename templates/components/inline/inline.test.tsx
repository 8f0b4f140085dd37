import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInline, type SiteView, toMarkup } from '../../../src/template-api.ts';
import { Inline } from './inline.tsx';
import { InlineNodes } from './inline-nodes.tsx';

const site = { leadsSomewhere: () => true } as unknown as SiteView;

const piece = fc.constantFrom(
  '*',
  '**',
  '[',
  ']',
  '(/a/)',
  '[a](/a/)',
  '–',
  '2–4\u00a0h',
  ' ',
  'text',
  '&',
  '<b>',
  '\n',
);

test('any text looks as its markup says, whether or not there is any in it', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const careful = toMarkup(site, () => <InlineNodes nodes={parseInline(text).nodes} />);
      expect(toMarkup(site, () => <Inline text={text} />)).toBe(careful);
    }),
  );
});
