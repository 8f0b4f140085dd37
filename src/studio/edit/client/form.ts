/** Controls for groups and lists, composed of the controls of their parts. */
import { button, element } from '../../dev/browser/element.ts';
import type { FieldForm } from '../protocol.ts';
import { type Control, type FormContext, menuOf, singleControl } from './control.ts';

/** @param isRoot true for the top field of a dialog, which needs no frame */
export function controlFor(field: FieldForm, context: FormContext, isRoot = false): Control {
  if (field.kind === 'list') return context.actions ? listControl(field, context, isRoot) : newList(field, context);
  if (field.kind === 'group') return groupControl(field, context, isRoot);
  if (field.kind === 'fixed')
    return { element: element('span'), value: () => field.value, changes: () => [], reveal: () => false };
  return singleControl(field, context, isRoot);
}

function groupControl(field: FieldForm, context: FormContext, isRoot: boolean): Control {
  const { actions } = context;
  const controls = new Map<string, Control>();
  const show = (part: FieldForm) => {
    const control = controlFor(part, context);
    controls.set(part.pointer.slice(part.pointer.lastIndexOf('/') + 1), control);
    return control.element;
  };
  const isShown = (part: FieldForm) => !part.isAbsent || (!actions && (part.required || part.kind === 'list'));
  const offer = (part: FieldForm) => {
    const placeholder = addButtons([part], context, () => {
      if (actions) return actions.create({ ...part, required: true });
      const added = show(part);
      placeholder.replaceWith(added);
      focusIn(added);
    });
    return placeholder;
  };
  const { parts = [] } = field;
  // Buttons for missing fields come last, next to each other.
  const build = () => [...parts.filter(isShown).map(show), ...parts.filter((part) => !isShown(part)).map(offer)];
  return {
    ...frameFor(field, context, isRoot, build, (name) => controls.get(name)),
    value: () =>
      Object.fromEntries(
        [...controls].map(([key, control]) => [key, control.value()]).filter(([, each]) => each !== undefined),
      ),
    changes: () => [...controls.values()].flatMap((control) => control.changes()),
  };
}

function listControl(field: FieldForm, context: FormContext, isRoot: boolean): Control {
  const controls: Control[] = [];
  const { parts = [] } = field;
  const build = () => {
    const entries = parts.map((part, index) => {
      const control = controlFor({ ...part, title: `${part.title} ${index + 1}` }, context);
      controls.push(control);
      return element('li', {}, control.element, entryButtons(part.pointer, index, parts.length, context));
    });
    return [element('ol', { role: 'list' }, ...entries), addEntryButtons(field, parts.length, context)];
  };
  return {
    ...frameFor(field, context, isRoot, build, (name) => controls[Number(name)]),
    value: () => controls.map((control) => control.value()),
    changes: () => controls.flatMap((control) => control.changes()),
  };
}

/** A list that is not in the file yet. Its entries are saved all at once. */
function newList(field: FieldForm, context: FormContext): Control {
  const controls: Control[] = [];
  const entries = element('ol', { role: 'list' });
  const { itemForms = [], parts = [], required, min = 1 } = field;
  const { words } = context;
  let number = 0;
  const addEntryControl = (form: FieldForm) => {
    number += 1;
    const control = controlFor({ ...form, title: `${form.title} ${number}` }, context);
    const removeButton = button(words.remove, () => {
      controls.splice(controls.indexOf(control), 1);
      entry.remove();
      buttons[0]?.focus();
    });
    const entry = element('li', {}, control.element, element('div', { class: 'entry' }, removeButton));
    controls.push(control);
    entries.append(entry);
    return entry;
  };
  const buttons = itemForms.map((form) => button(words.add(form.title), () => focusIn(addEntryControl(form))));
  const [first] = itemForms;
  for (const part of parts) addEntryControl(part);
  if (required && first) while (controls.length < Math.max(1, min)) addEntryControl(first);
  const build = () => [entries, element('div', { class: 'add' }, ...buttons)];
  return {
    ...frameFor(field, context, false, build, (name) => controls[Number(name)]),
    value: () => {
      const values = controls.map((control) => control.value()).filter((each) => each !== undefined && each !== '');
      return values.length === 0 && !required ? undefined : values;
    },
    changes: () => [],
  };
}

