import type { Runtime } from 'nebel/browser/runtime';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from '../../components/form/form.tsx';
import type { CallView, FormView } from '../../components/form/form-view.ts';
import { Outcome } from '../../components/form/outcome.tsx';
import { enteredValues, focusOutcome } from '../form/dom.ts';
import { Problems } from '../form/problems.tsx';
import { useSubmission } from '../form/use-submission.ts';

export interface NewsletterFormProps {
  readonly view: FormView;
  readonly call: CallView;
  /** Id of the heading that labels the form. */
  readonly labelledBy: string;
}

/** Newsletter sign-up, replaced by thanks once it was sent. */
export function NewsletterForm({ runtime, ...props }: NewsletterFormProps & { readonly runtime?: Runtime }) {
  const { view, call, labelledBy } = props;
  const [thanked, setThanked] = useState(false);
  // Set in the browser only, after hydration: without script, the button must always work.
  const [blank, setBlank] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { progress, alert, submittedFrom, noteStart, onSubmit, reset } = useSubmission({
    form,
    view,
    runtime,
    keep: false,
    onSent: () => setThanked(true),
  });
  const wasThanked = useRef(false);

  useEffect(() => {
    if (form.current) setBlank(isBlank(form.current, view));
    if (thanked) focusOutcome(thanks.current, { from: submittedFrom.current });
    else if (wasThanked.current) form.current?.querySelector('input')?.focus();
    wasThanked.current = thanked;
  }, [thanked, view, submittedFrom]);

  if (thanked) {
    const again = () => {
      reset();
      setThanked(false);
    };
    const { doneHeading = '', doneText, again: label } = view.texts;
    return (
      <Outcome heading={doneHeading} tag="h3" text={doneText} ref={thanks}>
        <button className="btn" type="button" onClick={again}>
          {label}
        </button>
      </Outcome>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (runtime && isBlank(event.currentTarget, view)) return event.preventDefault();
    onSubmit(event);
  };
  return (
    <Form
      view={view}
      labelledBy={labelledBy}
      errors={progress.kind === 'invalid' ? progress.errors : undefined}
      submitting={progress.kind === 'submitting'}
      nothingToSend={blank}
      locksFields
      ref={form}
      onSubmit={submit}
      onInput={({ currentTarget }) => setBlank(isBlank(currentTarget, view))}
      onFocus={noteStart}
    >
      <Problems progress={progress} view={view} call={call} heading="h3" ref={alert} />
    </Form>
  );
}

function isBlank(form: HTMLFormElement, { fields }: FormView): boolean {
  const values = enteredValues(form);
  return fields.every(({ name }) => values[name]?.trim() === '');
}
