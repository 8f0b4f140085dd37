import type { FormValues } from 'nebel/shared/form-spec';

/** Name → what the visitor entered, as it was typed. */
export function enteredValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
