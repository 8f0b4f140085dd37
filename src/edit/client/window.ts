/** A window with a form, which checks and saves what is in it. */
import { button, element } from '../../dev/browser/element.ts';
import type { EditAnswer, FieldName, Finding } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import type { Editing, EditWords } from './context.ts';
import { openModal } from './modal.ts';

/** Milliseconds of quiet after which what was typed is checked. */
const QUIET = 500;

export interface FormWindow {
  readonly file: string;
  readonly title: string;
  /** Titles of what it is in, outermost first. */
  readonly path: readonly string[];
  readonly body: HTMLElement;
  /** True for what is not in the file yet: that something is missing there is said when it is to be saved. */
  readonly isNew?: boolean;
  /** All that is to be saved. */
  changes(): readonly Change[];
  /** Of the file that is changed. */
  version(): string;
  /** Told when something was saved. */
  onSaved(): void;
  /** Puts the focus on a field of the file, if this window has it. */
  reveal(pointer: string): boolean;
  /** Told of a field that is to be mended and is not in this window. */
  onField(field: FieldName): void;
}

/** A window with a form: what is found in it is said while it is filled in, and saving is refused if there is an error. */
export function showWindow(
  { ask, words, root }: Editing,
  { file, title, path, body, isNew, changes, version, onSaved, reveal, onField }: FormWindow,
) {
  const save = element('button', { type: 'submit', class: 'main' }, words.save);
  const said = element('div', { class: 'said', role: 'status' });
  const form = element('form', { method: 'dialog', novalidate: '' });
  const dialog = openModal(root, {
    title,
    about: [element('p', {}, path.filter(Boolean).join(' › '))],
    content: [body, said],
    leave: words.cancel,
    sent: { form, by: save },
  });
  const find = (field: FieldName) => {
    if (field.file !== file || !reveal(field.pointer)) onField(field);
  };
  const tell = (heading: string, findings: readonly Finding[] = []) => {
    said.replaceChildren(
      ...(heading ? [element('p', {}, heading)] : []),
      ...(findings.length > 0 ? [listOf(findings, words, find)] : []),
    );
  };

  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecked = !isNew;
  /** True if nothing speaks against the changes. An answer that comes after the next question says nothing any more. */
  const request = async (kind: 'check' | 'save', wanted: readonly Change[]): Promise<boolean> => {
    clearTimeout(timer);
    asked += 1;
    const number = asked;
    try {
      const answer = await ask<EditAnswer>({ kind, file, version: version(), changes: wanted });
      if (number !== asked) return false;
      if (answer.outcome === 'conflict') tell(words.conflict);
      else if (answer.outcome === 'refused') tell(words.refused, answer.findings);
      else if (kind === 'check' && answer.findings.length > 0) tell(words.alsoFound, answer.findings);
      else tell('');
      return answer.outcome === 'fine';
    } catch (error) {
      tell(words.failed((error as Error).message));
      return false;
    }
  };
  const saveAll = async (wanted: readonly Change[]): Promise<boolean> => {
    save.disabled = true;
    tell(words.checking);
    const isSaved = await request('save', wanted);
    save.disabled = false;
    isChecked = true;
    if (isSaved) onSaved();
    else said.scrollIntoView({ block: 'nearest' });
    return isSaved;
  };
  body.addEventListener('input', () => {
    clearTimeout(timer);
    if (!isChecked) return;
    timer = setTimeout(() => {
      const wanted = changes();
      if (wanted.length === 0) tell('');
      else void request('check', wanted);
    }, QUIET);
  });
  dialog.addEventListener('close', () => clearTimeout(timer));
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
  return {
    save: saveAll,
    close: () => dialog.close(),
    focus: () => body.querySelector<HTMLElement>('textarea, input, select, summary, button')?.focus(),
  };
}

/** Findings, each with its remedy and a button that leads to its field. */
export function listOf(findings: readonly Finding[], words: EditWords, find: (field: FieldName) => void): HTMLElement {
  const placeOf = ({ field, place }: Finding) => {
    if (field) return [button(field.title, () => find(field), { class: 'way' })];
    return place ? [element('code', {}, place)] : [];
  };
  const items = findings.map((found) =>
    element(
      'li',
      { class: found.severity },
      ...placeOf(found),
      element('strong', {}, found.message),
      element('p', {}, found.why),
      element('p', {}, `${words.fix}: ${found.fix}`),
    ),
  );
  return element('ul', {}, ...items);
}
