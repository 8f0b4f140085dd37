import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageIndex } from './footer.tsx';

const textOf = (count: number) => {
  const pages = Array.from({ length: count }, (_, at) => ({ slug: `s${at}`, name: `Seite ${at}`, url: `/s${at}/` }));
  const index = <PageIndex title="Leistungen" pages={pages} className="" all="/" />;
  return renderToStaticMarkup(index)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
};

test('pages of a kind are counted where there are several', () => {
  expect(textOf(3)).toContain('3 Leistungen Alle 3 Leistungen zeigen');
  expect(textOf(1)).toContain('Leistungen Leistungen zeigen');
  expect(textOf(1)).not.toMatch(/\b1\b/);
});
