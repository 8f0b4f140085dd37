/** Controls for single fields. */
import { element } from '../../dev/browser/element.ts';
import type { FieldForm } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import type { FormContext } from './context.ts';
import { selectOf } from './select.ts';
import { createTextBox, type Input } from './text-box.ts';

/** A part of a form. */
export interface Control {
  readonly element: HTMLElement;
  /** What it says now; undefined if it is left out. */
  value(): unknown;
  /** What was changed since the form was opened. */
  changes(): readonly Change[];
}

let numbers = 0;

/** A label, something to type or choose in, and what the schema says about it. */
export function singleControl(field: FieldForm, context: FormContext, isAlone: boolean): Control {
  const { pointer, title, help, required, value: old } = field;
  const { words } = context;
  numbers += 1;
  const id = `field-${numbers}`;
  const { input, extras, read } = inputFor(field, context, isAlone);
  input.id = id;
  input.setAttribute('aria-describedby', `${id}-help`);
  const label = element('label', { for: id, ...(isAlone && { class: 'unseen' }) }, title);
  if (!required && !isAlone) label.append(element('small', {}, ` ${words.optional}`));
  const about = element('p', { id: `${id}-help`, class: 'help' }, help);
  const box = element('div', { class: `field ${field.kind}` }, label, input, ...extras, about);
  input.dataset.pointer = pointer;
  const value = () => {
    const now = read();
    return now === '' && !required ? undefined : now;
  };
  return {
    element: box,
    value,
    changes() {
      const now = value();
      if (now === old || (now === '' && old === undefined)) return [];
      return now === undefined ? [{ op: 'remove', pointer }] : [{ op: 'set', pointer, value: now }];
    },
  };
}

function inputFor(field: FieldForm, context: FormContext, isAlone: boolean): Input {
  const { kind, value = '', choices = [], required, min, max } = field;
  const { words } = context;
  if (kind === 'choice') {
    const none = !required || value === '' ? [{ value: '', label: words.none }] : [];
    const select = selectOf([...none, ...choices]);
    select.value = String(value);
    return { input: select, extras: [], read: () => select.value };
  }
  if (kind === 'switch') {
    const box = element('input', { type: 'checkbox' });
    box.checked = value === true;
    // What is not so is left out, as people do; where a file says that it is not, it goes on saying so.
    const off = required || value === false ? false : '';
    return { input: box, extras: [], read: () => box.checked || off };
  }
  if (kind === 'day') {
    const day = element('input', { type: 'date', value: String(value) });
    return { input: day, extras: [], read: () => day.value };
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
  return createTextBox(field, context, isAlone);
}
