import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withWords } from '../../../tests/support/words.tsx';
import { PageIndex } from './footer.tsx';

const textOf = (count: number) => {
  const pages = Array.from({ length: count }, (_, at) => ({ slug: `s${at}`, name: `Seite ${at}`, url: `/s${at}/` }));
  const index = <PageIndex title="Leistungen" pages={pages} className="" all="/" />;
  return renderToStaticMarkup(withWords(index))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
};

test('the link to all pages of a kind says «Alle» if there are several, and never states a number', () => {
  expect(textOf(3).trim()).toMatch(/^Leistungen Alle Leistungen zeigen/);
  expect(textOf(1)).toContain('Leistungen Leistungen zeigen');
});
