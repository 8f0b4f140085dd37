/** The dialog that lists and searches all pages, and creates new ones. */
import { button, element } from '../../dev/browser/element.ts';
import type { FoundText, ListedPage, NewPage, PageList } from '../protocol.ts';
import type { EditWords } from '../words.ts';
import type { EditorContext } from './context.ts';
import { selectOf } from './control.ts';
import { openNewPage } from './dialog.ts';
import { actionForm, openModal } from './modal.ts';
import { nameProblem, openMove } from './move.ts';

/** Shorter queries search addresses and titles only, not texts. */
const MIN_LENGTH = 3;
const DEBOUNCE_MS = 250;

export async function openPages(editor: EditorContext): Promise<void> {
  const { ask, words, root } = editor;
  const { pages, types } = await ask<PageList>({ kind: 'pages' });
  const search = element('input', { type: 'search', 'aria-label': words.search, placeholder: words.search });
  const list = element('ul', { role: 'list', class: 'pages' });
  const texts = element('div', { role: 'status' });
  /** Closes this dialog and opens another one. */
  const replaceWith = (open: () => void) => {
    dialog.close();
    open();
  };

  const showPages = (query: string) => {
    const matching = pages.filter(({ url, title }) => `${title} ${url}`.toLocaleLowerCase().includes(query));
    const move = (page: ListedPage) => replaceWith(() => openMove(editor, page, pages));
    list.replaceChildren(...matching.map((page) => pageRow(page, words, () => move(page))));
  };
  const showTexts = async (query: string) => {
    const found = query.length < MIN_LENGTH ? [] : await ask<readonly FoundText[]>({ kind: 'search', words: query });
    if (query !== currentQuery()) return;
    const choices = found.map((each) => {
      const place = element('small', {}, `${each.file} › ${each.title}`);
      const choice = button(place, () => replaceWith(() => editor.open(each)));
      choice.append(excerptOf(each.text, query));
      return element('li', {}, choice);
    });
    texts.replaceChildren(
      ...(choices.length > 0
        ? [element('h3', {}, words.inTexts), element('ul', { role: 'list', class: 'texts' }, ...choices)]
        : []),
    );
  };
  const currentQuery = () => search.value.trim().toLocaleLowerCase();
  let timer: ReturnType<typeof setTimeout> | undefined;
  search.addEventListener('input', () => {
    showPages(currentQuery());
    clearTimeout(timer);
    timer = setTimeout(() => void showTexts(currentQuery()), DEBOUNCE_MS);
  });
  showPages('');

  const type = selectOf(types, { 'aria-label': words.pageType });
  const name = element('input', { type: 'text', 'aria-label': words.pageName, placeholder: words.pageName });
  const status = element('p', { role: 'status' });
  const submit = element('button', { type: 'submit' }, words.begin);
  const form = actionForm({ class: 'row' }, [element('h3', {}, words.newPage), type, name], submit, async () => {
    const page = await ask<NewPage>({ kind: 'new', type: type.value, name: name.value.trim() });
    if ('problem' in page) status.textContent = nameProblem(page, words);
    else replaceWith(() => openNewPage(editor, page.file, page.response, () => editor.navigate(words.saved, page.url)));
  });
  form.append(status);
  const dialog = openModal(root, {
    title: words.allPages,
    intro: [search],
    content: [element('div', { class: 'body' }, list, texts, form)],
    closeLabel: words.close,
  });
}

function pageRow(page: ListedPage, words: EditWords, move: () => void): HTMLElement {
  const { url, title, unpublished, errors, warnings, changed, isMovable } = page;
  const notes = [
    url,
    unpublished && (unpublished.from === undefined ? words.draft : words.from(unpublished.from)),
    errors > 0 && words.errors(errors),
    warnings > 0 && words.warnings(warnings),
    changed !== undefined && words.changedOn(changed),
  ];
  return element(
    'li',
    {},
    element('a', { href: url }, title),
    element('small', {}, ` ${notes.filter(Boolean).join(' · ')} `),
    ...(isMovable ? [button(words.moveShort, move, { 'aria-label': words.move(title) })] : []),
  );
}

/** Characters shown on each side of a match. */
const EXCERPT_MARGIN = 60;

function excerptOf(text: string, query: string): string {
  const at = Math.max(0, text.toLocaleLowerCase().indexOf(query));
  const [start, end] = [Math.max(0, at - EXCERPT_MARGIN), at + query.length + EXCERPT_MARGIN];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
