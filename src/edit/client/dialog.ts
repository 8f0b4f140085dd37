/** What the windows hold in which fields are changed. */
import { element } from '../../dev/browser/element.ts';
import type { FieldForm, FieldPlace, FormAnswer } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import type { Editing } from './context.ts';
import type { Control, FormContext } from './control.ts';
import { addEntry, controlFor, entryButtons } from './form.ts';
import { type FormWindow, showWindow } from './window.ts';

/** A window beneath another one about the same file: what was changed there is saved together with what is above. */
type Beneath = Pick<FormWindow, 'file' | 'changes' | 'version' | 'onSaved'>;

/**
 * Opens the window for a field, or for a group or list with all that is in it.
 *
 * @param above shown above the form
 */
export async function openField(
  editing: Editing,
  { file, pointer }: FieldPlace,
  above: readonly HTMLElement[] = [],
  beneath?: Beneath,
): Promise<void> {
  const question = { kind: 'form', file, pointer } as const;
  let answer = await editing.ask<FormAnswer>(question);
  let control: Control | undefined;
  const open = new Set<string>();
  const body = element('div', { class: 'body' });
  const isMany = ['group', 'list'].includes(answer.form.kind);

  const own: Beneath = {
    file,
    changes: () => [...(beneath?.changes() ?? []), ...(control?.changes() ?? [])],
    version: () => beneath?.version() ?? answer.version,
    onSaved: () => void after(''),
  };
  const dialog = showWindow(editing, {
    ...own,
    title: answer.form.title,
    path: answer.path,
    body,
    onSaved() {
      editing.saved();
      beneath?.onSaved();
    },
    reveal: (at) => control !== undefined && revealIn(control, pointer, at),
    onField: (field) => openAbove(editing, field, own),
  });
  /** A window for one field has done its work; one for many shows what has become of them. */
  const after = async (focus: string) => {
    if (!isMany) return dialog.close();
    answer = await editing.ask<FormAnswer>(question);
    show();
    const wanted = [...body.querySelectorAll<HTMLButtonElement>('[data-act]')].find(
      ({ dataset }) => dataset.act === focus,
    );
    if (wanted?.disabled) wanted.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
    else if (wanted) wanted.focus();
    else if (control) revealIn(control, pointer, focus);
  };
  const actions = {
    async apply(change: Change, focus: string) {
      if (await dialog.save([...own.changes(), change])) await after(focus);
    },
    create(form: FieldForm, index?: number) {
      const list = form.pointer.slice(0, form.pointer.lastIndexOf('/'));
      const changeFor = (value: unknown): Change =>
        index === undefined ? { op: 'set', pointer: form.pointer, value } : { op: 'add', pointer: list, index, value };
      openNew(editing, { ...answer, form }, [...answer.path, answer.form.title], changeFor, {
        ...own,
        onSaved: () => void after(index === undefined ? form.pointer : list),
      });
    },
  };
  const show = () => {
    const { form, entry } = answer;
    const context = { ...answer, words: editing.words, open, actions };
    control = controlFor(form, context, true);
    body.replaceChildren(...above, control.element, ...(entry && pointer !== '' ? [entryRow(entry, context)] : []));
  };
  show();
  dialog.focus();
}

/** Puts the focus on the field at a pointer. False if the form of the field at `pointer` does not have it. */
const revealIn = (control: Control, pointer: string, at: string): boolean =>
  `${at}/`.startsWith(`${pointer}/`) && control.reveal(at.slice(pointer.length).split('/').slice(1));

/** Opens the window for a field above another one. */
const openAbove = (editing: Editing, field: FieldPlace, beneath: Beneath): void =>
  editing.opening(() => openField(editing, field, [], field.file === beneath.file ? beneath : undefined));

/** What can be done with the entry of a list that a field belongs to. */
function entryRow({ pointer, title, list }: NonNullable<FormAnswer['entry']>, context: FormContext): HTMLElement {
  const count = list.parts?.length ?? 0;
  const index = Number(pointer.slice(pointer.lastIndexOf('/') + 1));
  const name = context.words.entry(title, count);
  return element(
    'div',
    { class: 'around', role: 'group', 'aria-label': name },
    element('p', {}, name),
    entryButtons(pointer, index, count, context),
    addEntry(list, index + 1, context),
  );
}

/** Opens the window for a page that is not there yet. */
export const openNewPage = (editing: Editing, file: string, answer: FormAnswer, onSaved: () => void): void =>
  openNew(editing, answer, answer.path, (value) => ({ op: 'set', pointer: '', value }), {
    file,
    changes: () => [],
    version: () => answer.version,
    onSaved,
  });

/** Opens the window for what is not there yet: a page, or a part of what is changed in the window beneath. */
function openNew(
  editing: Editing,
  { form, facts, links }: FormAnswer,
  path: readonly string[],
  changeFor: (value: unknown) => Change,
  beneath: Beneath,
): void {
  const { words } = editing;
  const control = controlFor(form, { words, facts, links, open: new Set() }, true);
  showWindow(editing, {
    ...beneath,
    title: words.add(form.title),
    path,
    body: element('div', { class: 'body' }, control.element),
    changes: () => [...beneath.changes(), changeFor(control.value())],
    onSaved() {
      editing.saved();
      beneath.onSaved();
    },
    reveal: (at) => revealIn(control, form.pointer, at),
    onField: (field) => field.file !== beneath.file && openAbove(editing, field, beneath),
    isNew: true,
  }).focus();
}
