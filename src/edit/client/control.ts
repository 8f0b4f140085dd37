/** Controls for single fields: what is typed or chosen in, and what helps with that. */
import { button, element } from '../../dev/browser/element.ts';
import type { Choice, FieldForm } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import type { EditWords } from './context.ts';

/** What a form knows beside its fields. */
export interface FormContext {
  readonly words: EditWords;
  /** What texts may name. */
  readonly facts: readonly Choice[];
  /** Addresses of pages. */
  readonly links: readonly Choice[];
  /** Pointers of the parts that are open when the form is shown. */
  readonly open: Set<string>;
  /** What is done at once, together with what was changed before. Missing where all of it is new. */
  readonly actions?: {
    /** Moves or removes an entry of a list. */
    apply(change: Change, focus: string): void;
    /** Asks for what is not there yet: a group or list, or an entry of a list if there is an `index`. */
    create(form: FieldForm, index?: number): void;
  };
}

/** A part of a form. */
export interface Control {
  readonly element: HTMLElement;
  /** What it says now; undefined if it is left out. */
  value(): unknown;
  /** What was changed since the form was opened. */
  changes(): readonly Change[];
  /** Puts the focus on the part of it at a path, or on the least that holds it. False if it is alone and has no such part. */
  reveal(path: readonly string[]): boolean;
}

