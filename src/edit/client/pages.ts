/** The window with all pages: where they are, what is found in them, which texts say something, and new ones. */
import { button, element } from '../../dev/browser/element.ts';
import type { Choice, FoundText, ListedPage, NewPage, PageList } from '../protocol.ts';
import type { EditWords } from './context.ts';
import { openModal, sentForm, type WindowParts } from './modal.ts';
import { nameProblem } from './move.ts';
import { selectOf } from './select.ts';

export interface PagesOptions extends WindowParts {
  /** Told which text was chosen. */
  readonly onText: (text: FoundText) => void;
  /** Told which page is to be begun. */
  readonly onNew: (page: Extract<NewPage, { answer: unknown }>) => void;
  /** Told which page is to get another name, or to go. */
  readonly onMove: (page: ListedPage, pages: readonly ListedPage[]) => void;
}

/** Letters from which on texts are searched, too. */
const LEAST = 3;
/** Milliseconds of quiet before that. */
const QUIET = 250;

/** Opens the window. */
export async function openPages({ ask, words, root, onText, onNew, onMove, onClosed }: PagesOptions): Promise<void> {
  const { pages, types } = await ask<PageList>({ kind: 'pages' });
  const search = element('input', { type: 'search', 'aria-label': words.search, placeholder: words.search });
  const list = element('ul', { class: 'pages' });
  const texts = element('div', { role: 'status' });

  const showTexts = async (wanted: string) => {
    const found = wanted.length < LEAST ? [] : await ask<readonly FoundText[]>({ kind: 'search', words: wanted });
    if (wanted !== search.value.trim()) return;
    const buttons = found.map((each) => {
      const choice = button(element('small', {}, `${each.file} › ${each.title}`), () => {
        dialog.close();
        onText(each);
      });
      choice.append(excerptOf(each.text, wanted));
      return element('li', {}, choice);
    });
    texts.replaceChildren(
      ...(found.length > 0 ? [element('h3', {}, words.inTexts), element('ul', { class: 'texts' }, ...buttons)] : []),
    );
  };
  const move = (page: ListedPage) => {
    dialog.close();
    onMove(page, pages);
  };
  const show = () => {
    const wanted = search.value.trim().toLocaleLowerCase();
    const fitting = pages.filter(({ url, title }) => `${title} ${url}`.toLocaleLowerCase().includes(wanted));
    list.replaceChildren(...fitting.map((page) => pageRow(page, words, move)));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  search.addEventListener('input', () => {
    show();
    clearTimeout(timer);
    timer = setTimeout(() => void showTexts(search.value.trim()), QUIET);
  });
  show();

  const begin = beginning(types, words, async (type, name) => {
    const answer = await ask<NewPage>({ kind: 'new', type, name });
    if ('problem' in answer) return nameProblem(answer, words);
    dialog.close();
    onNew(answer);
    return '';
  });
  const dialog = openModal({
    root,
    title: words.allPages,
    about: [search],
    content: [element('div', { class: 'body' }, list, texts, begin)],
    leave: words.close,
    onClosed() {
      clearTimeout(timer);
      onClosed();
    },
  });
}

function pageRow(page: ListedPage, words: EditWords, move: (page: ListedPage) => void): HTMLElement {
  const { url, title, waiting, errors, warnings, changed, isOneOfMany } = page;
  const notes = [
    ...(waiting ? [waiting.from === undefined ? words.draft : words.from(waiting.from)] : []),
    ...(errors > 0 ? [words.errors(errors)] : []),
    ...(warnings > 0 ? [words.warnings(warnings)] : []),
    ...(changed === undefined ? [] : [words.changedOn(changed)]),
  ];
  return element(
    'li',
    {},
    element('a', { href: url }, title),
    element('small', {}, ` ${[url, ...notes].join(' · ')} `),
    ...(isOneOfMany ? [button(words.moveShort, () => move(page), { 'aria-label': words.move(title) })] : []),
  );
}

/** What begins a page: which kind, and its name. */
function beginning(
  types: readonly Choice[],
  words: EditWords,
  begin: (type: string, name: string) => Promise<string>,
): HTMLElement {
  const type = selectOf(types, { 'aria-label': words.pageType });
  const name = element('input', { type: 'text', 'aria-label': words.pageName, placeholder: words.pageName });
  const said = element('p', { role: 'status' });
  const submit = element('button', { type: 'submit' }, words.begin);
  const form = sentForm({ class: 'row' }, [element('h3', {}, words.newPage), type, name], submit, async () => {
    said.textContent = await begin(type.value, name.value.trim());
    return false;
  });
  form.append(said);
  return form;
}

/** Characters around what was looked for. */
const AROUND = 60;

function excerptOf(text: string, wanted: string): string {
  const at = Math.max(0, text.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase()));
  const [start, end] = [Math.max(0, at - AROUND), at + wanted.length + AROUND];
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
