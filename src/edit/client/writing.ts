/** A page that can be written on: which text comes from which field, and what happens on a click. */
import { button, element } from '../../dev/browser/element.ts';
import { OWN } from '../../dev/page-state.ts';
import type { FieldName, PageFields, UndoAnswer } from '../protocol.ts';
import { appearance } from './appearance.ts';
import type { Ask, EditWords } from './context.ts';
import { openField, openNewPage } from './dialog.ts';
import type { WindowParts } from './modal.ts';
import { openMove } from './move.ts';
import { openPages } from './pages.ts';
import { openPublish } from './publish.ts';
import { type FoundField, fieldNear, fieldsOn, matchAt, textsOf } from './texts.ts';

export interface Writing {
  /** Does something at once, or when no window is open any more. */
  whenFree(act: () => void): void;
}

/** A field on the page, and its way for those who have no mouse. */
interface Match extends FoundField {
  /** What keyboards and screen readers reach it by. */
  readonly target: HTMLElement;
}

/** What outlives the page being loaded again. */
interface Memory {
  readonly said?: string;
  /** The field that was changed last. */
  readonly focus?: string;
}

const KEY = 'nebel-writing';

/** Milliseconds between two letters of one word that is typed. */
const TYPING = 1000;
/** What is not typed to find a text that begins with it. */
const OPENING = /^[«‹„“"]+/;

export function createWriting(ask: Ask, words: EditWords, language: string): Writing {
  const host = element('nebel-edit' as 'div', { lang: language });
  const root = host.attachShadow({ mode: 'open' });
  const frame = element('div', { class: 'frame', 'aria-hidden': 'true' });
  const status = element('p', { class: 'status', role: 'status' });
  const toggle = button(words.edit, () => (isOn ? leave() : void enter({})));
  const panel = button(words.thisPage, () => void open(page?.file, ''));
  const all = button(words.allPages, () => void openAll());
  const changes = button(words.whatChanges, () => void opening(openPublish));
  const undo = button(words.undo, () => takeBack().catch((error: Error) => show(words.failed(error.message))));
  const tools = element('div', { class: 'bar' }, toggle, panel, all, changes, undo, status);
  const targets = element('div', { class: 'targets', role: 'listbox', 'aria-label': words.texts });
  root.append(element('link', { rel: 'stylesheet', href: OWN.forms }), tools, frame, targets);
  // With the tabulator it comes first: no one wants to go through a whole page to change its first sentence.
  document.body.before(host);

  let isOn = false;
  let page: PageFields | undefined;
  let matches: readonly Match[] = [];
  let windows = 0;
  let waiting: (() => void) | undefined;
  /** To load the page again would keep the browser from going to another one. */
  let isLeaving = false;

  const remember = (memory: Memory | undefined) =>
    memory ? sessionStorage.setItem(KEY, JSON.stringify(memory)) : sessionStorage.removeItem(KEY);
  const enter = async ({ said = words.hint, focus }: Memory) => {
    isOn = true;
    remember({ said, ...(focus !== undefined && { focus }) });
    // What is folded up cannot be clicked on.
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    show(said);
    const texts = textsOf(document.body);
    try {
      page = await ask<PageFields>({
        kind: 'page',
        path: location.pathname,
        texts: texts.map(({ text, isPiece }) => ({ text, isPiece })),
      });
    } catch (error) {
      return show(words.failed((error as Error).message));
    }
    matches = reachable(fieldsOn(texts, page));
    targets.replaceChildren(...matches.map(({ target }) => target));
    if (matches[0]) matches[0].target.tabIndex = 0;
    show(status.textContent ?? '');
    matches.find(({ field }) => keyOf(field) === focus)?.target.focus({ preventScroll: true });
  };
  const leave = () => {
    isOn = false;
    matches = [];
    targets.replaceChildren();
    remember(undefined);
    show('');
  };
  const show = (said: string) => {
    toggle.setAttribute('aria-pressed', String(isOn));
    panel.hidden = !isOn;
    all.hidden = !isOn;
    changes.hidden = !isOn;
    undo.hidden = !isOn || !page?.undo;
    status.textContent = said;
    frame.hidden = true;
  };
  const takeBack = async () => {
    const { outcome, file = '' } = await ask<UndoAnswer>({ kind: 'undo' });
    if (page && outcome === 'fine') page = { ...page, undo: page.undo - 1 };
    const said = { fine: words.undone, conflict: words.cannotUndo(file), nothing: words.nothingToUndo }[outcome];
    show(said);
    remember({ said });
  };
  const go = (said: string, url: string) => {
    remember({ said });
    isLeaving = true;
    location.assign(url);
  };
  const onClosed = () => {
    windows -= 1;
    if (windows > 0 || isLeaving) return;
    waiting?.();
    waiting = undefined;
  };
  /** Opens a window, or says why that was not possible. */
  const opening = async (open: (parts: WindowParts) => void | Promise<void>) => {
    windows += 1;
    try {
      await open({ ask, words, root, onClosed });
    } catch (error) {
      show(words.failed((error as Error).message));
      onClosed();
    }
  };
  const openAll = () => {
    const onField = ({ file, pointer }: FieldName) => void open(file, pointer);
    return opening((parts) =>
      openPages({
        ...parts,
        onText: onField,
        onMove: (page, pages) => void opening((own) => openMove({ ...own, onField, page, pages, onDone: go })),
        onNew: ({ file, url, answer }) =>
          void opening((own) => openNewPage({ ...own, file, onSaved: () => go(words.saved, url) }, answer)),
      }),
    );
  };
  const open = async (file: string | undefined, pointer: string, note?: string) => {
    if (file === undefined) return show(words.noFile);
    remember({});
    frame.hidden = true;
    const onSaved = () => {
      show(words.saved);
      remember({ said: words.saved, focus: keyOf({ file, pointer }) });
      if (page) page = { ...page, undo: page.undo + 1 };
      undo.hidden = false;
    };
    const isPage = pointer === '' && file === page?.file;
    const above = note ? [element('p', { class: 'note-above' }, note)] : isPage ? [appearance(words)] : [];
    await opening((parts) => openField({ ...parts, file, pointer, onSaved, above }));
  };

  const reachable = (found: readonly FoundField[]): readonly Match[] =>
    found.map((each) => {
      const target = element('div', {
        role: 'option',
        tabindex: '-1',
        'aria-label': `${each.field.title}: ${each.text}`,
      });
      const match = { ...each, target };
      target.addEventListener('focus', () => {
        for (const other of matches) other.target.tabIndex = other === match ? 0 : -1;
        each.element.scrollIntoView({ block: 'nearest' });
        mark(match);
      });
      target.addEventListener('blur', () => mark(undefined));
      target.addEventListener('click', () => void open(each.field.file, each.field.pointer));
      return match;
    });

  let typed = '';
  let typedAt = 0;
  /** Goes to the next text that begins with what is being typed. */
  const typeAhead = ({ key, timeStamp, altKey, ctrlKey, metaKey }: KeyboardEvent, index: number): boolean => {
    if (key.length > 1 || altKey || ctrlKey || metaKey) return false;
    typed = (timeStamp - typedAt < TYPING ? typed : '') + key.toLocaleLowerCase();
    typedAt = timeStamp;
    const from = typed.length > 1 ? index : index + 1;
    [...matches.slice(from), ...matches.slice(0, from)]
      .find(({ text }) => text.replace(OPENING, '').toLocaleLowerCase().startsWith(typed))
      ?.target.focus({ preventScroll: true });
    return true;
  };
  // One stop for the tabulator, and arrows from one text to the next.
  targets.addEventListener('keydown', (event) => {
    const index = matches.findIndex(({ target }) => target === event.target);
    const at = {
      ArrowDown: index + 1,
      ArrowRight: index + 1,
      ArrowUp: index - 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    }[event.key];
    const isTyping = event.timeStamp - typedAt < TYPING;
    if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) matches[index]?.target.click();
    else if (at !== undefined) matches.at(at % matches.length)?.target.focus({ preventScroll: true });
    else if (!typeAhead(event, index)) return;
    event.preventDefault();
  });

  const mark = (match: Match | undefined) => {
    frame.hidden = !match;
    if (!match) return;
    const { left, top, width, height } = match.range.getBoundingClientRect();
    Object.assign(frame.style, {
      left: `${left - 4}px`,
      top: `${top - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
    });
    frame.dataset.name = match.field.title;
  };
  const onPage = (event: Event): Element | undefined => {
    const [target] = event.composedPath();
    const isOwn = event.composedPath().some((each) => each instanceof Element && /^nebel-/i.test(each.localName));
    return isOn && !isOwn && target instanceof Element ? target : undefined;
  };
  const isPart = (event: Event) => {
    const target = onPage(event);
    if (target) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    return target;
  };
  addEventListener('mousemove', (event) => {
    const target = onPage(event);
    mark(target && matchAt(matches, target, event.clientX, event.clientY));
  });
  addEventListener('scroll', () => mark(undefined), { passive: true, capture: true });
  addEventListener('mousedown', isPart, true);
  addEventListener('submit', isPart, true);
  addEventListener(
    'click',
    (event) => {
      const target = isPart(event);
      if (!target) return;
      const match = matchAt(matches, target, event.clientX, event.clientY);
      match?.target.focus({ preventScroll: true });
      if (match) return void open(match.field.file, match.field.pointer);
      const near = fieldNear(matches, target);
      const pointer = near?.pointer.slice(0, near.pointer.lastIndexOf('/')) ?? '';
      void open(near?.file ?? page?.file, pointer, words.severalFields);
    },
    true,
  );

  show('');
  const kept = sessionStorage.getItem(KEY);
  if (kept !== null) void enter(JSON.parse(kept) as Memory);
  return {
    whenFree(act) {
      if (windows > 0) waiting = act;
      else if (!isLeaving) act();
    },
  };
}

const keyOf = ({ file, pointer }: Pick<FieldName, 'file' | 'pointer'>) => `${file}#${pointer}`;
