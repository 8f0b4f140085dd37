/** Forms for groups and lists, put together from the controls of their parts. */
import { button, element } from '../../dev/browser/element.ts';
import type { FieldForm } from '../protocol.ts';
import type { FormContext } from './context.ts';
import { type Control, singleControl } from './control.ts';
import { menuOf } from './select.ts';

/** The control for any field. Alone, it is all of a dialog and needs no frame of its own. */
export function controlFor(field: FieldForm, context: FormContext, isAlone = false): Control {
  if (field.kind === 'list') return listControl(field, context, isAlone);
  if (field.kind === 'group') return groupControl(field, context, isAlone);
  if (field.kind === 'fixed') return { element: element('span'), value: () => field.value, changes: () => [] };
  return singleControl(field, context, isAlone);
}

function groupControl(field: FieldForm, context: FormContext, isAlone: boolean): Control {
  const controls = new Map<string, Control>();
  const build = () => {
    const parts = (field.parts ?? []).map((part) => {
      const name = part.pointer.slice(part.pointer.lastIndexOf('/') + 1);
      const use = () => {
        const control = controlFor(part, context);
        controls.set(name, control);
        return control.element;
      };
      if (!part.absent || (context.isNew && (part.required || part.kind === 'list'))) return use();
      return context.isNew ? onDemand(part.title, use, context) : addButtons(part, part.pointer, undefined, context);
    });
    // What is left out comes last, one beside the other.
    return [
      ...parts.filter((part) => !part.classList.contains('add')),
      ...parts.filter((part) => part.classList.contains('add')),
    ];
  };
  return {
    element: isAlone ? element('div', {}, ...build()) : folded(field, context, build),
    value: () =>
      Object.fromEntries(
        [...controls].map(([key, control]) => [key, control.value()]).filter(([, each]) => each !== undefined),
      ),
    changes: () => [...controls.values()].flatMap((control) => control.changes()),
  };
}

function listControl(field: FieldForm, context: FormContext, isAlone: boolean): Control {
  if (context.isNew) return newList(field, context);
  const controls: Control[] = [];
  const { parts = [], pointer } = field;
  const build = () => {
    const entries = parts.map((part, index) => {
      const control = controlFor({ ...part, title: `${part.title} ${index + 1}` }, context);
      controls.push(control);
      return element('li', {}, control.element, entryButtons(part.pointer, index, parts.length, context));
    });
    return [element('ol', {}, ...entries), addButtons(field, pointer, parts.length, context)];
  };
  return {
    element: isAlone ? element('div', {}, ...build()) : folded(field, context, build),
    value: () => controls.map((control) => control.value()),
    changes: () => controls.flatMap((control) => control.changes()),
  };
}

/** A button in whose place there is something new when it is pressed. */
function onDemand(title: string, use: () => HTMLElement, { words }: FormContext): HTMLElement {
  const add = button(words.add(title), () => {
    const added = use();
    place.replaceWith(added);
    focusIn(added);
  });
  const place = element('div', { class: 'add' }, add);
  return place;
}

const focusIn = (part: HTMLElement) => part.querySelector<HTMLElement>('input, textarea, select')?.focus();

/** A list that is not in the file yet: it grows here until all of it is saved. */
function newList(field: FieldForm, context: FormContext): Control {
  const controls: Control[] = [];
  const entries = element('ol');
  const { items = [], parts = [] } = field;
  const { words } = context;
  let number = 0;
  const grow = (form: FieldForm) => {
    number += 1;
    const control = controlFor({ ...form, title: `${form.title} ${number}` }, context);
    const drop = () => {
      controls.splice(controls.indexOf(control), 1);
      entry.remove();
      more[0]?.focus();
    };
    const entry = element('li', {}, control.element, element('div', { class: 'entry' }, button(words.remove, drop)));
    controls.push(control);
    entries.append(entry);
    return entry;
  };
  const more = items.map((form) => button(words.add(form.title), () => focusIn(grow(form))));
  const [first] = items;
  for (const part of parts) grow(part);
  if (field.required && first) while (controls.length < Math.max(1, field.min ?? 1)) grow(first);
  return {
    element: newPart(field, entries, element('div', { class: 'add' }, ...more)),
    value: () => {
      const values = controls.map((control) => control.value()).filter((each) => each !== undefined && each !== '');
      return values.length === 0 && !field.required ? undefined : values;
    },
    changes: () => [],
  };
}

/** A group or list that is not in the file yet, with its parts. */
const newPart = ({ title, help, pointer }: FieldForm, ...parts: readonly HTMLElement[]): HTMLElement =>
  element(
    'fieldset',
    { 'data-pointer': pointer },
    element('legend', {}, title),
    element('p', { class: 'help' }, help),
    ...parts,
  );

/** Something that is opened when it is needed: its controls are made then, because a page may have hundreds. */
function folded(field: FieldForm, context: FormContext, build: () => readonly HTMLElement[]): HTMLElement {
  const { title, label, help, pointer } = field;
  if (context.isNew) return newPart(field, ...build());
  const summary = element('summary', {}, title, ...(label ? [element('small', {}, ` ${label}`)] : []));
  const details = element('details', { 'data-pointer': pointer }, summary);
  const fill = () => {
    if (details.childElementCount === 1) details.append(element('p', { class: 'help' }, help), ...build());
  };
  details.addEventListener('toggle', () => {
    if (details.open) {
      context.open.add(pointer);
      fill();
    } else context.open.delete(pointer);
  });
  if (context.open.has(pointer)) {
    fill();
    details.open = true;
  }
  return details;
}

/** Moves and removes an entry of a list. */
export function entryButtons(pointer: string, index: number, count: number, context: FormContext): HTMLElement {
  const { words } = context;
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const action = (name: string, isPossible: boolean, act: () => void) =>
    button(name, act, { 'data-act': `${pointer} ${name}`, ...(!isPossible && { disabled: '' }) });
  const move = (to: number, name: string) => context.apply({ op: 'move', pointer, to }, `${list}/${to} ${name}`);
  return element(
    'div',
    { class: 'entry' },
    action(words.up, index > 0, () => move(index - 1, words.up)),
    action(words.down, index < count - 1, () => move(index + 1, words.down)),
    action(words.remove, true, () => context.apply({ op: 'remove', pointer }, list)),
  );
}

/** More are a list to choose from. */
const MOST_BUTTONS = 3;

/** A button for each form that something new may have. */
export function addButtons(
  field: FieldForm,
  pointer: string,
  index: number | undefined,
  context: FormContext,
): HTMLElement {
  const shapes = index === undefined ? [] : (field.forms ?? []);
  if (shapes.length > MOST_BUTTONS) {
    const menu = menuOf(context.words.addOne, shapes, (value) => context.create(pointer, index, value));
    return element('div', { class: 'add' }, menu);
  }
  const only = { value: '', label: (index === undefined ? '' : field.entryTitle) || field.title };
  const buttons = (shapes.length > 0 ? shapes : [only]).map(({ value, label }) =>
    button(context.words.add(label), () => context.create(pointer, index, value || undefined)),
  );
  return element('div', { class: 'add' }, ...buttons);
}
