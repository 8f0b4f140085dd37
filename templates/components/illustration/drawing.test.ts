import { expect, test } from 'vitest';
import { HUES } from '../../colors.gen.ts';
import type { Color } from '../../format/hue.ts';
import { asFile } from './drawing.ts';

const [hue] = Object.keys(HUES) as [Color];
const drawing = (inner: string) => ({ viewBox: '0 0 4 3', title: '', hasOpenSides: false, inner });

test.each([
  ['var(--svc, #123)', HUES[hue].svc],
  ['var(--svc-mid,#123)', HUES[hue]['svc-mid']],
  ['var(--ill-fog, #123)', HUES[hue]['svc-mid']],
  ['var(--elsewhere, #123)', '#123'],
])('a drawing in a file of its own has the colour that it has in a page: %s', (fill, expected) => {
  expect(asFile(drawing(`<path fill="${fill}"/>`), hue)).toContain(`<path fill="${expected}"/>`);
});