const focusIn = (part: HTMLElement) => part.querySelector<HTMLElement>('input, textarea, select')?.focus();

/** Wraps parts in a fieldset if they are new, or else in a `details` element. */
function frameFor(
  { title, label, help, pointer }: FieldForm,
  { actions, expanded }: FormContext,
  isRoot: boolean,
  build: () => readonly HTMLElement[],
  partAt: (name: string) => Control | undefined,
): Pick<Control, 'element' | 'reveal'> {
  const helpText = element('p', { class: 'help' }, help);
  const name = actions && label ? [title, element('small', {}, ` ${label}`)] : [title];
  const heading = element(actions ? 'summary' : 'legend', {}, ...name);
  const frame = isRoot ? element('div') : element(actions ? 'details' : 'fieldset', {}, heading, helpText);
  const details = frame instanceof HTMLDetailsElement ? frame : undefined;
  let isBuilt = false;
  // Builds the controls only when they become visible, because a page can have hundreds.
  const expand = () => {
    if (!isBuilt) frame.append(...build());
    isBuilt = true;
    if (details) details.open = true;
  };
  if (!details || expanded.has(pointer)) expand();
  details?.addEventListener('toggle', () => {
    if (details.open) {
      expanded.add(pointer);
      expand();
    } else expanded.delete(pointer);
  });
  return {
    element: frame,
    reveal([name = '', ...path]) {
      expand();
      const part = partAt(name);
      if (part) return part.reveal(path);
      if (isRoot && name !== '') return false;
      frame.querySelector<HTMLElement>('summary, input, select, textarea, button')?.focus();
      return true;
    },
  };
}

/** Buttons that move or remove a list entry. */
export function entryButtons(pointer: string, index: number, count: number, context: FormContext): HTMLElement {
  const { words, actions } = context;
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const actionButton = (name: string, isEnabled: boolean, act: () => void) =>
    button(name, act, { 'data-act': `${pointer} ${name}`, ...(!isEnabled && { disabled: '' }) });
  const move = (to: number, name: string) => actions?.apply({ op: 'move', pointer, to }, `${list}/${to} ${name}`);
  return element(
    'div',
    { class: 'entry' },
    actionButton(words.up, index > 0, () => move(index - 1, words.up)),
    actionButton(words.down, index < count - 1, () => move(index + 1, words.down)),
    actionButton(words.remove, true, () => actions?.apply({ op: 'remove', pointer }, list)),
  );
}

/** Buttons that add a list entry, one for each possible schema. */
export const addEntryButtons = ({ pointer, itemForms = [] }: FieldForm, index: number, context: FormContext) =>
  addButtons(itemForms, context, (form) => context.actions?.create(withPointer(`${pointer}/${index}`, form), index));

/** Returns a form with all its pointers moved to another list entry. */
const withPointer = (pointer: string, form: FieldForm): FieldForm =>
  JSON.parse(JSON.stringify(form), (key, value) =>
    key === 'pointer' ? pointer + String(value).slice(form.pointer.length) : value,
  );

/** Beyond this, a menu replaces the buttons. */
const MAX_BUTTONS = 3;

function addButtons(forms: readonly FieldForm[], { words }: FormContext, add: (form: FieldForm) => void): HTMLElement {
  if (forms.length > MAX_BUTTONS) {
    const choices = forms.map(({ title }, index) => ({ value: String(index), label: title }));
    const choose = (value: string) => forms.slice(Number(value), Number(value) + 1).forEach(add);
    return element('div', { class: 'add' }, menuOf(words.addOne, choices, choose));
  }
  return element('div', { class: 'add' }, ...forms.map((form) => button(words.add(form.title), () => add(form))));
}
