import { expect, test } from 'vitest';
import { joinLayers } from './join-layers.ts';

test.each([
  [
    '@layer a,b;@layer a{.x{top:0}}@layer a{.y{top:0}}@layer b{.z{top:0}}\n',
    '@layer a,b;@layer a{.x{top:0}.y{top:0}}@layer b{.z{top:0}}\n',
  ],
  ['@layer a{@media print{.x{top:0}}}@layer a{.y{top:0}}', '@layer a{@media print{.x{top:0}}.y{top:0}}'],
])('neighbouring blocks of a layer are joined', (css, joined) => {
  expect(joinLayers(css)).toBe(joined);
});

test.each([
  '@layer a{.x{top:0}}@layer b{.y{top:0}}@layer a{.z{top:0}}',
  '@layer a{.x{top:0}}.y{top:0}@layer a{.z{top:0}}',
  '@layer a{.x{content:"}"}}@layer a{.z{top:0}}',
  '@layer a{.x{content:"{"}}@layer a{.z{top:0}}',
])('what is between them keeps its place: %s', (css) => {
  expect(joinLayers(css)).toBe(css);
});
