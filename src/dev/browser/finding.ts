import type { ExcerptLine, OverlayWords, ShownFinding } from '../page-state.ts';
import { element } from './element.ts';

/** One finding: where, what, the lines themselves, why, and how to mend it. */
export function finding(shown: ShownFinding, words: OverlayWords): Element[] {
  const { file, line, column, editor, message, why, fix, excerpt } = shown;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const where = editor === undefined ? place : element('a', { href: editor }, place);
  return [
    ...(place === '' ? [] : [element('h3', {}, where)]),
    element('p', { class: 'message' }, message),
    ...(excerpt.length === 0 ? [] : [lines(excerpt)]),
    element(
      'dl',
      {},
      ...[
        [words.why, why],
        [words.fix, fix],
      ].map(([term = '', text = '']) => element('div', {}, element('dt', {}, term), element('dd', {}, text))),
    ),
  ];
}

/** The place is marked with an element and not only by its looks, so that it can also be heard. */
function lines(excerpt: readonly ExcerptLine[]): Element {
  const rows = excerpt.map(({ number, before, marked, after }) =>
    element(
      'div',
      { class: 'line' },
      element('span', { class: 'number' }, String(number)),
      element('code', {}, before, ...(marked === '' ? [] : [element('mark', {}, marked)]), after),
    ),
  );
  return element('div', { class: 'excerpt' }, ...rows);
}
