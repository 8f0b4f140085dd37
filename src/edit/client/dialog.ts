/** Windows in which fields are changed. */
import { element } from '../../dev/browser/element.ts';
import type { EditAnswer, FieldForm, Finding, FormAnswer } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import type { Ask } from './ask.ts';
import type { Control } from './control.ts';
import { addButtons, controlFor, type EditWords, entryButtons, type FormContext } from './form.ts';

export interface DialogOptions {
  readonly ask: Ask;
  readonly words: EditWords;
  /** Where windows are put. */
  readonly root: ShadowRoot;
  readonly file: string;
  readonly pointer: string;
  /** Said above the form. */
  readonly note?: string;
  /** Told when something was saved. */
  readonly onSaved: () => void;
  /** Told when the window is closed. */
  readonly onClosed: () => void;
}

/** Milliseconds of quiet after which what was typed is checked. */
const QUIET = 500;

/** Opens the window for a field, or for a group or list with all that is in it. */
export async function openField(options: DialogOptions): Promise<void> {
  const { ask, words, file, pointer, note } = options;
  const question = { kind: 'form', file, pointer } as const;
  let answer = await ask<FormAnswer>(question);
  const open = new Set<string>();
  const body = element('div', { class: 'body' });
  let control: Control | undefined;
  const changes = () => control?.changes() ?? [];
  const dialog = showDialog({
    ...options,
    title: answer.form.title,
    path: [...answer.path, ''],
    body,
    changes,
    version: () => answer.version,
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
    create: (at, index, shape) =>
      createField({
        ...options,
        answer,
        at,
        index,
        shape,
        before: changes,
        onSaved: () => {
          options.onSaved();
          void after(at);
        },
      }),
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
    body.replaceChildren(...(note ? [element('p', { class: 'note-above' }, note)] : []), control.element, ...around);
  };
  show();
  dialog.focus();
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

interface NewFieldOptions extends DialogOptions {
  readonly answer: FormAnswer;
  readonly at: string;
  readonly index: number | undefined;
  readonly shape: string | undefined;
  /** What was changed in the window beneath, and is saved together with it. */
  readonly before: () => readonly Change[];
}

/** Opens the window for what is not there yet. */
async function createField(options: NewFieldOptions): Promise<void> {
  const { ask, words, file, answer, at, index, shape, before } = options;
  const pointer = index === undefined ? at : `${at}/${index}`;
  const form = await ask<FieldForm>({ kind: 'blank', file, pointer, ...(shape !== undefined && { form: shape }) });
  const refuse = () => {
    throw new Error('What is new has no place yet.');
  };
  const { facts, links } = answer;
  const control = controlFor(
    form,
    { words, facts, links, isNew: true, open: new Set(), apply: refuse, create: refuse },
    true,
  );
  const changes = (): readonly Change[] => {
    const value = control.value();
    return [
      ...before(),
      index === undefined ? { op: 'set', pointer, value } : { op: 'add', pointer: at, index, value },
    ];
  };
  const title = words.add(form.title);
  const body = element('div', { class: 'body' }, control.element);
  showDialog({
    ...options,
    title,
    path: [...answer.path, answer.form.title],
    body,
    changes,
    version: () => answer.version,
    isNew: true,
    onClosed: () => {},
  }).focus();
}

/** Opens the window for a page that is not there yet. */
export function openNewPage(options: Omit<DialogOptions, 'pointer'>, answer: FormAnswer): void {
  const { words } = options;
  const refuse = () => {
    throw new Error('What is new has no place yet.');
  };
  const { facts, links, form, path } = answer;
  const context = { words, facts, links, isNew: true, open: new Set<string>(), apply: refuse, create: refuse };
  const control = controlFor(form, context, true);
  const changes = () => [{ op: 'set', pointer: '', value: control.value() } as const];
  const body = element('div', { class: 'body' }, control.element);
  showDialog({
    ...options,
    title: words.add(form.title),
    path,
    body,
    changes,
    version: () => answer.version,
    isNew: true,
  }).focus();
}

interface Shown extends Pick<DialogOptions, 'ask' | 'words' | 'root' | 'file' | 'onSaved' | 'onClosed'> {
  readonly title: string;
  readonly path: readonly string[];
  readonly body: HTMLElement;
  /** All that is to be saved. */
  readonly changes: () => readonly Change[];
  readonly version: () => string;
  /** True for what is not in the file yet: that something is missing there is said when it is to be saved. */
  readonly isNew?: boolean;
}

/** A window with a form: what is found in it is said while it is filled in, and saving is refused if there is an error. */
function showDialog({ ask, words, root, file, title, path, body, changes, version, onSaved, onClosed, isNew }: Shown) {
  const dialog = element('dialog', { 'aria-label': title });
  const cancel = element('button', { type: 'button' }, words.cancel);
  const save = element('button', { type: 'submit', class: 'main' }, words.save);
  const said = element('div', { class: 'said', role: 'status' });
  const form = element('form', { method: 'dialog', novalidate: '' });
  form.append(
    element('header', {}, element('h2', {}, title), element('p', {}, path.filter(Boolean).join(' › '))),
    body,
    said,
    element('footer', {}, save, cancel),
  );
  dialog.append(form);
  root.append(dialog);

  let asked = 0;
  const tell = (heading: string, findings: readonly Finding[] = []) => {
    said.replaceChildren(
      ...(heading ? [element('p', {}, heading)] : []),
      ...(findings.length > 0 ? [listOf(findings, words)] : []),
    );
  };
  const request = async (kind: 'check' | 'save', wanted: readonly Change[]): Promise<EditAnswer | undefined> => {
    asked += 1;
    const number = asked;
    try {
      const answer = await ask<EditAnswer>({ kind, file, version: version(), changes: wanted });
      return number === asked ? answer : undefined;
    } catch (error) {
      tell(words.failed((error as Error).message));
      return undefined;
    }
  };
  const saveAll = async (wanted: readonly Change[]): Promise<boolean> => {
    clearTimeout(timer);
    save.disabled = true;
    tell(words.checking);
    const answer = await request('save', wanted);
    save.disabled = false;
    if (answer?.outcome === 'fine') {
      tell('');
      onSaved();
      return true;
    }
    if (answer?.outcome === 'conflict') tell(words.conflict);
    if (answer?.outcome === 'refused') tell(words.refused, answer.findings);
    isChecked = true;
    said.scrollIntoView({ block: 'nearest' });
    return false;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecked = !isNew;
  body.addEventListener('input', () => {
    clearTimeout(timer);
    if (!isChecked) return;
    timer = setTimeout(async () => {
      const wanted = changes();
      if (wanted.length === 0) return tell('');
      const answer = await request('check', wanted);
      if (answer?.outcome === 'conflict') tell(words.conflict);
      else if (answer)
        tell(
          answer.findings.length > 0 ? (answer.outcome === 'refused' ? words.refused : words.alsoFound) : '',
          answer.findings,
        );
    }, QUIET);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    // Who presses twice saves once.
    if (save.disabled) return;
    const wanted = changes();
    if (wanted.length === 0 || (await saveAll(wanted))) dialog.close();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    clearTimeout(timer);
    dialog.remove();
    onClosed();
  });
  dialog.showModal();
  return {
    save: saveAll,
    close: () => dialog.close(),
    focus: () => body.querySelector<HTMLElement>('textarea, input, select, summary, button')?.focus(),
  };
}

function listOf(findings: readonly Finding[], words: EditWords): HTMLElement {
  const items = findings.map(({ severity, message, why, fix, place }) =>
    element(
      'li',
      { class: severity },
      ...(place ? [element('code', {}, place)] : []),
      element('strong', {}, message),
      element('p', {}, why),
      element('p', {}, `${words.fix}: ${fix}`),
    ),
  );
  return element('ul', {}, ...items);
}
