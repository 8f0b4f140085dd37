/** Controls for single fields, with tools for texts. */
import { button, element } from '../../dev/browser/element.ts';
import type { Choice, FieldForm } from '../protocol.ts';
import type { EditWords } from '../words.ts';
import type { Change } from '../yaml/change.ts';

/** The context that all controls of a form share. */
export interface FormContext {
  readonly words: EditWords;
  /** Facts that a text can insert. */
  readonly facts: readonly Choice[];
  /** Addresses of pages. */
  readonly links: readonly Choice[];
  /** Pointers of the expanded parts. */
  readonly expanded: Set<string>;
  /** Structural changes, saved together with earlier changes. Missing for a new part, which is saved as a whole. */
  readonly actions?: {
    /** Moves or removes a list entry, then moves the focus. */
    apply(change: Change, focus: string): void;
    /** Opens a dialog for a new field, or for a new list entry if there is an `index`. */
    create(form: FieldForm, index?: number): void;
  };
}

/** A part of a form. */
export interface Control {
  readonly element: HTMLElement;
  /** Returns the current value, or undefined if it is not set. */
  value(): unknown;
  /** Returns the changes since the form was opened. */
  changes(): readonly Change[];
  /** Focuses the part at a path, or the innermost part around it. Returns false if the root field has no such part. */
  reveal(path: readonly string[]): boolean;
}

/** An input with its label and the help text of the schema. */
export function singleControl(field: FieldForm, context: FormContext, isRoot: boolean): Control {
  const { pointer, title, help, required, value: old } = field;
  // Several open dialogs can have a field at the same pointer.
  const id = `field-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const { input, extras = [], read } = inputFor(field, context, isRoot);
  input.id = id;
  input.setAttribute('aria-describedby', `${id}-help`);
  const label = element('label', { for: id, ...(isRoot && { class: 'unseen' }) }, title);
  if (!required && !isRoot) label.append(element('small', {}, ` ${context.words.optional}`));
  const helpText = element('p', { id: `${id}-help`, class: 'help' }, help);
  const value = () => {
    const now = read();
    return now === '' && !required ? undefined : now;
  };
  return {
    element: element('div', { class: `field ${field.kind}` }, label, input, ...extras, helpText),
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

interface Input {
  readonly input: HTMLElement;
  readonly extras?: readonly HTMLElement[];
  read(): unknown;
}

function inputFor(field: FieldForm, context: FormContext, isRoot: boolean): Input {
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
    // An unchecked field is omitted, as in hand-written files, unless it is required or already `false`.
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
      // Other strings are sent as typed: validation explains the error better than an input that swallows letters.
      return typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
    };
    return { input: number, extras: limits ? [element('p', { class: 'count' }, limits)] : [], read };
  }
  return textInput(field, context, isRoot);
}

/** In characters. A longer text gets a textarea. */
const LINE_LENGTH = 70;

function textInput(
  { value = '', hasMarkup = false, min, max }: FieldForm,
  context: FormContext,
  isRoot: boolean,
): Input {
  const { words, facts } = context;
  const old = String(value);
  const isSingleLine = !old.includes('\n');
  const rows = String(Math.ceil(old.length / LINE_LENGTH) || 1);
  const isLong = hasMarkup || isRoot || old.length > LINE_LENGTH;
  const input = isLong ? element('textarea', { rows }) : element('input', { type: 'text', autocomplete: 'off' });
  input.value = old;
  input.spellcheck = true;
  const count = element('output', { class: 'count' });
  const chips = element('ul', { role: 'list', class: 'chips', 'aria-label': words.usedFacts });
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
    // Pages would show a line break as a space.
    if (!isEnter || hasMarkup || !isSingleLine) return;
    event.preventDefault();
    input.form?.requestSubmit();
  });
  const tools = hasMarkup || isRoot ? [toolbarFor(input, hasMarkup, context)] : [];
  return {
    input,
    extras: [...tools, chips, count],
    // Joins pasted lines, unless the text already had several.
    read: () => (isSingleLine ? input.value.trim().replace(/\s*\n\s*/g, ' ') : input.value),
  };
}

function toolbarFor(input: HTMLInputElement | HTMLTextAreaElement, hasMarkup: boolean, context: FormContext) {
  const { words, facts, links } = context;
  const replaceSelection = (change: (selected: string) => string) => {
    const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
    input.focus();
    input.setRangeText(change(input.value.slice(start, end)), start, end, 'select');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const tools = element('div', { class: 'tools' });
  if (hasMarkup) {
    const bold = button(element('b', {}, words.bold), () => replaceSelection((text) => `**${text || words.bold}**`));
    const insert = (address: string) => replaceSelection((text) => `[${text || words.link}](${address})`);
    tools.append(bold, ...linkTools(words, links, insert));
  }
  if (facts.length > 0) {
    const choices = facts.map(({ value, label }) => ({ value, label: `${value}: ${label}` }));
    tools.append(menuOf(words.fact, choices, (value) => replaceSelection(() => `{{${value}}}`)));
  }
  return tools;
}

/** A button that toggles an input for a link target, and that input. */
function linkTools(
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

export const selectOf = (choices: readonly Choice[], attributes: Readonly<Record<string, string>> = {}) =>
  element('select', attributes, ...choices.map(optionOf));

/** A select with a button, because arrow keys also select the options on the way to the wanted one. */
export function menuOf(name: string, choices: readonly Choice[], act: (value: string) => void): HTMLElement {
  const select = selectOf(choices, { 'aria-label': name });
  const go = button(name, () => act(select.value));
  return element('div', { class: 'menu' }, select, go);
}
