import type { Outcome, Runtime } from 'nebel/browser/runtime';
import type { FieldErrors } from 'nebel/shared/form-spec';
import { fillSlots } from 'nebel/shared/slots';
import { checkValues, FILL_TIME, readValues } from 'nebel/shared/submission';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { visitEntries } from '../../browser/visit.ts';
import { askedIn, type FormView } from '../../components/form/form-view.ts';
import { enteredValues } from './entered-values.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

/** How far a form has come. Each attempt makes a new object, so that focus moves each time. */
export type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed' };

export interface SubmissionOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly view: FormView;
  /** Missing on the server, where nothing is ever sent. */
  readonly runtime: Runtime | undefined;
  /** True if the form may wait in this browser when it cannot be sent. */
  readonly keep: boolean;
  /** The pictures that go with it. They may take a moment. */
  readonly photos?: () => Promise<readonly File[]>;
  /** Called once the form is out of the visitor's hands. The form stays locked until `reset`. */
  readonly onSent: (outcome: 'accepted' | 'kept') => void;
}

export interface Submission {
  readonly progress: Progress;
  /** The box that says why sending failed. */
  readonly alert: RefObject<HTMLDivElement | null>;
  /** Note the moment the visitor began; for `onFocus`. */
  readonly noteStart: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly reset: () => void;
}

/** What every form does: checks what the browser did not, sends once, and says what went wrong. */
export function useSubmission({ form, view, runtime, keep, photos, onSent }: SubmissionOptions): Submission {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const alert = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const startedAt = useRef<number | undefined>(undefined);
  const inTrouble = progress.kind === 'invalid' || progress.kind === 'failed';

  useTitlePrefix(view.texts.titlePrefix, inTrouble);

  // Each attempt is an object of its own: the second with the same mistakes moves the focus, too.
  useEffect(() => {
    if (progress.kind === 'failed') alert.current?.focus();
    if (progress.kind !== 'invalid') return;
    // The list of mistakes is read out by itself; typing goes on at the first of them.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus({ preventScroll: true });
    wrong?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [progress, form]);

  // The browser would name one mistake at a time, in its own language. Without script there is nothing better.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  });

  // If the form was touched before it came to life, that moment counts as the start.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) startedAt.current ??= performance.now();
  }, [form]);

  // The browser may bring the page back as it was left, with the form locked. Who only read another page on the way, the
  // privacy statement for one, goes on writing.
  const unlock = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !underWay.current) return;
    form.current?.reset();
    reset();
  });
  useEffect(() => {
    addEventListener('pageshow', unlock);
    return () => removeEventListener('pageshow', unlock);
  }, []);

  const noteStart = () => {
    startedAt.current ??= performance.now();
  };

  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'accepted' || outcome.kind === 'kept') return onSent(outcome.kind);
    underWay.current = false;
    const errors = outcome.kind === 'invalid' ? worded(view, outcome.errors) : {};
    const isNamed = askedIn(view).some(({ name }) => errors[name]);
    setProgress(isNamed ? { kind: 'invalid', errors } : { kind: 'failed' });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!runtime) return;
    event.preventDefault();
    if (underWay.current) return;
    // Before the fields are locked: what is locked has no value.
    const entered = enteredValues(event.currentTarget);
    const errors = checkValues(view, readValues(view, entered));
    if (Object.keys(errors).length > 0) return setProgress({ kind: 'invalid', errors });
    underWay.current = true;
    setProgress({ kind: 'submitting' });
    // Without a start the visitor sent what the browser had filled in: that took no time.
    const now = performance.now();
    const fillTime = String(Math.round(now - (startedAt.current ?? now)));
    const values = { ...entered, ...(keep && visitEntries()), [FILL_TIME]: fillTime };
    const submit = async () => {
      const files = (await photos?.()) ?? [];
      const attached = view.photos && files.length > 0 && { photos: { name: view.photos.name, files } };
      return runtime.submit({ action: view.action, values, ...attached }, { keep });
    };
    submit().then(settle);
  };

  const reset = () => {
    underWay.current = false;
    startedAt.current = undefined;
    setProgress({ kind: 'idle' });
  };

  return { progress, alert, noteStart, onSubmit, reset };
}

/** What was refused without words on the way was too large for it. */
function worded({ photos }: FormView, errors: FieldErrors): FieldErrors {
  if (!photos || errors[photos.name] !== '') return errors;
  return { ...errors, [photos.name]: fillSlots(photos.texts.tooLarge, { limit: photos.maxMegabytes }) };
}
