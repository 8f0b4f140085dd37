/** A dialog with a form that validates and saves its changes. */
import { button, element } from '../../dev/browser/element.ts';
import type { EditResult, FieldFinding, FieldName } from '../protocol.ts';
import type { EditWords } from '../words.ts';
import type { Change } from '../yaml/change.ts';
import { type EditorContext, failureText } from './context.ts';
import { openModal } from './modal.ts';

/** Delay between typing and validation. */
const DEBOUNCE_MS = 500;

export interface FormDialog {
  readonly file: string;
  readonly title: string;
  /** The file and the titles of the enclosing groups and lists, outermost first. */
  readonly path: readonly string[];
  readonly body: HTMLElement;
  /** True for something new. Validation starts with the first save, because required fields are still empty. */
  readonly isNew?: boolean;
  /** Returns all changes to save. */
  changes(): readonly Change[];
  /** Returns the version of the file being changed. */
  version(): string;
  onSaved(): void;
  /** Focuses a field of the file. Returns false if this dialog does not have it. */
  reveal(pointer: string): boolean;
  /** Called when the editor chooses to correct a field that is not in this dialog. */
  onOtherField(field: FieldName): void;
}

/** Opens a dialog with a form. Shows findings while it is filled in, and saves only without errors. */
export function openFormDialog(
  { ask, words, root, reportSaved }: EditorContext,
  { file, title, path, body, isNew, changes, version, onSaved, reveal, onOtherField }: FormDialog,
) {
  const saveButton = element('button', { type: 'submit', class: 'main' }, words.save);
  const status = element('div', { class: 'said', role: 'status' });
  const form = element('form', { method: 'dialog', novalidate: '' });
  const dialog = openModal(root, {
    title,
    intro: [element('p', {}, path.filter(Boolean).join(' › '))],
    content: [body, status],
    closeLabel: words.cancel,
    submit: { form, button: saveButton },
  });
  const goTo = (field: FieldName) => {
    if (field.file !== file || !reveal(field.pointer)) onOtherField(field);
  };
  const showFindings = (heading: string, findings: readonly FieldFinding[] = []) => {
    status.replaceChildren(
      ...(heading ? [element('p', {}, heading)] : []),
      ...(findings.length > 0 ? [findingList(findings, words, goTo)] : []),
    );
  };

  /** Slips that the last save mended. */
  let mended: readonly FieldFinding[] = [];
  let requestCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecked = !isNew;
  /** Resolves to true if the changes have no errors. Ignores the result if another request has been sent meanwhile. */
  const send = async (kind: 'check' | 'save', toSave: readonly Change[]): Promise<boolean> => {
    clearTimeout(timer);
    requestCount += 1;
    const number = requestCount;
    try {
      const result = await ask<EditResult>({ kind, file, version: version(), changes: toSave });
      if (number !== requestCount) return false;
      if (result.outcome === 'conflict') showFindings(words.conflict);
      else if (result.outcome === 'impossible') showFindings(words.impossible);
      else if (result.outcome === 'refused') showFindings(words.refused, result.findings);
      else if (kind === 'check' && result.findings.length > 0) showFindings(words.alsoFound, result.findings);
      else if (kind === 'check' && result.mended) showFindings(words.willMend, result.mended);
      else showFindings('');
      if (result.outcome === 'fine' && kind === 'save') mended = result.mended ?? [];
      return result.outcome === 'fine';
    } catch (error) {
      showFindings(failureText(error, words));
      return false;
    }
  };
  const save = async (toSave: readonly Change[]): Promise<boolean> => {
    saveButton.disabled = true;
    showFindings(words.checking);
    const isSaved = await send('save', toSave);
    saveButton.disabled = false;
    isChecked = true;
    if (!isSaved) status.scrollIntoView({ block: 'nearest' });
    else {
      reportSaved(mended);
      onSaved();
    }
    return isSaved;
  };
  body.addEventListener('input', () => {
    clearTimeout(timer);
    if (!isChecked) return;
    timer = setTimeout(() => {
      const toSave = changes();
      if (toSave.length === 0) showFindings('');
      else void send('check', toSave);
    }, DEBOUNCE_MS);
  });
  dialog.addEventListener('close', () => clearTimeout(timer));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    // A second submit must not save again.
    if (saveButton.disabled) return;
    const toSave = changes();
    if (toSave.length === 0 || (await save(toSave))) dialog.close();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  return {
    save,
    close: () => dialog.close(),
    focus: () => body.querySelector<HTMLElement>('textarea, input, select, summary, button')?.focus(),
  };
}

/** Lists findings, each with its remedy and a button that goes to its field. */
export function findingList(findings: readonly FieldFinding[], words: EditWords, goTo: (field: FieldName) => void) {
  const locationOf = ({ field, place }: FieldFinding) => {
    if (field) return [button(field.title, () => goTo(field), { class: 'way' })];
    return place ? [element('code', {}, place)] : [];
  };
  const items = findings.map((finding) =>
    element(
      'li',
      { class: finding.severity },
      ...locationOf(finding),
      element('strong', {}, finding.message),
      element('p', {}, finding.why),
      element('p', {}, `${words.fix}: ${finding.fix}`),
    ),
  );
  return element('ul', { role: 'list' }, ...items);
}
