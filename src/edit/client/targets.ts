/** The texts of a page for those who have no mouse: one stop for the tabulator, and keys from one text to the next. */
import { element } from '../../dev/browser/element.ts';
import type { FoundField } from './texts.ts';

/** A field on the page, and its place in the list. */
export interface Match extends FoundField {
  /** What keyboards and screen readers reach it by. */
  readonly target: HTMLElement;
}

/** Milliseconds between two letters of one word that is typed. */
const TYPING = 1000;
/** What is not typed to find a text that begins with it. */
const OPENING = /^[«‹„“"]+/;

/** @param mark told which of them has the focus; undefined when it has left */
export function createTargets(
  name: string,
  open: (match: Match) => void,
  mark: (match: Match | undefined) => void,
): { readonly list: HTMLElement; show(fields: readonly FoundField[]): readonly Match[] } {
  const list = element('div', { class: 'targets', role: 'listbox', 'aria-label': name });
  let matches: readonly Match[] = [];
  const reachable = (field: FoundField): Match => {
    const label = `${field.field.title}: ${field.text}`;
    const target = element('div', { role: 'option', tabindex: '-1', 'aria-label': label });
    const match = { ...field, target };
    target.addEventListener('focus', () => {
      for (const other of matches) other.target.tabIndex = other === match ? 0 : -1;
      match.element.scrollIntoView({ block: 'nearest' });
      mark(match);
    });
    target.addEventListener('blur', () => mark(undefined));
    target.addEventListener('click', () => open(match));
    return match;
  };
  const focus = (match: Match | undefined) => match?.target.focus({ preventScroll: true });

  let typed = '';
  let typedAt = 0;
  /** Goes to the next text that begins with what is being typed. */
  const typeAhead = ({ key, timeStamp }: KeyboardEvent, index: number) => {
    typed = (timeStamp - typedAt < TYPING ? typed : '') + key.toLocaleLowerCase();
    typedAt = timeStamp;
    const from = typed.length > 1 ? index : index + 1;
    const isMeant = ({ text }: Match) => text.replace(OPENING, '').toLocaleLowerCase().startsWith(typed);
    focus([...matches.slice(from), ...matches.slice(0, from)].find(isMeant));
  };
  list.addEventListener('keydown', (event) => {
    const { key, timeStamp, altKey, ctrlKey, metaKey } = event;
    const index = matches.findIndex(({ target }) => target === event.target);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowRight: index + 1,
      ArrowUp: index - 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[key];
    const isTyping = timeStamp - typedAt < TYPING;
    if (key === 'Enter' || (key === ' ' && !isTyping)) matches[index]?.target.click();
    else if (step !== undefined) focus(matches.at(step % matches.length));
    else if (key.length === 1 && !altKey && !ctrlKey && !metaKey) typeAhead(event, index);
    else return;
    event.preventDefault();
  });

  return {
    list,
    show(fields) {
      matches = fields.map(reachable);
      list.replaceChildren(...matches.map(({ target }) => target));
      if (matches[0]) matches[0].target.tabIndex = 0;
      return matches;
    },
  };
}
