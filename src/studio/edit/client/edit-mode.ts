/** Edit mode: connects the texts of a page to their fields, and opens their forms. */
import { button, element } from '../../dev/browser/element.ts';
import { OWN } from '../../dev/page-state.ts';
import type { FieldPlace, PageFields, UndoResult } from '../protocol.ts';
import type { EditWords } from '../words.ts';
import { appearance } from './appearance.ts';
import { type Ask, type EditorContext, failureText } from './context.ts';
import { openField } from './dialog.ts';
import { openPages } from './pages.ts';
import { openPublish } from './publish.ts';
import { type MatchedText, matchAt, matchFields, nearestField, textsOf } from './texts.ts';

export interface EditMode {
  /** Calls a function now, or as soon as no dialog is open. */
  whenIdle(callback: () => void): void;
}

/** State that survives a reload. */
interface SavedState {
  readonly message?: string;
  /** Key of the field that was changed last. */
  readonly focus?: string | undefined;
}

const STORAGE_KEY = 'nebel-edit-mode';

/** Omitted from option labels, because typing to find a text skips them. */
const OPENING_QUOTES = /^[«‹„“"]+/;

export function createEditMode(ask: Ask, words: EditWords, language: string): EditMode {
  const host = element('nebel-edit' as 'div', { lang: language });
  const root = host.attachShadow({ mode: 'open' });
  const frame = element('div', { class: 'frame', 'aria-hidden': 'true' });
  const status = element('p', { class: 'status', role: 'status' });
  const toggle = button(words.edit, () => (isActive ? leave() : void enter({})));
  const tools = [
    button(words.thisPage, () => openForm(page?.file, '', [appearance(words)])),
    button(words.allPages, () => editor.run(() => openPages(editor))),
    button(words.whatChanges, () => editor.run(() => openPublish(editor))),
  ];
  const undoButton = button(words.undo, () => editor.run(undoLast));
  /** All texts, for use without a mouse: a single tab stop, with arrow keys to move between texts. */
  const textList = element('select', { class: 'targets', size: '2', hidden: '', 'aria-label': words.texts });

  let isActive = false;
  let page: PageFields | undefined;
  let matches: readonly MatchedText[] = [];
  /** Key of the field that was opened last. */
  let focus: string | undefined;
  let runningActions = 0;
  let onIdle: (() => void) | undefined;
  /** True once navigation to another page has started, which a reload would cancel. */
  let isLeaving = false;

  const saveState = (state: SavedState | undefined) =>
    state ? sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state)) : sessionStorage.removeItem(STORAGE_KEY);
  const showStatus = (message: string) => {
    toggle.setAttribute('aria-pressed', String(isActive));
    for (const tool of tools) tool.hidden = !isActive;
    undoButton.hidden = !isActive || !page?.undoCount;
    status.textContent = message;
    frame.hidden = true;
  };
  const enter = async ({ message = words.hint, focus }: SavedState) => {
    isActive = true;
    saveState({ message, focus });
    // Collapsed texts cannot be clicked.
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    showStatus(message);
    const texts = textsOf(document.body);
    try {
      const requested = texts.map(({ text, isLeaf }) => ({ text, isLeaf }));
      page = await ask<PageFields>({ kind: 'page', path: location.pathname, texts: requested });
    } catch (error) {
      return showStatus(failureText(error, words));
    }
    setMatches(matchFields(texts, page));
    showStatus(status.textContent ?? '');
    selectMatch(matches.find(({ field }) => fieldKey(field) === focus));
  };
  const leave = () => {
    isActive = false;
    setMatches([]);
    saveState(undefined);
    showStatus('');
  };
  const undoLast = async () => {
    const { outcome, file = '' } = await ask<UndoResult>({ kind: 'undo' });
    if (page && outcome === 'fine') page = { ...page, undoCount: page.undoCount - 1 };
    const message = { fine: words.undone, conflict: words.cannotUndo(file), nothing: words.nothingToUndo }[outcome];
    showStatus(message);
    saveState({ message });
  };
  const runIfIdle = () => {
    if (runningActions > 0 || isLeaving || root.querySelector('dialog[open]')) return;
    onIdle?.();
    onIdle = undefined;
  };
  const openForm = (file: string | undefined, pointer: string, above?: readonly HTMLElement[]) => {
    if (file === undefined) return showStatus(words.noFile);
    focus = fieldKey({ file, pointer });
    saveState({});
    frame.hidden = true;
    editor.run(() => openField(editor, { file, pointer }, above));
  };

  const editor: EditorContext = {
    ask,
    words,
    root,
    async run(action) {
      runningActions += 1;
      try {
        await action();
      } catch (error) {
        showStatus(failureText(error, words));
      }
      runningActions -= 1;
      runIfIdle();
    },
    open: ({ file, pointer }) => openForm(file, pointer),
    reportSaved(mended) {
      if (page) page = { ...page, undoCount: page.undoCount + 1 };
      const slips = mended.map(({ place = '', message }) => words.mended(place, message));
      const message = [words.saved, ...slips].join(' ');
      showStatus(message);
      saveState({ message, focus });
    },
    navigate(message, url) {
      saveState({ message });
      isLeaving = true;
      location.assign(url);
    },
  };

  const highlight = (match: MatchedText | undefined) => {
    frame.hidden = !match;
    if (!match) return;
    const { left, top, width, height } = match.range.getBoundingClientRect();
    const box = { left: left - 4, top: top - 4, width: width + 8, height: height + 8 };
    for (const [side, length] of Object.entries(box)) frame.style.setProperty(side, `${length}px`);
    frame.dataset.name = match.field.title;
  };
  const setMatches = (found: readonly MatchedText[]) => {
    matches = found;
    textList.replaceChildren(
      ...found.map(({ field, text }) =>
        element('option', { 'aria-label': `${field.title}: ${text}`, label: text.replace(OPENING_QUOTES, '') }),
      ),
    );
    textList.selectedIndex = 0;
    textList.hidden = found.length === 0;
  };
  const selectMatch = (match: MatchedText | undefined) => {
    if (!match) return;
    textList.selectedIndex = matches.indexOf(match);
    textList.focus({ preventScroll: true });
  };
  const highlightSelected = () => {
    const selected = matches[textList.selectedIndex];
    selected?.element.scrollIntoView({ block: 'nearest' });
    highlight(selected);
  };
  textList.addEventListener('focus', highlightSelected);
  textList.addEventListener('change', highlightSelected);
  textList.addEventListener('blur', () => highlight(undefined));
  textList.addEventListener('keydown', ({ key }) => {
    const selected = matches[textList.selectedIndex];
    if (key === 'Enter' && selected) editor.open(selected.field);
  });

  /** Returns the target of an event in edit mode, unless it is part of the preview itself. */
  const targetOf = (event: Event): Element | undefined => {
    const path = event.composedPath();
    const isOwn = path.some((each) => each instanceof Element && /^nebel-/i.test(each.localName));
    return isActive && !isOwn && path[0] instanceof Element ? path[0] : undefined;
  };
  const suppress = (event: Event) => {
    if (!targetOf(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const click = (event: MouseEvent) => {
    const target = targetOf(event);
    if (!target) return;
    suppress(event);
    const match = matchAt(matches, target, event.clientX, event.clientY);
    selectMatch(match);
    if (match) return editor.open(match.field);
    const nearest = nearestField(matches, target);
    const pointer = nearest?.pointer.slice(0, nearest.pointer.lastIndexOf('/')) ?? '';
    openForm(nearest?.file ?? page?.file, pointer, [element('p', { class: 'note-above' }, words.severalFields)]);
  };
  addEventListener('mousemove', (event) => {
    const target = targetOf(event);
    highlight(target && matchAt(matches, target, event.clientX, event.clientY));
  });
  addEventListener('scroll', () => highlight(undefined), { passive: true, capture: true });
  addEventListener('mousedown', suppress, true);
  addEventListener('submit', suppress, true);
  addEventListener('click', click, true);
  root.addEventListener('close', runIfIdle, true);

  const bar = element('div', { class: 'bar' }, toggle, ...tools, undoButton, status);
  root.append(element('link', { rel: 'stylesheet', href: OWN.forms }), bar, frame, textList);
  // Comes first in the tab order, so that keyboard users need not pass through the whole page.
  document.body.before(host);
  showStatus('');
  const saved = sessionStorage.getItem(STORAGE_KEY);
  if (saved !== null) void enter(JSON.parse(saved) as SavedState);
  return {
    whenIdle(callback) {
      onIdle = callback;
      runIfIdle();
    },
  };
}

const fieldKey = ({ file, pointer }: FieldPlace) => `${file}#${pointer}`;
