/** A page that can be written on: which text comes from which field, and what happens on a click. */
import { button, element } from '../../dev/browser/element.ts';
import { OWN } from '../../dev/page-state.ts';
import type { FieldPlace, PageFields, UndoAnswer } from '../protocol.ts';
import { appearance } from './appearance.ts';
import type { Ask, Editing, EditWords } from './context.ts';
import { openField } from './dialog.ts';
import { openPages } from './pages.ts';
import { openPublish } from './publish.ts';
import { type FoundField, fieldNear, fieldsOn, matchAt, textsOf } from './texts.ts';

export interface Writing {
  /** Does something at once, or when no window is open any more. */
  whenFree(act: () => void): void;
}

/** What outlives the page being loaded again. */
interface Memory {
  readonly said?: string;
  /** The field that was changed last. */
  readonly focus?: string | undefined;
}

const KEY = 'nebel-writing';

/** What is not typed to find a text that begins with it. */
const OPENING = /^[«‹„“"]+/;

export function createWriting(ask: Ask, words: EditWords, language: string): Writing {
  const host = element('nebel-edit' as 'div', { lang: language });
  const root = host.attachShadow({ mode: 'open' });
  const frame = element('div', { class: 'frame', 'aria-hidden': 'true' });
  const status = element('p', { class: 'status', role: 'status' });
  const toggle = button(words.edit, () => (isOn ? leave() : void enter({})));
  const tools = [
    button(words.thisPage, () => openForm(page?.file, '', [appearance(words)])),
    button(words.allPages, () => editing.opening(() => openPages(editing))),
    button(words.whatChanges, () => editing.opening(() => openPublish(editing))),
  ];
  const undo = button(words.undo, () => editing.opening(takeBack));
  /** The texts for those who have no mouse: one stop for the tabulator, and keys from one text to the next. */
  const choices = element('select', { class: 'targets', size: '2', hidden: '', 'aria-label': words.texts });

  let isOn = false;
  let page: PageFields | undefined;
  let matches: readonly FoundField[] = [];
  /** The field that was opened last. */
  let focus: string | undefined;
  /** Windows that are about to open. */
  let openings = 0;
  let waiting: (() => void) | undefined;
  /** To load the page again would keep the browser from going to another one. */
  let isLeaving = false;

  const remember = (memory: Memory | undefined) =>
    memory ? sessionStorage.setItem(KEY, JSON.stringify(memory)) : sessionStorage.removeItem(KEY);
  const show = (said: string) => {
    toggle.setAttribute('aria-pressed', String(isOn));
    for (const tool of tools) tool.hidden = !isOn;
    undo.hidden = !isOn || !page?.undo;
    status.textContent = said;
    frame.hidden = true;
  };
  const enter = async ({ said = words.hint, focus }: Memory) => {
    isOn = true;
    remember({ said, focus });
    // What is folded up cannot be clicked on.
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    show(said);
    const texts = textsOf(document.body);
    try {
      const asked = texts.map(({ text, isPiece }) => ({ text, isPiece }));
      page = await ask<PageFields>({ kind: 'page', path: location.pathname, texts: asked });
    } catch (error) {
      return show(words.failed((error as Error).message));
    }
    list(fieldsOn(texts, page));
    show(status.textContent ?? '');
    choose(matches.find(({ field }) => keyOf(field) === focus));
  };
  const leave = () => {
    isOn = false;
    list([]);
    remember(undefined);
    show('');
  };
  const takeBack = async () => {
    const { outcome, file = '' } = await ask<UndoAnswer>({ kind: 'undo' });
    if (page && outcome === 'fine') page = { ...page, undo: page.undo - 1 };
    const said = { fine: words.undone, conflict: words.cannotUndo(file), nothing: words.nothingToUndo }[outcome];
    show(said);
    remember({ said });
  };
  const settle = () => {
    if (openings > 0 || isLeaving || root.querySelector('dialog[open]')) return;
    waiting?.();
    waiting = undefined;
  };
  const openForm = (file: string | undefined, pointer: string, above?: readonly HTMLElement[]) => {
    if (file === undefined) return show(words.noFile);
    focus = keyOf({ file, pointer });
    remember({});
    frame.hidden = true;
    editing.opening(() => openField(editing, { file, pointer }, above));
  };

  const editing: Editing = {
    ask,
    words,
    root,
    async opening(open) {
      openings += 1;
      try {
        await open();
      } catch (error) {
        show(words.failed((error as Error).message));
      }
      openings -= 1;
      settle();
    },
    open: ({ file, pointer }) => openForm(file, pointer),
    saved() {
      if (page) page = { ...page, undo: page.undo + 1 };
      show(words.saved);
      remember({ said: words.saved, focus });
    },
    go(said, url) {
      remember({ said });
      isLeaving = true;
      location.assign(url);
    },
  };

  const mark = (match: FoundField | undefined) => {
    frame.hidden = !match;
    if (!match) return;
    const { left, top, width, height } = match.range.getBoundingClientRect();
    const box = { left: left - 4, top: top - 4, width: width + 8, height: height + 8 };
    for (const [side, length] of Object.entries(box)) frame.style.setProperty(side, `${length}px`);
    frame.dataset.name = match.field.title;
  };
  const list = (found: readonly FoundField[]) => {
    matches = found;
    choices.replaceChildren(
      ...found.map(({ field, text }) =>
        element('option', { 'aria-label': `${field.title}: ${text}`, label: text.replace(OPENING, '') }),
      ),
    );
    choices.selectedIndex = 0;
    choices.hidden = found.length === 0;
  };
  const choose = (match: FoundField | undefined) => {
    if (!match) return;
    choices.selectedIndex = matches.indexOf(match);
    choices.focus({ preventScroll: true });
  };
  const markChosen = () => {
    const chosen = matches[choices.selectedIndex];
    chosen?.element.scrollIntoView({ block: 'nearest' });
    mark(chosen);
  };
  choices.addEventListener('focus', markChosen);
  choices.addEventListener('change', markChosen);
  choices.addEventListener('blur', () => mark(undefined));
  choices.addEventListener('keydown', ({ key }) => {
    const chosen = matches[choices.selectedIndex];
    if (key === 'Enter' && chosen) editing.open(chosen.field);
  });

  /** The part of the page that an event is about, if that is what is written on. */
  const partOf = (event: Event): Element | undefined => {
    const path = event.composedPath();
    const isOwn = path.some((each) => each instanceof Element && /^nebel-/i.test(each.localName));
    return isOn && !isOwn && path[0] instanceof Element ? path[0] : undefined;
  };
  const hold = (event: Event) => {
    if (!partOf(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const click = (event: MouseEvent) => {
    const target = partOf(event);
    if (!target) return;
    hold(event);
    const match = matchAt(matches, target, event.clientX, event.clientY);
    choose(match);
    if (match) return editing.open(match.field);
    const near = fieldNear(matches, target);
    const pointer = near?.pointer.slice(0, near.pointer.lastIndexOf('/')) ?? '';
    openForm(near?.file ?? page?.file, pointer, [element('p', { class: 'note-above' }, words.severalFields)]);
  };
  addEventListener('mousemove', (event) => {
    const target = partOf(event);
    mark(target && matchAt(matches, target, event.clientX, event.clientY));
  });
  addEventListener('scroll', () => mark(undefined), { passive: true, capture: true });
  addEventListener('mousedown', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('click', click, true);
  root.addEventListener('close', settle, true);

  const bar = element('div', { class: 'bar' }, toggle, ...tools, undo, status);
  root.append(element('link', { rel: 'stylesheet', href: OWN.forms }), bar, frame, choices);
  // With the tabulator it comes first: no one wants to go through a whole page to change its first sentence.
  document.body.before(host);
  show('');
  const kept = sessionStorage.getItem(KEY);
  if (kept !== null) void enter(JSON.parse(kept) as Memory);
  return {
    whenFree(act) {
      waiting = act;
      settle();
    },
  };
}

const keyOf = ({ file, pointer }: FieldPlace) => `${file}#${pointer}`;
