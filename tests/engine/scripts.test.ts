import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundle, bundledFiles } from '../../src/site/bundle/bundle.ts';
import { site } from '../../templates/site.ts';
import { sampleDatasets } from '../support/data-files.ts';

/** React's version string, which minification keeps. */
const REACT = /"19\.\d+\.\d+[^"]*"/;

describe('the scripts of this website', async () => {
  const bundled = await bundle(site, {}, sampleDatasets);
  const { links } = bundled;
  const scripts = bundledFiles(bundled)
    .filter(({ output }) => output.endsWith('.js'))
    .map(({ output, bytes }) => ({ output, bytes, text: String(bytes) }));
  const start = scripts.find(({ output }) => `/${output}` === links.scripts[0]);

  test('add at most 3 kB to a page without islands', () => {
    expect(start && gzipSync(start.bytes).length).toBeLessThanOrEqual(3000);
  });

  test('start with a single file that imports no other', () => {
    expect(links.scripts).toHaveLength(1);
    expect(start?.text).not.toMatch(/(^|[;}])import\s*["{*]/);
  });

  test('contain React once, outside the file that every page loads', () => {
    const withReact = scripts.filter(({ text }) => REACT.test(text));
    expect(withReact).toHaveLength(1);
    expect(withReact[0]?.output).not.toBe(start?.output);
  });
});
