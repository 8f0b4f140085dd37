import type { FieldErrors } from 'nebel/template-api';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { CallLink } from './call-link.tsx';
import { type CallView, type FormView, fieldId, inputsOf } from './form-view.ts';
import './alert.css';

/** Heading level inside the form; it depends on where the form is embedded. */
export type HeadingTag = 'h2' | 'h3' | 'h4';

interface AlertProps {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** True on a page that answers a submission without script: the browser moves the focus as soon as it shows the page. */
  readonly hasFocus?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Red box at the top of a form. It receives the focus, so that it is in view and read first, and Tab leads from it to the
 * fields.
 */
function Alert({ ref, hasFocus, children }: AlertProps) {
  return (
    <div className="alert" tabIndex={-1} ref={ref} {...(hasFocus && { autoFocus: true })}>
      <div role="alert">{children}</div>
    </div>
  );
}

interface ErrorSummaryProps extends Omit<AlertProps, 'children'> {
  readonly view: FormView;
  readonly errors: FieldErrors;
  readonly heading: HeadingTag;
}

/** Summary of all errors, each linked to its field. */
export function ErrorSummary({ view, errors, heading: Heading, ...box }: ErrorSummaryProps) {
  return (
    <Alert {...box}>
      <Heading className="alert-heading">{view.texts.summaryHeading}</Heading>
      <ul role="list" className="alert-list">
        {inputsOf(view).map(
          ({ name }) =>
            errors[name] && (
              <li key={name}>
                <a href={`#${fieldId(view, name)}`} onClick={focusTarget}>
                  {errors[name]}
                </a>
              </li>
            ),
        )}
      </ul>
    </Alert>
  );
}

/** Focuses the field a summary link points at, without changing the address. The link also works without script. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  // Brings the label and the error message above the field into view as well.
  field.parentElement?.scrollIntoView();
}

interface ErrorBoxProps extends Omit<AlertProps, 'children'> {
  readonly view: Pick<FormView, 'texts'>;
  readonly call: CallView;
  /** Overrides the form's usual error message. */
  readonly message?: string | undefined;
  /** Consequences and next steps. */
  readonly children?: ReactNode;
}

/** Reports that sending failed for a reason other than the field values. */
export function ErrorBox({ view: { texts }, call, message = texts.error, children, ...box }: ErrorBoxProps) {
  return (
    <Alert {...box}>
      <p className="alert-heading">{message}</p>
      {children}
      {texts.errorCall && <CallLink call={call} label={texts.errorCall} />}
    </Alert>
  );
}
