/** Where a text is typed: how long it may be, bold and links where it may have them, and facts. */
import { button, element } from '../../dev/browser/element.ts';
import type { FieldForm } from '../protocol.ts';
import type { FormContext } from './context.ts';
import { menuOf } from './select.ts';

/** A text that may be longer gets several lines, in characters. */
const LONG = 70;

/** Something to type or choose in, and what is shown beside it. */
export interface Input {
  readonly input: HTMLElement;
  readonly extras: readonly HTMLElement[];
  read(): unknown;
}

export function createTextBox(field: FieldForm, context: FormContext, isAlone: boolean): Input {
  const { words } = context;
  const { marked, min, max } = field;
  const old = String(field.value ?? '');
  const isLong = marked || isAlone || old.length > LONG;
  const input = isLong ? element('textarea', { rows: '1' }) : element('input', { type: 'text', autocomplete: 'off' });
  input.value = old;
  input.spellcheck = true;
  const count = element('output', { class: 'count' });
  const chips = element('ul', { class: 'chips', 'aria-label': words.usedFacts });
  const show = () => {
    count.textContent = words.characters(input.value.length, min, max);
    count.classList.toggle('over', input.value.length > (max ?? Number.POSITIVE_INFINITY));
    const used = context.facts.filter(({ value }) => input.value.includes(`{{${value}}}`));
    chips.replaceChildren(
      ...used.map(({ value, label }) => element('li', {}, element('code', {}, value), ` ${label}`)),
    );
    if (input instanceof HTMLTextAreaElement) {
      input.style.height = 'auto';
      if (input.scrollHeight > 0) input.style.height = `${input.scrollHeight + 4}px`;
    }
  };
  input.addEventListener('input', show);
  // A line of its own would show as a space.
  input.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    if (marked || old.includes('\n')) return;
    event.preventDefault();
    input.form?.requestSubmit();
  });
  // It has a height as soon as it is to be seen.
  requestAnimationFrame(show);
  new ResizeObserver(show).observe(chips);
  show();
  const tools = marked || isAlone ? [toolsFor(input, marked === true, context)] : [];
  const isLine = !old.includes('\n');
  return {
    input,
    extras: [...tools, chips, count],
    // A field is one paragraph unless it was more: what is pasted into it may be broken into lines.
    read: () => (isLine ? input.value.trim().replace(/\s*\n\s*/g, ' ') : input.value),
  };
}

/** Buttons above a text. */
function toolsFor(
  input: HTMLInputElement | HTMLTextAreaElement,
  marked: boolean,
  { words, facts, links }: FormContext,
) {
  const replaceSelection = (change: (selected: string) => string) => {
    const { selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? input.value.length, selectionEnd ?? input.value.length];
    const next = change(input.value.slice(start, end));
    input.focus();
    input.setRangeText(next, start, end, 'select');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const tools = element('div', { class: 'tools' });
  if (marked) {
    const bold = button(element('b', {}, words.bold), () => replaceSelection((text) => `**${text || words.bold}**`));
    const row = linkRow({ words, links }, (address) => {
      replaceSelection((text) => `[${text || words.link}](${address})`);
      link.setAttribute('aria-expanded', 'false');
    });
    const toggle = () => {
      row.hidden = !row.hidden;
      link.setAttribute('aria-expanded', String(!row.hidden));
      if (!row.hidden) row.querySelector('input')?.focus();
    };
    const link = button(words.link, toggle, { 'aria-expanded': 'false' });
    tools.append(bold, link, row);
  }
  if (facts.length > 0) {
    const choices = facts.map(({ value, label }) => ({ value, label: `${value}: ${label}` }));
    tools.append(menuOf(words.fact, choices, (value) => replaceSelection(() => `{{${value}}}`)));
  }
  return tools;
}

function linkRow({ words, links }: Pick<FormContext, 'words' | 'links'>, insert: (address: string) => void) {
  const list = element('datalist', { id: 'pages' });
  for (const { value, label } of links) list.append(element('option', { value }, label));
  const address = element('input', { type: 'text', list: 'pages', 'aria-label': words.linkTo, placeholder: '/' });
  const finish = () => {
    if (address.value.trim() === '') return;
    row.hidden = true;
    insert(address.value.trim());
    address.value = '';
  };
  const row = element('div', { class: 'row', hidden: '' }, address, list, button(words.insert, finish));
  address.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  });
  return row;
}
