import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Island } from './island.tsx';
import { SiteProvider, type SiteView, useSite } from './template-api.ts';

const Score = ({ home, guests }: { home: number; guests: number }) => (
  <p id={useId()}>
    {home}:{guests}
  </p>
);

const files: string[] = [];

const site = {
  baseUrl: 'https://club.example',
  file: (name, text) => `/assets/${name}?${files.push(text)}`,
} as SiteView;

/** Returns the markup of an island with a score. */
const rendered = (name: string, props: object, className?: string) =>
  renderToStaticMarkup(
    <SiteProvider value={site}>
      <Island name={name} props={props} {...(className && { className })}>
        <Score home={3} guests={1} />
      </Island>
    </SiteProvider>,
  );

describe('an island', () => {
  test('has ids that differ from those of other islands', () => {
    expect(/id="[^"]+"/.exec(rendered('score', {}))).not.toEqual(/id="[^"]+"/.exec(rendered('result', {})));
  });

  test('stores large props in a file, to be loaded on demand', () => {
    const note = 'long '.repeat(300);
    expect(rendered('score', { note })).toMatch(/ data-props-file="\/assets\/score.json\?1">/);
    expect(files.map((text) => JSON.parse(text))).toEqual([{ note }]);
  });

  test('escapes markup in its props', () => {
    const html = rendered('score', { note: '</div><script>"\'' });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&lt;/div&gt;&lt;script&gt;');
  });

  test.each([
    ['a function', { onEnd: () => undefined }, 'props.onEnd is not plain JSON (function)'],
    ['NaN', { home: Number.NaN }, 'props.home is not plain JSON (number)'],
  ])('rejects props that cannot be serialised: %s', (_, props, message) => {
    expect(() => rendered('score', props)).toThrow(`Island "score": ${message}`);
  });

  test('cannot use the site, which the browser does not have', () => {
    const Nosy = () => useSite().baseUrl;
    const page = (
      <SiteProvider value={site}>
        <Island name="nosy" props={{}}>
          <Nosy />
        </Island>
      </SiteProvider>
    );
    expect(() => renderToStaticMarkup(page)).toThrow('useSite() was called outside of a site build.');
  });
});
