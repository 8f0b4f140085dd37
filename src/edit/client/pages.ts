/** The window with all pages: where they are, what is found in them, which texts say something, and new ones. */
import { button, element } from '../../dev/browser/element.ts';
import type { FoundText, ListedPage, NewPage, PageList } from '../protocol.ts';
import type { Editing, EditWords } from './context.ts';
import { selectOf } from './control.ts';
import { openNewPage } from './dialog.ts';
import { openModal, sentForm } from './modal.ts';
import { nameProblem, openMove } from './move.ts';

/** Letters from which on texts are searched, too. */
const LEAST = 3;
/** Milliseconds of quiet before that. */
const QUIET = 250;

/** Opens the window. */
export async function openPages(editing: Editing): Promise<void> {
  const { ask, words, root } = editing;
  const { pages, types } = await ask<PageList>({ kind: 'pages' });
  const search = element('input', { type: 'search', 'aria-label': words.search, placeholder: words.search });
  const list = element('ul', { class: 'pages' });
  const texts = element('div', { role: 'status' });
  /** Opens another window in place of this one. */
  const leaveFor = (open: () => void) => {
    dialog.close();
    open();
  };

  const showPages = (wanted: string) => {
    const fitting = pages.filter(({ url, title }) => `${title} ${url}`.toLocaleLowerCase().includes(wanted));
    const move = (page: ListedPage) => leaveFor(() => openMove(editing, page, pages));
    list.replaceChildren(...fitting.map((page) => pageRow(page, words, () => move(page))));
  };
  const showTexts = async (wanted: string) => {
    const found = wanted.length < LEAST ? [] : await ask<readonly FoundText[]>({ kind: 'search', words: wanted });
    if (wanted !== wantedNow()) return;
    const choices = found.map((each) => {
      const place = element('small', {}, `${each.file} › ${each.title}`);
      const choice = button(place, () => leaveFor(() => editing.open(each)));
      choice.append(excerptOf(each.text, wanted));
      return element('li', {}, choice);
    });
    texts.replaceChildren(
      ...(choices.length > 0 ? [element('h3', {}, words.inTexts), element('ul', { class: 'texts' }, ...choices)] : []),
    );
  };
  const wantedNow = () => search.value.trim().toLocaleLowerCase();
  let timer: ReturnType<typeof setTimeout> | undefined;
  search.addEventListener('input', () => {
    showPages(wantedNow());
    clearTimeout(timer);
    timer = setTimeout(() => void showTexts(wantedNow()), QUIET);
  });
  showPages('');

  const type = selectOf(types, { 'aria-label': words.pageType });
  const name = element('input', { type: 'text', 'aria-label': words.pageName, placeholder: words.pageName });
  const said = element('p', { role: 'status' });
  const begin = element('button', { type: 'submit' }, words.begin);
  const form = sentForm({ class: 'row' }, [element('h3', {}, words.newPage), type, name], begin, async () => {
    const page = await ask<NewPage>({ kind: 'new', type: type.value, name: name.value.trim() });
    if ('problem' in page) said.textContent = nameProblem(page, words);
    else leaveFor(() => openNewPage(editing, page.file, page.answer, () => editing.go(words.saved, page.url)));
  });
  form.append(said);
  const dialog = openModal(root, {
    title: words.allPages,
    about: [search],
    content: [element('div', { class: 'body' }, list, texts, form)],
    leave: words.close,
  });
}

function pageRow(page: ListedPage, words: EditWords, move: () => void): HTMLElement {
  const { url, title, waiting, errors, warnings, changed, isOneOfMany } = page;
  const notes = [
    url,
    waiting && (waiting.from === undefined ? words.draft : words.from(waiting.from)),
    errors > 0 && words.errors(errors),
    warnings > 0 && words.warnings(warnings),
    changed !== undefined && words.changedOn(changed),
  ];
  return element(
    'li',
    {},
    element('a', { href: url }, title),
    element('small', {}, ` ${notes.filter(Boolean).join(' · ')} `),
    ...(isOneOfMany ? [button(words.moveShort, move, { 'aria-label': words.move(title) })] : []),
  );
}

/** Characters around what was looked for. */
const AROUND = 60;

function excerptOf(text: string, wanted: string): string {
  const at = Math.max(0, text.toLocaleLowerCase().indexOf(wanted));
  const [start, end] = [Math.max(0, at - AROUND), at + wanted.length + AROUND];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
