import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SiteProvider, type SiteView, useSite } from '../template-api.ts';
import { Island } from './island.tsx';

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

/** As it stands on a page. */
const rendered = (name: string, props: object, className?: string) =>
  renderToStaticMarkup(
    <SiteProvider value={site}>
      <Island name={name} props={props} {...(className && { className })}>
        <Score home={3} guests={1} />
      </Island>
    </SiteProvider>,
  );

describe('an island', () => {
  test('is plain HTML with the marks that hydration needs, inside an element that carries its props', () => {
    expect(rendered('score', { home: 3, guests: 1 }, 'wide')).toMatch(
      /^<div class="wide" data-island="score" data-props="\{&quot;home&quot;:3,&quot;guests&quot;:1\}"><p id="[^"]+">3<!-- -->:<!-- -->1<\/p><\/div>$/,
    );
  });

  test('keeps its ids apart from those of another', () => {
    expect(/id="[^"]+"/.exec(rendered('score', {}))).not.toEqual(/id="[^"]+"/.exec(rendered('result', {})));
  });

  test('leaves much of what it knows in a file, for those who get to it', () => {
    const note = 'long '.repeat(300);
    expect(rendered('score', { note })).toMatch(/ data-props-file="\/assets\/score.json\?1">/);
    expect(files.map((text) => JSON.parse(text))).toEqual([{ note }]);
  });

  test('passes on text that looks like markup', () => {
    const html = rendered('score', { note: '</div><script>"\'' });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&lt;/div&gt;&lt;script&gt;');
  });

  test.each([
    ['a function', { onEnd: () => undefined }, 'props.onEnd is not plain JSON (function)'],
    ['a date', { games: [{ at: new Date(0) }] }, 'props.games.0.at is not plain JSON (Date)'],
    ['a map', { table: new Map() }, 'props.table is not plain JSON (Map)'],
    ['no number', { home: Number.NaN }, 'props.home is not plain JSON (number)'],
  ])('refuses props that would not arrive: %s', (_, props, message) => {
    expect(() => rendered('score', props)).toThrow(`Island "score": ${message}`);
  });

  test('cannot ask the site, which the browser does not have', () => {
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
