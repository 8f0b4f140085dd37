/** What someone has typed into the forms of a page outlives its reload. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Draft {
  readonly index: number;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
}

const KEY = 'nebel-preview-drafts';

const controls = () => [...document.querySelectorAll<Control>('form input, form select, form textarea')];

const isTicked = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** Hidden fields are the page's own business, and files cannot be set. */
const isKept = ({ name, type }: Control) => name !== '' && !/^(hidden|file|submit|button)$/.test(type);

export function keepDrafts(storage: Storage): void {
  const drafts = controls().flatMap((control, index): Draft[] => {
    const { name, value } = control;
    return isKept(control) ? [{ index, name, value, checked: isTicked(control) && control.checked }] : [];
  });
  storage.setItem(KEY, JSON.stringify({ path: location.pathname, drafts }));
}

/** Fills in what was remembered, and forgets it. A control that is elsewhere now stays as it is. */
export function restoreDrafts(storage: Storage): void {
  const kept = storage.getItem(KEY);
  storage.removeItem(KEY);
  if (kept === null) return;
  const { path, drafts }: { path: string; drafts: readonly Draft[] } = JSON.parse(kept);
  if (path !== location.pathname) return;
  const present = controls();
  for (const { index, name, value, checked } of drafts) {
    const control = present[index];
    if (control?.name !== name) continue;
    if (isTicked(control) ? control.checked === checked : control.value === value) continue;
    if (isTicked(control)) control.checked = checked;
    else control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
