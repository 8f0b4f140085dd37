/** The dialogs for changing a field and for adding a new part or page. */
import { element } from '../../dev/browser/element.ts';
import type { FieldForm, FieldPlace, FormResponse } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import type { EditorContext } from './context.ts';
import type { Control, FormContext } from './control.ts';
import { addEntryButtons, controlFor, entryButtons } from './form.ts';
import { type FormDialog, openFormDialog } from './window.ts';

/** The dialog below another one for the same file. Its changes are saved together with those of the upper dialog. */
type ParentDialog = Pick<FormDialog, 'file' | 'changes' | 'version' | 'onSaved'>;

/**
 * Opens the dialog for a field, which can be a group or a list.
 *
 * @param above shown above the form
 */
export async function openField(
  editor: EditorContext,
  { file, pointer }: FieldPlace,
  above: readonly HTMLElement[] = [],
  parent?: ParentDialog,
): Promise<void> {
  const request = { kind: 'form', file, pointer } as const;
  let response = await editor.ask<FormResponse>(request);
  let control: Control | undefined;
  const expanded = new Set<string>();
  const body = element('div', { class: 'body' });
  const hasParts = ['group', 'list'].includes(response.form.kind);

  const asParent: ParentDialog = {
    file,
    changes: () => [...(parent?.changes() ?? []), ...(control?.changes() ?? [])],
    version: () => parent?.version() ?? response.version,
    onSaved: () => void afterSave(''),
  };
  const dialog = openFormDialog(editor, {
    ...asParent,
    title: response.form.title,
    path: response.path,
    body,
    onSaved: () => parent?.onSaved(),
    reveal: (at) => control !== undefined && revealIn(control, pointer, at),
    onOtherField: (field) => openOnTop(editor, field, asParent),
  });
  /** Closes the dialog of a single field, or reloads one with several fields. */
  const afterSave = async (focus: string) => {
    if (!hasParts) return dialog.close();
    response = await editor.ask<FormResponse>(request);
    render();
    const target = [...body.querySelectorAll<HTMLButtonElement>('[data-act]')].find(
      ({ dataset }) => dataset.act === focus,
    );
    if (target?.disabled) target.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
    else if (target) target.focus();
    else if (control) revealIn(control, pointer, focus);
  };
  const actions = {
    async apply(change: Change, focus: string) {
      if (await dialog.save([...asParent.changes(), change])) await afterSave(focus);
    },
    create(form: FieldForm, index?: number) {
      const list = form.pointer.slice(0, form.pointer.lastIndexOf('/'));
      const changeFor = (value: unknown): Change =>
        index === undefined ? { op: 'set', pointer: form.pointer, value } : { op: 'add', pointer: list, index, value };
      openNewPart(editor, { ...response, form }, [...response.path, response.form.title], changeFor, {
        ...asParent,
        onSaved: () => void afterSave(index === undefined ? form.pointer : list),
      });
    },
  };
  const render = () => {
    const { form, entry } = response;
    const context = { ...response, words: editor.words, expanded, actions };
    control = controlFor(form, context, true);
    body.replaceChildren(...above, control.element, ...(entry && pointer !== '' ? [entryActions(entry, context)] : []));
  };
  render();
  dialog.focus();
}

/** Focuses the field at a pointer. Returns false if it is not part of the form of the field at `pointer`. */
const revealIn = (control: Control, pointer: string, at: string): boolean =>
  `${at}/`.startsWith(`${pointer}/`) && control.reveal(at.slice(pointer.length).split('/').slice(1));

const openOnTop = (editor: EditorContext, field: FieldPlace, parent: ParentDialog): void =>
  editor.run(() => openField(editor, field, [], field.file === parent.file ? parent : undefined));

/** Buttons for the list entry that contains a field. */
function entryActions({ pointer, title, list }: NonNullable<FormResponse['entry']>, context: FormContext): HTMLElement {
  const count = list.parts?.length ?? 0;
  const index = Number(pointer.slice(pointer.lastIndexOf('/') + 1));
  const name = context.words.entry(title, count);
  return element(
    'div',
    { class: 'around', role: 'group', 'aria-label': name },
    element('p', {}, name),
    entryButtons(pointer, index, count, context),
    addEntryButtons(list, index + 1, context),
  );
}

export const openNewPage = (editor: EditorContext, file: string, response: FormResponse, onSaved: () => void): void =>
  openNewPart(editor, response, response.path, (value) => ({ op: 'set', pointer: '', value }), {
    file,
    changes: () => [],
    version: () => response.version,
    onSaved,
  });

/** Opens the dialog for a new page, or for a new part of the file in the parent dialog. */
function openNewPart(
  editor: EditorContext,
  { form, facts, links }: FormResponse,
  path: readonly string[],
  changeFor: (value: unknown) => Change,
  parent: ParentDialog,
): void {
  const { words } = editor;
  const control = controlFor(form, { words, facts, links, expanded: new Set() }, true);
  openFormDialog(editor, {
    ...parent,
    title: words.add(form.title),
    path,
    body: element('div', { class: 'body' }, control.element),
    changes: () => [...parent.changes(), changeFor(control.value())],
    reveal: (at) => revealIn(control, form.pointer, at),
    onOtherField: (field) => field.file !== parent.file && openOnTop(editor, field, parent),
    isNew: true,
  }).focus();
}
