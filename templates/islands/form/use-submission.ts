import type { Outcome, Runtime } from 'nebel/browser/runtime';
import type { FieldErrors } from 'nebel/shared/form-spec';
import { fillSlots } from 'nebel/shared/slots';
import { checkValues, FILL_TIME, readValues } from 'nebel/shared/submission';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { visitEntries } from '../../browser/session.ts';
import { type FormView, inputsOf } from '../../components/form/form-view.ts';
import { enteredValues, focusOutcome, useTitlePrefix } from './dom.ts';

/** State of a submission. Each attempt creates a new object, so that focus moves every time. */
export type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed' };

/** The pictures to attach to a form. */
export interface Attached {
  readonly files: readonly File[];
  /** Why another one was not accepted after the visitor submitted. Empty if none was. */
  readonly refusal: string;
}

export interface SubmissionOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly view: FormView;
  /** Undefined on the server, where nothing is ever sent. */
  readonly runtime: Runtime | undefined;
  /** True to keep an undeliverable form in the browser for a later attempt. */
  readonly keep: boolean;
  /** Resolves once all pictures are prepared. */
  readonly photos?: () => Promise<Attached>;
  /** Called once the submission is accepted or kept. The form stays locked until `reset`. */
  readonly onSent: (outcome: 'accepted' | 'kept') => void;
}

/** Shared behaviour of all forms: validates, submits once, and reports errors. */
export function useSubmission({ form, view, runtime, keep, photos, onSent }: SubmissionOptions) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  /** The error box. */
  const alert = useRef<HTMLDivElement>(null);
  /** What had the focus when the form was last submitted. */
  const submittedFrom = useRef<Element>(null);
  const isLocked = useRef(false);
  const startedAt = useRef<number | undefined>(undefined);
  const hasError = progress.kind === 'invalid' || progress.kind === 'failed';

  useTitlePrefix(view.texts.titlePrefix, hasError);

  // Runs on every attempt, since `progress` is a new object: repeated errors move the focus again.
  useEffect(() => {
    if (progress.kind === 'invalid' || progress.kind === 'failed')
      focusOutcome(alert.current, { from: submittedFrom.current, around: form.current });
  }, [progress, form]);

  // The browser would report one error at a time, in its own language. Without script, that is the fallback.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  });

  // Focus before hydration counts as the start.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) startedAt.current ??= performance.now();
  }, [form]);

  // The back/forward cache can restore the page with the form locked. Visitors who merely read another page in between, such
  // as the privacy statement, keep their input.
  const unlock = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isLocked.current) return;
    form.current?.reset();
    reset();
  });
  useEffect(() => {
    addEventListener('pageshow', unlock);
    return () => removeEventListener('pageshow', unlock);
  }, []);

  /** Records when the visitor started; for `onFocus`. */
  const noteStart = () => {
    startedAt.current ??= performance.now();
  };

  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'accepted' || outcome.kind === 'kept') return onSent(outcome.kind);
    isLocked.current = false;
    const errors = outcome.kind === 'invalid' ? addMissingMessage(view, outcome.errors) : {};
    const hasFieldError = inputsOf(view).some(({ name }) => errors[name]);
    // The form has changed since this page was loaded. The relay answers with a page that has the fields of today.
    if (Object.keys(errors).length > 0 && !hasFieldError && !view.noScript) return submitPlainly(form.current);
    setProgress(hasFieldError ? { kind: 'invalid', errors } : { kind: 'failed' });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!runtime) return;
    event.preventDefault();
    if (isLocked.current) return;
    isLocked.current = true;
    submittedFrom.current = document.activeElement;
    send(event.currentTarget, runtime).then(settle, (error: unknown) => {
      console.error(error);
      // The browser can send the form without us, unless there is no receiver for that.
      if (!view.noScript) submitPlainly(form.current);
      settle({ kind: 'failed' });
    });
  };

  /** Rejects only for a reason that nothing here foresees, such as a browser without an interface that we use. */
  const send = async (sent: HTMLFormElement, runtime: Runtime): Promise<Outcome> => {
    // Read before the fields are disabled: disabled fields have no value.
    const entered = enteredValues(sent);
    const typed = readValues(view, entered);
    const errors = checkValues(view, typed);
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    setProgress({ kind: 'submitting' });
    // Without a start, the visitor submitted what the browser had filled in, which took no time.
    const now = performance.now();
    const fillTime = String(Math.round(now - (startedAt.current ?? now)));
    const values = { ...entered, ...typed, ...(keep && visitEntries()), [FILL_TIME]: fillTime };
    const { files = [], refusal = '' } = (await photos?.()) ?? {};
    if (view.photos && refusal) return { kind: 'invalid', errors: { [view.photos.name]: refusal } };
    const attached = view.photos && files.length > 0 && { photos: { name: view.photos.name, files } };
    return runtime.submit({ action: view.action, values, ...attached }, { keep });
  };

  const reset = () => {
    isLocked.current = false;
    startedAt.current = undefined;
    setProgress({ kind: 'idle' });
  };

  return { progress, alert, submittedFrom, noteStart, onSubmit, reset };
}

/** Submits a form as without script, including fields that are disabled while it is being sent. */
function submitPlainly(form: HTMLFormElement | null): void {
  for (const control of form?.elements ?? []) (control as HTMLInputElement).disabled = false;
  form?.submit();
}

/** Adds the missing message for photos rejected on the way: they were too large. */
function addMissingMessage({ photos }: FormView, errors: FieldErrors): FieldErrors {
  if (!photos || errors[photos.name] !== '') return errors;
  return { ...errors, [photos.name]: fillSlots(photos.texts.tooLarge, { limit: photos.maxMegabytes }) };
}
