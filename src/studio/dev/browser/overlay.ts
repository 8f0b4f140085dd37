import type { ExcerptLine, OverlayWords, PageState, Report, ShownFinding } from '../page-state.ts';

/**
 * Creates the overlay that shows findings, and that the server is gone. It uses a shadow tree, so that its styles and
 * those of the page do not affect each other.
 */
export function createOverlay(styleSheets: readonly string[]) {
  const host = document.createElement('nebel-preview');
  const root = host.attachShadow({ mode: 'open' });
  const styles = styleSheets.map((href) => element('link', { rel: 'stylesheet', href }));
  const dialog = element('dialog', { 'aria-labelledby': 'heading' });
  const gone = element('p', { class: 'gone', role: 'status' });
  let state: PageState | undefined;
  let shown = '';
  // Closed findings count as read: the dialog opens again only when they change.
  dialog.addEventListener('close', () => {
    note.hidden = state?.report === undefined;
  });
  const open = () => {
    note.hidden = true;
    if (!dialog.open) dialog.showModal();
  };
  const note = button('', open, { class: 'note', hidden: '' });
  root.append(...styles, dialog, note, gone);

  return {
    show(next: PageState) {
      if (!host.isConnected) document.documentElement.append(host);
      state = next;
      host.lang = next.words.language;
      gone.textContent = '';
      const { report } = next;
      const content = JSON.stringify(report ?? null);
      if (content === shown) return;
      shown = content;
      note.textContent = report?.heading ?? '';
      dialog.replaceChildren(...(report ? contentOf(report, next, () => dialog.close()) : []));
      if (report?.stopped) open();
      else {
        dialog.close();
        note.hidden = report === undefined;
      }
    },
    /** In the words of the last state. Without one it says nothing. */
    showGone() {
      gone.textContent = state?.words.gone ?? '';
    },
  };
}

function contentOf({ heading, hint, findings, more }: Report, { words }: PageState, close: () => void): Element[] {
  const hide = button(`${words.hide} (Esc)`, close, { class: 'hide' });
  return [
    element('header', {}, element('h2', { id: 'heading' }, heading), hide),
    element('p', { class: 'hint' }, hint),
    element(
      'ol',
      { role: 'list' },
      ...findings.map((each) => element('li', { class: each.severity }, ...finding(each, words))),
    ),
    ...(more === '' ? [] : [element('p', { class: 'hint' }, more)]),
  ];
}

function finding(shown: ShownFinding, words: OverlayWords): Element[] {
  const { file, line, column, output, editor, message, why, fix, excerpt } = shown;
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const where = editor === undefined ? place : element('a', { href: editor }, place);
  const row = (term: string, text: string) => element('div', {}, element('dt', {}, term), element('dd', {}, text));
  return [
    ...(place === '' ? [] : [element('h3', {}, where, output === undefined ? '' : ` (${output})`)]),
    element('p', { class: 'message' }, message),
    ...(excerpt.length === 0 ? [] : [lines(excerpt)]),
    element('dl', {}, row(words.why, why), row(words.fix, fix)),
  ];
}

/** Marks the place with an element instead of styles alone, so that screen readers announce it. */
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

/** Creates an element. Strings become text nodes, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(
  name: string | Node,
  act: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, name);
  made.addEventListener('click', act);
  return made;
}