/** A label, something to type or choose in, and what the schema says about it. */
export function singleControl(field: FieldForm, context: FormContext, isAlone: boolean): Control {
  const { pointer, title, help, required, value: old } = field;
  // Several windows may have a field at the same pointer.
  const id = `field-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const { input, extras = [], read } = inputFor(field, context, isAlone);
  input.id = id;
  input.setAttribute('aria-describedby', `${id}-help`);
  const label = element('label', { for: id, ...(isAlone && { class: 'unseen' }) }, title);
  if (!required && !isAlone) label.append(element('small', {}, ` ${context.words.optional}`));
  const about = element('p', { id: `${id}-help`, class: 'help' }, help);
  const value = () => {
    const now = read();
    return now === '' && !required ? undefined : now;
  };
  return {
    element: element('div', { class: `field ${field.kind}` }, label, input, ...extras, about),
    value,
    changes() {
      const now = value();
      if (now === old || (now === '' && old === undefined)) return [];
      return now === undefined ? [{ op: 'remove', pointer }] : [{ op: 'set', pointer, value: now }];
    },
    reveal() {
      input.focus();
      return true;
    },
  };
}

/** Something to type or choose in, and what is shown beside it. */
interface Input {
  readonly input: HTMLElement;
  readonly extras?: readonly HTMLElement[];
  read(): unknown;
}

function inputFor(field: FieldForm, context: FormContext, isAlone: boolean): Input {
  const { kind, value = '', choices = [], required, min, max } = field;
  const { words } = context;
  if (kind === 'choice') {
    const none = !required || value === '' ? [{ value: '', label: words.none }] : [];
    const select = selectOf([...none, ...choices]);
    select.value = String(value);
    return { input: select, read: () => select.value };
  }
  if (kind === 'switch') {
    const box = element('input', { type: 'checkbox' });
    box.checked = value === true;
    // What is not so is left out, as people do; where a file says that it is not, it goes on saying so.
    const off = required || value === false ? false : '';
    return { input: box, read: () => box.checked || off };
  }
  if (kind === 'day') {
    const day = element('input', { type: 'date', value: String(value) });
    return { input: day, read: () => day.value };
  }
  if (kind === 'number') {
    const number = element('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', value: String(value) });
    const limits = words.between(min, max);
    const read = () => {
      const typed = number.value.replace(/[\s'’]/g, '');
      // What is no number is sent as it is: the check says so better than a box that swallows letters.
      return typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
    };
    return { input: number, extras: limits ? [element('p', { class: 'count' }, limits)] : [], read };
  }
  return textInput(field, context, isAlone);
}

/** Characters above which a text gets a box that grows with it. */
const LONG = 70;

function textInput({ value = '', marked = false, min, max }: FieldForm, context: FormContext, isAlone: boolean): Input {
  const { words, facts } = context;
  const old = String(value);
  const isLine = !old.includes('\n');
  const rows = String(Math.ceil(old.length / LONG) || 1);
  const isLong = marked || isAlone || old.length > LONG;
  const input = isLong ? element('textarea', { rows }) : element('input', { type: 'text', autocomplete: 'off' });
  input.value = old;
  input.spellcheck = true;
  const count = element('output', { class: 'count' });
  const chips = element('ul', { class: 'chips', 'aria-label': words.usedFacts });
  const show = () => {
    count.textContent = words.characters(input.value.length, min, max);
    count.classList.toggle('over', input.value.length > (max ?? Number.POSITIVE_INFINITY));
    const used = facts.filter((fact) => input.value.includes(`{{${fact.value}}}`));
    chips.replaceChildren(...used.map((fact) => element('li', {}, element('code', {}, fact.value), ` ${fact.label}`)));
  };
  show();
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const isEnter = event instanceof KeyboardEvent && event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    // A line of its own would show as a space.
    if (!isEnter || marked || !isLine) return;
    event.preventDefault();
    input.form?.requestSubmit();
  });
  const tools = marked || isAlone ? [toolsFor(input, marked, context)] : [];
  return {
    input,
    extras: [...tools, chips, count],
    // A field is one paragraph unless it was more: what is pasted into it may be broken into lines.
    read: () => (isLine ? input.value.trim().replace(/\s*\n\s*/g, ' ') : input.value),
  };
}

/** Buttons above a text. */
function toolsFor(input: HTMLInputElement | HTMLTextAreaElement, marked: boolean, context: FormContext): HTMLElement {
  const { words, facts, links } = context;
  const replaceSelection = (change: (selected: string) => string) => {
    const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
    input.focus();
    input.setRangeText(change(input.value.slice(start, end)), start, end, 'select');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const tools = element('div', { class: 'tools' });
  if (marked) {
    const bold = button(element('b', {}, words.bold), () => replaceSelection((text) => `**${text || words.bold}**`));
    const insert = (address: string) => replaceSelection((text) => `[${text || words.link}](${address})`);
    tools.append(bold, ...linkTool(words, links, insert));
  }
  if (facts.length > 0) {
    const choices = facts.map(({ value, label }) => ({ value, label: `${value}: ${label}` }));
    tools.append(menuOf(words.fact, choices, (value) => replaceSelection(() => `{{${value}}}`)));
  }
  return tools;
}

/** A button that shows where to type an address, and that. */
function linkTool(
  words: EditWords,
  links: readonly Choice[],
  insert: (address: string) => void,
): readonly HTMLElement[] {
  const pages = element('datalist', { id: 'pages' }, ...links.map(optionOf));
  const address = element('input', { type: 'text', list: 'pages', 'aria-label': words.linkTo, placeholder: '/' });
  const show = (isShown: boolean) => {
    row.hidden = !isShown;
    link.setAttribute('aria-expanded', String(isShown));
  };
  const finish = () => {
    const typed = address.value.trim();
    if (typed === '') return;
    show(false);
    address.value = '';
    insert(typed);
  };
  const row = element('div', { class: 'row' }, address, pages, button(words.insert, finish));
  const link = button(words.link, () => {
    show(Boolean(row.hidden));
    address.focus();
  });
  show(false);
  address.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  });
  return [link, row];
}

const optionOf = ({ value, label }: Choice) => element('option', { value }, label);

/** A list to choose one value from. */
export const selectOf = (choices: readonly Choice[], attributes: Readonly<Record<string, string>> = {}) =>
  element('select', attributes, ...choices.map(optionOf));

/** One beside a button that does something with the choice: with the arrow keys, one passes others on the way to it. */
export function menuOf(name: string, choices: readonly Choice[], act: (value: string) => void): HTMLElement {
  const select = selectOf(choices, { 'aria-label': name });
  const go = button(name, () => act(select.value));
  return element('div', { class: 'menu' }, select, go);
}
