import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WORDS } from '../../../tests/support/words.tsx';
import { Stars } from './stars.tsx';

/** Returns the number of stars in each path of the drawing, full ones first. */
const starsIn = (rating: number) =>
  [
    ...renderToStaticMarkup(<Stars rating={rating} words={WORDS.testimonials.stars} />).matchAll(
      /<path[^>]* d="([^"]*)"/g,
    ),
  ].map(([, shape = '']) => shape.split('M').length - 1);

test.each([
  [5, [5]],
  [4, [4, 1]],
  [1, [1, 4]],
])('%i of five stars are full, the others empty', (rating, expected) => {
  expect(starsIn(rating)).toEqual(expected);
});
