/** The page in the frame: marks its texts with their fields, and lets texts be edited where they are shown. */

import { normaliseText } from '../../match.ts';
import type { FieldPlace, TextField } from '../../protocol.ts';
import { type Focus, keyOf } from '../state.ts';
import type { Studio } from '../store.ts';
import { isElement, type MatchedText } from './texts.ts';
import { createTyping, type Mark, type TextContent } from './typing.ts';

/** Element around the content of a text. Custom, so that no style of the site applies to it. */
const TEXT = 'nebel-text';

/** Attribute of the element of a text, with the title of its field. */
const MARK = 'data-nebel-field';

/** Elements that can be within a text. With any other one, such as a picture, the text is edited in the panel. */
const INLINE = ['a', 'abbr', 'b', 'br', 'em', 'i', 'span', 'strong', 'time', 'wbr'];

export type MarkedPage = ReturnType<typeof markPage>;

/**
 * @param placeOf returns where a field is by now, or undefined if it was removed
 * @param contentOf returns undefined for a field that is no text or not loaded yet
 */
export function markPage(
  document: Document,
  matches: readonly MatchedText[],
  studio: Studio,
  placeOf: (field: FieldPlace) => FieldPlace | undefined,
  contentOf: (field: FieldPlace) => TextContent | undefined,
) {
  const marks: readonly Mark[] = matches.map((match) => ({ element: wrap(match, document), field: match.field }));
  const fields = new Map<Element, TextField>(marks.map(({ element, field }) => [element, field]));
  const markAt = (target: EventTarget | null): Mark | undefined => {
    const element = isElement(target as Node | null) ? (target as Element).closest(`[${MARK}]`) : null;
    const field = element && fields.get(element);
    return field ? { element: element as HTMLElement, field } : undefined;
  };
  const canBeTyped = ({ element, field }: Mark) => field.isWhole && element.localName === TEXT && isTextOnly(element);
  const typing = createTyping(document, marks.filter(canBeTyped), (field) => {
    const place = placeOf(field);
    return place && contentOf(place);
  });
  const show = ({ field }: Mark, by: Focus['by']) => {
    const place = placeOf(field);
    if (place) studio.show({ ...place, by });
  };
  /** Selects the marks of a field, which can be on the page several times. */
  const isOf = (file: string, pointer: string) => (mark: Mark) =>
    mark.field.file === file && placeOf(mark.field)?.pointer === pointer;
  for (const mark of marks) if (!canBeTyped(mark)) mark.element.tabIndex = 0;

  const focus = (event: Event) => {
    const mark = markAt(event.target);
    if (mark && typing.begin(mark)) show(mark, 'page');
  };
  const blur = (event: Event) => {
    const mark = markAt(event.target);
    if (mark && typing.end(mark)) studio.left();
  };
  const type = (event: Event) => {
    const mark = markAt(event.target);
    const value = mark && typing.typedIn(mark);
    const place = mark && placeOf(mark.field);
    if (place && value !== undefined) studio.edit(place.file, { op: 'set', pointer: place.pointer, value }, true);
  };
  const key = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault();
      studio.openDialog('pages');
    }
    const mark = markAt(event.target);
    if (!mark) return;
    // While a letter is being composed, these keys concern the letter.
    if (event.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return;
    // Pages show a line break as a space.
    event.preventDefault();
    mark.element.blur();
    show(mark, 'jump');
  };
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a[href]') as HTMLAnchorElement | null;
    event.preventDefault();
    if (link && (event.ctrlKey || event.metaKey)) {
      if (link.origin === location.origin) studio.go(link.pathname);
      return;
    }
    const mark = markAt(target) ?? nearestMark(target);
    if (mark && !mark.element.isContentEditable) show(mark, 'jump');
  };
  /** The first text within what was clicked, or else within what is around it. */
  const nearestMark = (target: Element | null): Mark | undefined => {
    if (!target || target === document.body) return undefined;
    return markAt(target.querySelector(`[${MARK}]`)) ?? nearestMark(target.parentElement);
  };

  // On the body, which a new build replaces together with the marks.
  const { body } = document;
  body.addEventListener('focusin', focus);
  body.addEventListener('focusout', blur);
  body.addEventListener('beforeinput', (event) => {
    if (!typing.isActive()) focus(event);
    typing.prepare();
    // Nothing is typed that would be lost, such as into an entry that was removed.
    if (!typing.isActive() && markAt(event.target)) event.preventDefault();
  });
  body.addEventListener('input', type);
  body.addEventListener('keydown', key);
  body.addEventListener('click', click, true);
  body.addEventListener('submit', (event) => event.preventDefault(), true);
  typing.activate();

  return {
    activate: typing.activate,
    /** Shows the current content of a field everywhere on the page, except where it is being typed. */
    mirror(file: string, pointer: string, content: TextContent) {
      for (const mark of marks.filter(isOf(file, pointer))) typing.mirror(mark, content);
    },
    /** Outlines the texts of a field, and scrolls to the first unless one is in view. */
    select(file: string, pointer: string) {
      const isSelected = isOf(file, pointer);
      for (const mark of marks) mark.element.toggleAttribute('data-selected', isSelected(mark));
      const selected = marks.filter(isSelected).map(({ element }) => element);
      const height = document.documentElement.clientHeight;
      const isInView = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < height;
      };
      if (!selected.some(isInView)) selected[0]?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    },
    /** Marks the fields that have a finding, and those that show a stand-in or the text of another page. */
    point(file: string, severities: ReadonlyMap<string, string>, pale: ReadonlySet<string>) {
      for (const { element, field } of marks) {
        if (field.file !== file) continue;
        const { pointer = '' } = placeOf(field) ?? {};
        const severity = severities.get(pointer);
        if (severity === undefined) delete element.dataset.finding;
        else element.dataset.finding = severity;
        element.toggleAttribute('data-pale', pale.has(pointer));
      }
    },
    /** True even while another window has the focus: with it, the caret returns to the text. */
    isTyping: () => typing.isActive() || markAt(document.activeElement)?.element.isContentEditable === true,
    /** Position of each field, in the order of the page. */
    order: (): ReadonlyMap<string, number> =>
      new Map(
        marks
          .map(({ field }, index) => [keyOf(field.file, placeOf(field)?.pointer ?? ''), index] as const)
          .toReversed(),
      ),
  };
}

/** Returns the element of a text: a new one around its words, or its own if there is more in it than words. */
function wrap({ content, field }: MatchedText, document: Document): HTMLElement {
  const words = isElement(content) && !isTextOnly(content) ? onlyTextIn(content) : content;
  const element = words ? document.createElement(TEXT) : (content as HTMLElement);
  if (words && isElement(words)) {
    element.append(...words.childNodes);
    words.append(element);
  } else if (words) {
    words.parentNode?.replaceChild(element, words);
    element.append(words);
  }
  element.setAttribute(MARK, field.title);
  return element;
}

/** Returns the only text in an element: in a button with an icon, for example. */
function onlyTextIn(element: Element): Node | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (normaliseText(node.nodeValue ?? '') !== '') texts.push(node);
  return texts.length === 1 ? texts[0] : undefined;
}

const isTextOnly = (element: Element): boolean =>
  [...element.querySelectorAll('*')].every(({ localName }) => INLINE.includes(localName));
