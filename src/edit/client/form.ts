/** Forms for groups and lists, put together from the controls of their parts. */
import { button, element } from '../../dev/browser/element.ts';
import type { FieldForm } from '../protocol.ts';
import { type Control, type FormContext, menuOf, singleControl } from './control.ts';

/** The control for any field. Alone, it is all of a dialog and needs no frame of its own. */
export function controlFor(field: FieldForm, context: FormContext, isAlone = false): Control {
  if (field.kind === 'list') return context.actions ? listControl(field, context, isAlone) : newList(field, context);
  if (field.kind === 'group') return groupControl(field, context, isAlone);
  if (field.kind === 'fixed')
    return { element: element('span'), value: () => field.value, changes: () => [], reveal: () => false };
  return singleControl(field, context, isAlone);
}

function groupControl(field: FieldForm, context: FormContext, isAlone: boolean): Control {
  const { actions } = context;
  const controls = new Map<string, Control>();
  const use = (part: FieldForm) => {
    const control = controlFor(part, context);
    controls.set(part.pointer.slice(part.pointer.lastIndexOf('/') + 1), control);
    return control.element;
  };
  const isShown = (part: FieldForm) => !part.absent || (!actions && (part.required || part.kind === 'list'));
  const adding = (part: FieldForm) => {
    const place = addButtons([part], context, () => {
      if (actions) return actions.create({ ...part, required: true });
      const added = use(part);
      place.replaceWith(added);
      focusIn(added);
    });
    return place;
  };
  const { parts = [] } = field;
  // What is left out comes last, one beside the other.
  const build = () => [...parts.filter(isShown).map(use), ...parts.filter((part) => !isShown(part)).map(adding)];
  return {
    ...framed(field, context, isAlone, build, (name) => controls.get(name)),
    value: () =>
      Object.fromEntries(
        [...controls].map(([key, control]) => [key, control.value()]).filter(([, each]) => each !== undefined),
      ),
    changes: () => [...controls.values()].flatMap((control) => control.changes()),
  };
}

function listControl(field: FieldForm, context: FormContext, isAlone: boolean): Control {
  const controls: Control[] = [];
  const { parts = [] } = field;
  const build = () => {
    const entries = parts.map((part, index) => {
      const control = controlFor({ ...part, title: `${part.title} ${index + 1}` }, context);
      controls.push(control);
      return element('li', {}, control.element, entryButtons(part.pointer, index, parts.length, context));
    });
    return [element('ol', {}, ...entries), addEntry(field, parts.length, context)];
  };
  return {
    ...framed(field, context, isAlone, build, (name) => controls[Number(name)]),
    value: () => controls.map((control) => control.value()),
    changes: () => controls.flatMap((control) => control.changes()),
  };
}

/** A list that is not in the file yet: it grows here until all of it is saved. */
function newList(field: FieldForm, context: FormContext): Control {
  const controls: Control[] = [];
  const entries = element('ol');
  const { items = [], parts = [], required, min = 1 } = field;
  const { words } = context;
  let number = 0;
  const grow = (form: FieldForm) => {
    number += 1;
    const control = controlFor({ ...form, title: `${form.title} ${number}` }, context);
    const drop = button(words.remove, () => {
      controls.splice(controls.indexOf(control), 1);
      entry.remove();
      more[0]?.focus();
    });
    const entry = element('li', {}, control.element, element('div', { class: 'entry' }, drop));
    controls.push(control);
    entries.append(entry);
    return entry;
  };
  const more = items.map((form) => button(words.add(form.title), () => focusIn(grow(form))));
  const [first] = items;
  for (const part of parts) grow(part);
  if (required && first) while (controls.length < Math.max(1, min)) grow(first);
  const build = () => [entries, element('div', { class: 'add' }, ...more)];
  return {
    ...framed(field, context, false, build, (name) => controls[Number(name)]),
    value: () => {
      const values = controls.map((control) => control.value()).filter((each) => each !== undefined && each !== '');
      return values.length === 0 && !required ? undefined : values;
    },
    changes: () => [],
  };
}

