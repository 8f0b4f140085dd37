import type { FormValues } from 'nebel/shared/form-spec';

/** Name → what the visitor entered, as it was typed. Files are no text. */
export function enteredValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
