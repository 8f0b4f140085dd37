import type { FormValues } from 'nebel/shared/form-spec';

/** Returns the values entered by field name, without files. */
export function enteredValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** True if anything is entered in any field. */
export const hasEntries = (values: FormValues) => Object.values(values).some((value) => value.trim() !== '');
