import { useId } from 'react';
import { expect, test } from 'vitest';
import { emptySite } from '../../tests/support/empty-site.ts';
import { useSite } from '../template-api.ts';
import { Island } from './island.tsx';
import { renderOnce } from './render-once.ts';
import { toMarkup } from './to-markup.ts';

/** A crest that counts how often it is drawn. */
function counted() {
  const drawn: string[] = [];
  const Badge = ({ team }: { readonly team: string }) => (
    <svg className="crest" aria-hidden="true" viewBox="0 0 8 8">
      <title>{team}</title>
      <path d="M0 0h8" strokeWidth={2} />
    </svg>
  );
  const Crest = renderOnce(({ team }: { readonly team: string }) => {
    drawn.push(team);
    return <Badge team={team} />;
  });
  return { Crest, Badge, drawn };
}

test('what is rendered once looks as it would anyway, however often it stands there', () => {
  const { Crest, Badge, drawn } = counted();
  const site = emptySite();
  const page = (Shown: typeof Crest | typeof Badge) =>
    toMarkup(site, () => (
      <>
        <Shown team="Red" /> against <Shown team="Blue & «White»" /> or <Shown team="Red" />
      </>
    ));
  expect(page(Crest)).toBe(page(Badge));
  toMarkup(site, () => <Crest team="Red" />);
  expect(drawn).toEqual(['Red', 'Blue & «White»']);
});

test('another site gets markup of its own', () => {
  const { Crest, drawn } = counted();
  toMarkup(emptySite(), () => <Crest team="Red" />);
  toMarkup(emptySite(), () => <Crest team="Red" />);
  expect(drawn).toEqual(['Red', 'Red']);
});

test('every page that shows it has the files that it asked for', () => {
  const Shown = renderOnce(() => <img src={useSite().file('crest.svg', '<svg/>')} alt="" loading="lazy" />);
  const site = emptySite();
  const page = () => {
    const asked: string[] = [];
    const html = toMarkup({ ...site, file: (name, text) => `/${asked.push(`${name} ${text}`) && name}` }, () => (
      <Shown />
    ));
    return { html, asked: [...new Set(asked)] };
  };
  const first = page();
  expect(first).toEqual({ html: '<img src="/crest.svg" alt="" loading="lazy"/>', asked: ['crest.svg <svg/>'] });
  expect(page()).toEqual(first);
});

test('nothing stays nothing', () => {
  const Nothing = renderOnce(() => null);
  expect(toMarkup(emptySite(), () => <Nothing />)).toBe('');
});

test('an island renders it as the browser will', () => {
  const Greeting = renderOnce(({ name }: { readonly name: string }) => <p>Hello {name}</p>);
  const html = toMarkup(emptySite(), () => (
    <Island name="hello" props={{}}>
      <Greeting name="Ada" />
    </Island>
  ));
  expect(html).toContain('<p>Hello <!-- -->Ada</p>');
});

const TwoElements = renderOnce(() => (
  <>
    <p>One</p>
    <p>Two</p>
  </>
));
const WithId = renderOnce(() => <p id={useId()}>One</p>);
const ForTheHead = renderOnce(() => (
  <p>
    One <link rel="preload" href="/a.css" as="style" />
  </p>
));

test.each([
  ['two elements', TwoElements, 'one element'],
  ['an id from React, which would stand on a page twice', WithId, 'useId'],
  ['something that React moves to the head', ForTheHead, 'head'],
])('it cannot be %s', (_, Component, message) => {
  expect(() => toMarkup(emptySite(), () => <Component />)).toThrow(message);
});
