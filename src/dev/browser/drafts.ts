/** Preserves the form entries of a page while it reloads. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Draft {
  readonly name: string;
  readonly state: string | boolean;
}

const KEY = 'nebel-preview-drafts';

/** Excludes hidden fields, which belong to the page, and files, which cannot be set. */
const controls = () =>
  [...document.querySelectorAll<Control>('form input, form select, form textarea')].filter(
    ({ name, type }) => name !== '' && !/^(hidden|file|submit|button)$/.test(type),
  );

const isTicked = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

const stateOf = (control: Control) => (isTicked(control) ? control.checked : control.value);

export function keepDrafts(storage: Storage): void {
  const drafts = controls().map((control): Draft => ({ name: control.name, state: stateOf(control) }));
  storage.setItem(KEY, JSON.stringify({ path: location.pathname, drafts }));
}

/** Restores the saved entries and deletes them from the storage. Skips controls that have moved. */
export function restoreDrafts(storage: Storage): void {
  const kept = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (kept === null) return;
  const { path, drafts }: { path: string; drafts: readonly Draft[] } = JSON.parse(kept);
  if (path !== location.pathname) return;
  for (const [index, control] of controls().entries()) {
    const draft = drafts[index];
    if (draft?.name !== control.name || draft.state === stateOf(control)) continue;
    if (isTicked(control)) control.checked = draft.state === true;
    else control.value = String(draft.state);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