const focusIn = (part: HTMLElement) => part.querySelector<HTMLElement>('input, textarea, select')?.focus();

/** Puts parts together: what is new in a frame, all else in something that is opened when it is needed. */
function framed(
  { title, label, help, pointer }: FieldForm,
  { actions, open }: FormContext,
  isAlone: boolean,
  build: () => readonly HTMLElement[],
  partNamed: (name: string) => Control | undefined,
): Pick<Control, 'element' | 'reveal'> {
  const about = element('p', { class: 'help' }, help);
  const name = actions && label ? [title, element('small', {}, ` ${label}`)] : [title];
  const head = element(actions ? 'summary' : 'legend', {}, ...name);
  const shown = isAlone ? element('div') : element(actions ? 'details' : 'fieldset', {}, head, about);
  const details = shown instanceof HTMLDetailsElement ? shown : undefined;
  let isFilled = false;
  // The controls are made when they are to be seen, because a page may have hundreds.
  const unfold = () => {
    if (!isFilled) shown.append(...build());
    isFilled = true;
    if (details) details.open = true;
  };
  if (!details || open.has(pointer)) unfold();
  details?.addEventListener('toggle', () => {
    if (details.open) {
      open.add(pointer);
      unfold();
    } else open.delete(pointer);
  });
  return {
    element: shown,
    reveal([name = '', ...path]) {
      unfold();
      const part = partNamed(name);
      if (part) return part.reveal(path);
      if (isAlone && name !== '') return false;
      shown.querySelector<HTMLElement>('summary, input, select, textarea, button')?.focus();
      return true;
    },
  };
}

/** Moves and removes an entry of a list. */
export function entryButtons(pointer: string, index: number, count: number, context: FormContext): HTMLElement {
  const { words, actions } = context;
  const list = pointer.slice(0, pointer.lastIndexOf('/'));
  const action = (name: string, isPossible: boolean, act: () => void) =>
    button(name, act, { 'data-act': `${pointer} ${name}`, ...(!isPossible && { disabled: '' }) });
  const move = (to: number, name: string) => actions?.apply({ op: 'move', pointer, to }, `${list}/${to} ${name}`);
  return element(
    'div',
    { class: 'entry' },
    action(words.up, index > 0, () => move(index - 1, words.up)),
    action(words.down, index < count - 1, () => move(index + 1, words.down)),
    action(words.remove, true, () => actions?.apply({ op: 'remove', pointer }, list)),
  );
}

/** Asks for a new entry of a list, in one of its shapes. */
export const addEntry = ({ pointer, items = [] }: FieldForm, index: number, context: FormContext): HTMLElement =>
  addButtons(items, context, (form) => context.actions?.create(movedTo(`${pointer}/${index}`, form), index));

/** The form of an entry for another place in its list. */
const movedTo = (pointer: string, form: FieldForm): FieldForm =>
  JSON.parse(JSON.stringify(form), (key, value) =>
    key === 'pointer' ? pointer + String(value).slice(form.pointer.length) : value,
  );

/** Maximum number of buttons. More are a list to choose from. */
const MOST_BUTTONS = 3;

/** A button for each form that something new may have. */
function addButtons(forms: readonly FieldForm[], { words }: FormContext, add: (form: FieldForm) => void): HTMLElement {
  if (forms.length > MOST_BUTTONS) {
    const choices = forms.map(({ title }, index) => ({ value: String(index), label: title }));
    const choose = (value: string) => forms.slice(Number(value), Number(value) + 1).forEach(add);
    return element('div', { class: 'add' }, menuOf(words.addOne, choices, choose));
  }
  return element('div', { class: 'add' }, ...forms.map((form) => button(words.add(form.title), () => add(form))));
}
