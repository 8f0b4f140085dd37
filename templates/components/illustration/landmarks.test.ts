import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../assets/illustrations');

const drawings = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);
const landmarks = drawings.filter(([name]) => name.startsWith('ort-'));
const landscapes = drawings.filter(([name]) => name.startsWith('region-'));

describe('a landmark', () => {
  test.each(landmarks)('%s has at most a kilobyte', (_, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(1000);
  });

  test.each(landmarks)('%s has a title and takes its colours from the page', (_, svg) => {
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    for (const colour of colours)
      expect(colour).toMatch(/^(none|currentColor|var\(--(ill-paper|ill-fog|accent),#\w+\))$/);
  });

  test('differs from all others', () => {
    expect(new Set(landmarks.map(([, svg]) => svg.replace(/<title>.*<\/title>/, ''))).size).toBe(landmarks.length);
  });
});

test.each(landscapes)('%s reserves space for a landmark and shows none itself', (_, svg) => {
  expect(svg.match(/<g data-landmark="\d|<g data-landmark="-\d/g)).toHaveLength(1);
  expect(svg).not.toMatch(/Kirche|Kirchturm|Tram|Bus\b/);
});
