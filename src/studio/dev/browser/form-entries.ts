/** Preserves the form entries of a page while it reloads. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FormEntry {
  readonly name: string;
  readonly state: string | boolean;
}

const KEY = 'nebel-form-entries';

/** Excludes hidden fields, which belong to the page, and files, which cannot be set. */
const controls = () =>
  [...document.querySelectorAll<Control>('form input, form select, form textarea')].filter(
    ({ name, type }) => name !== '' && !/^(hidden|file|submit|button)$/.test(type),
  );

const isTickable = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

const stateOf = (control: Control) => (isTickable(control) ? control.checked : control.value);

export function saveEntries(storage: Storage): void {
  const entries = controls().map((control): FormEntry => ({ name: control.name, state: stateOf(control) }));
  storage.setItem(KEY, JSON.stringify({ path: location.pathname, entries }));
}

/** Restores the saved entries and deletes them from the storage. Skips controls that have moved. */
export function restoreEntries(storage: Storage): void {
  const kept = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (kept === null) return;
  const { path, entries }: { path: string; entries: readonly FormEntry[] } = JSON.parse(kept);
  if (path !== location.pathname) return;
  for (const [index, control] of controls().entries()) {
    const entry = entries[index];
    if (entry?.name !== control.name || entry.state === stateOf(control)) continue;
    if (isTickable(control)) control.checked = entry.state === true;
    else control.value = String(entry.state);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
