/** What the windows hold in which fields are changed. */
import { element } from '../../dev/browser/element.ts';
import type { FieldForm, FieldName, FormAnswer } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import type { FormContext } from './context.ts';
import type { Control } from './control.ts';
import { addButtons, controlFor, entryButtons } from './form.ts';
import type { WindowParts } from './modal.ts';
import { type FormWindow, showWindow } from './window.ts';

export interface DialogOptions extends WindowParts, Pick<FormWindow, 'file' | 'onSaved'> {
  readonly pointer: string;
  /** Shown above the form. */
  readonly above?: readonly HTMLElement[];
  /** The window beneath, if it is about the same file: what was changed there is saved together with this. */
  readonly beneath?: Pick<FormWindow, 'changes' | 'version'> | undefined;
}

/** Opens the window for a field, or for a group or list with all that is in it. */
export async function openField(options: DialogOptions): Promise<void> {
  const { ask, words, file, pointer, above = [], beneath } = options;
  const question = { kind: 'form', file, pointer } as const;
  let answer = await ask<FormAnswer>(question);
  const open = new Set<string>();
  const body = element('div', { class: 'body' });
  let control: Control | undefined;
  const changes = () => [...(beneath?.changes() ?? []), ...(control?.changes() ?? [])];
  const version = () => beneath?.version() ?? answer.version;
  const dialog = showWindow({
    ...options,
    title: answer.form.title,
    path: [...answer.path, ''],
    body,
    changes,
    version,
    onField: (field) => openAbove(options, field, { changes, version, onSaved: () => void after('') }),
  });

  const context = (): FormContext => ({
    words,
    facts: answer.facts,
    links: answer.links,
    isNew: false,
    open,
    async apply(change, focus) {
      if (!(await dialog.save([...changes(), change]))) return;
      await after(focus);
    },
    async create(at, index, shape) {
      const pointer = index === undefined ? at : `${at}/${index}`;
      const form = await ask<FieldForm>({ kind: 'blank', file, pointer, ...(shape !== undefined && { form: shape }) });
      const onSaved = () => {
        options.onSaved();
        void after(at);
      };
      const around = { ...options, path: [...answer.path, answer.form.title], onSaved, onClosed: () => {} };
      // What was changed in the window beneath is saved together with it.
      openNew(around, { ...answer, form }, (value) => [
        ...changes(),
        index === undefined ? { op: 'set', pointer, value } : { op: 'add', pointer: at, index, value },
      ]);
    },
  });
  /** A window for one field has done its work; one for many shows what has become of them. */
  const after = async (focus: string) => {
    if (!isMany(answer.form)) return dialog.close();
    answer = await ask<FormAnswer>(question);
    show();
    const wanted = [...body.querySelectorAll<HTMLElement>('[data-act], details')].find(
      ({ dataset }) => dataset.act === focus || dataset.pointer === focus,
    );
    const target =
      wanted instanceof HTMLButtonElement && wanted.disabled
        ? wanted.parentElement?.querySelector<HTMLElement>('button:enabled')
        : (wanted?.querySelector('summary') ?? wanted);
    target?.focus();
  };
  const show = () => {
    control = controlFor(answer.form, context(), true);
    const { entry } = answer;
    const around = entry && pointer !== '' ? [entryRow(entry, context())] : [];
    body.replaceChildren(...above, control.element, ...around);
  };
  show();
  dialog.focus();
}

/** Opens the window for a field above another one. If both are about the same file, all is saved together. */
function openAbove(
  options: Omit<DialogOptions, 'pointer'>,
  { file, pointer }: FieldName,
  own?: NonNullable<DialogOptions['beneath']> & { readonly onSaved: () => void },
): void {
  const beneath = file === options.file ? own : undefined;
  const onSaved = () => {
    options.onSaved();
    beneath?.onSaved();
  };
  void openField({ ...options, file, pointer, above: [], beneath, onSaved, onClosed: () => {} });
}

const isMany = ({ kind }: FieldForm) => kind === 'group' || kind === 'list';

/** What can be done with the entry of a list that a field belongs to. */
function entryRow({ pointer, title, list }: NonNullable<FormAnswer['entry']>, context: FormContext): HTMLElement {
  const count = list.parts?.length ?? 0;
  const index = Number(pointer.slice(pointer.lastIndexOf('/') + 1));
  return element(
    'div',
    { class: 'around', role: 'group', 'aria-label': context.words.entry(title, count) },
    element('p', {}, context.words.entry(title, count)),
    entryButtons(pointer, index, count, context),
    addButtons(list, list.pointer, index + 1, context),
  );
}

/** Opens the window for a page that is not there yet. */
export const openNewPage = (options: Omit<DialogOptions, 'pointer'>, answer: FormAnswer): void =>
  openNew({ ...options, path: answer.path }, answer, (value) => [{ op: 'set', pointer: '', value }]);

/** Opens the window for what is not there yet. */
function openNew(
  options: Omit<DialogOptions, 'pointer'> & Pick<FormWindow, 'path'>,
  { form, facts, links, version }: FormAnswer,
  changesFor: (value: unknown) => readonly Change[],
): void {
  const { words } = options;
  const refuse = () => {
    throw new Error('What is new has no place yet.');
  };
  const context = { words, facts, links, isNew: true, open: new Set<string>(), apply: refuse, create: refuse };
  const control = controlFor(form, context, true);
  showWindow({
    ...options,
    title: words.add(form.title),
    body: element('div', { class: 'body' }, control.element),
    changes: () => changesFor(control.value()),
    version: () => version,
    onField: (field) => field.file !== options.file && openAbove(options, field),
    isNew: true,
  }).focus();
}
