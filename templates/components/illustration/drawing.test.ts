import type { SiteView } from 'nebel/template-api';
import { describe, expect, test } from 'vitest';
import { HUES } from '../../colors.gen.ts';
import { drawingNamed, svgFileOf, withLandmark } from './drawing.ts';

const [hue] = Object.keys(HUES) as [keyof typeof HUES];
const drawing = (inner: string) => ({ viewBox: '0 0 4 3', title: '', hasOpenSides: false, rooms: [], inner });

test.each([
  ['var(--accent, #123)', HUES[hue].accent],
  ['var(--accent-mid,#123)', HUES[hue]['accent-mid']],
  ['var(--ill-fog, #123)', HUES[hue]['accent-mid']],
  ['var(--elsewhere, #123)', '#123'],
])('a drawing in its own file has the same colours as in a page: %s', (fill, expected) => {
  expect(svgFileOf(drawing(`<path fill="${fill}"/>`), hue)).toContain(`<path fill="${expected}"/>`);
});

test.each([
  ['', 'an empty file'],
  ['<svg width="10" height="10"><path d="M0 0"/></svg>', 'no view box'],
  ["<svg viewBox='0 0 4 3'/>", 'other quotes'],
  ['<svg viewBox="0,0,4,3"/>', 'commas'],
  ['<svg viewBox="0 0 4 0.5e9"/>', 'an exponent'],
])('a drawing whose size cannot be read is refused by its name, for it would not be visible: %s', (file) => {
  const site = { pages: () => [], illustration: () => file } as unknown as SiteView;
  expect(() => drawingNamed(site, 'hotel')).toThrow('hotel.svg');
});

test('a drawing as its program saved it keeps the prefixes that its parts use', () => {
  const root = '<svg viewBox="0 0 4 3" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">';
  const file = `${root}<g inkscape:label="Wall"><path d="M0 0"/></g></svg>`;
  const site = { pages: () => [], illustration: () => file } as unknown as SiteView;
  expect(svgFileOf(drawingNamed(site, 'wall'))).toContain(
    '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"><g inkscape:label="Wall">',
  );
});

describe('a landscape', () => {
  const files: Readonly<Record<string, string>> = {
    hill: '<svg viewBox="0 0 40 30"><title>A hill.</title><path d="M0 0"/><g data-landmark="1 2 24 22"/><path d="M9 9"/></svg>',
    tower: '<svg viewBox="0 0 240 220" fill="red" stroke-width="2"><title>A tower</title><path d="M5 5"/></svg>',
    room: '<svg viewBox="0 0 40 30"><title>A room.</title><path d="M1 1"/></svg>',
  };
  const shared = { words: { pictures: { behind: '{{landscape}} Behind it: {{landmark}}.' } } };
  const site = { shared, pages: () => [], illustration: (name: string) => files[name] } as unknown as SiteView;

  test('shows a landmark in the space reserved for it, with the landmark’s own strokes, and says so', () => {
    const { inner, title } = drawingNamed(site, withLandmark('hill', 'tower') ?? '');
    expect(inner).toBe(
      '<path d="M0 0"/><svg x="1" y="2" width="24" height="22" viewBox="0 0 240 220"><g fill="red" stroke-width="2"><path d="M5 5"/></g></svg><path d="M9 9"/>',
    );
    expect(title).toBe('A hill. Behind it: A tower.');
  });
});
