/** A window with a form, which checks and saves what is in it. */
import { button, element } from '../../dev/browser/element.ts';
import type { EditAnswer, FieldName, Finding } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import type { EditWords } from './context.ts';
import { openModal, type WindowParts } from './modal.ts';
import { reveal } from './reveal.ts';

/** Milliseconds of quiet after which what was typed is checked. */
const QUIET = 500;

export interface FormWindow extends WindowParts {
  readonly file: string;
  /** Told when something was saved. */
  readonly onSaved: () => void;
  readonly title: string;
  readonly path: readonly string[];
  readonly body: HTMLElement;
  /** All that is to be saved. */
  readonly changes: () => readonly Change[];
  readonly version: () => string;
  /** Told of a field that is to be mended and is not in this window. */
  readonly onField: (field: FieldName) => void;
  /** True for what is not in the file yet: that something is missing there is said when it is to be saved. */
  readonly isNew?: boolean;
}

/** A window with a form: what is found in it is said while it is filled in, and saving is refused if there is an error. */
export function showWindow({
  ask,
  words,
  root,
  file,
  title,
  path,
  body,
  changes,
  version,
  onSaved,
  onClosed,
  onField,
  isNew,
}: FormWindow) {
  const save = element('button', { type: 'submit', class: 'main' }, words.save);
  const said = element('div', { class: 'said', role: 'status' });
  const form = element('form', { method: 'dialog', novalidate: '' });
  const dialog = openModal({
    root,
    title,
    about: [element('p', {}, path.filter(Boolean).join(' › '))],
    content: [body, said],
    leave: words.cancel,
    sent: { form, by: save },
    onClosed() {
      clearTimeout(timer);
      onClosed();
    },
  });

  const find = async (field: FieldName) => {
    if (field.file !== file || !(await reveal(body, field.pointer))) onField(field);
  };
  let asked = 0;
  const tell = (heading: string, findings: readonly Finding[] = []) => {
    said.replaceChildren(
      ...(heading ? [element('p', {}, heading)] : []),
      ...(findings.length > 0 ? [listOf(findings, words, find)] : []),
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
  return {
    save: saveAll,
    close: () => dialog.close(),
    focus: () => body.querySelector<HTMLElement>('textarea, input, select, summary, button')?.focus(),
  };
}

/** Findings, each with its remedy and a button that leads to its field. */
export function listOf(findings: readonly Finding[], words: EditWords, find: (field: FieldName) => void): HTMLElement {
  const items = findings.map(({ severity, message, why, fix, place, field }) =>
    element(
      'li',
      { class: severity },
      ...(field
        ? [button(field.title, () => find(field), { class: 'way' })]
        : place
          ? [element('code', {}, place)]
          : []),
      element('strong', {}, message),
      element('p', {}, why),
      element('p', {}, `${words.fix}: ${fix}`),
    ),
  );
  return element('ul', {}, ...items);
}
