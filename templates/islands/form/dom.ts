/** What the islands of forms read from their page and change in it. */
import type { FormValues } from 'nebel/shared/form-spec';
import { useEffect } from 'react';

/** Returns the values entered by field name, without files. */
export function enteredValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** True if anything is entered in any field. */
export const hasEntries = (values: FormValues) => Object.values(values).some((value) => value.trim() !== '');

interface Moment {
  /** What had the focus when the visitor submitted the form. */
  readonly from: Element | null;
  /** The part of the page that the visitor was in. Defaults to the outcome itself. */
  readonly around?: HTMLElement | null;
}

/**
 * Moves the focus to the outcome of a submission, unless the visitor has moved on while it was sent: to a link or to another
 * part of the page. Screen readers announce the outcome in any case.
 */
export function focusOutcome(outcome: HTMLElement | null, { from, around = outcome }: Moment): void {
  const { activeElement, body } = document;
  const { top, bottom } = around?.getBoundingClientRect() ?? new DOMRect();
  const isInView = bottom > 0 && top < innerHeight;
  // A button that is disabled while it has the focus loses it to the body.
  if (isInView && [from, body, null].includes(activeElement)) outcome?.focus();
}

/** Prefixes the page title while `applies` is true. Screen readers read it first. */
export function useTitlePrefix(prefix: string, applies: boolean): void {
  useEffect(() => {
    if (!applies) return;
    const title = document.title;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix, applies]);
}
