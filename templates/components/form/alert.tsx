import type { FieldErrors } from 'nebel/template-api';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { CallLink } from './call-link.tsx';
import { askedIn, type CallView, type FormView, fieldId } from './form-view.ts';

/** Level of a heading inside the form; it depends on where the form is. */
export type HeadingTag = 'h2' | 'h3' | 'h4';

interface AlertProps {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** The red box on top of a form. It is announced, and focus is moved to it. */
function Alert({ ref, children }: AlertProps) {
  return (
    <div className="alert" tabIndex={-1} ref={ref}>
      <div role="alert">{children}</div>
    </div>
  );
}

interface ErrorSummaryProps extends Pick<AlertProps, 'ref'> {
  readonly view: FormView;
  readonly errors: FieldErrors;
  readonly heading: HeadingTag;
}

/** All mistakes in one place, each with a link to its field. */
export function ErrorSummary({ view, errors, heading: Heading, ref }: ErrorSummaryProps) {
  return (
    <Alert ref={ref}>
      <Heading className="alert-heading">{view.texts.summaryHeading}</Heading>
      <ul className="alert-list">
        {askedIn(view).map(
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

/** Without script the link leads to the field as well; with it, the address of the page stays as it is. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  // The label and the message above the field are to be seen as well.
  field.parentElement?.scrollIntoView();
}

interface ErrorBoxProps extends Pick<AlertProps, 'ref'> {
  readonly view: Pick<FormView, 'texts'>;
  readonly call: CallView;
  /** What went wrong, if not the form's usual error. */
  readonly message?: string | undefined;
  /** What follows from it. */
  readonly children?: ReactNode;
}

/** Sending failed, and the fields are not to blame. */
export function ErrorBox({ view: { texts }, call, message = texts.error, children, ref }: ErrorBoxProps) {
  return (
    <Alert ref={ref}>
      <p className="alert-heading">{message}</p>
      {children}
      {texts.errorCall && <CallLink call={call} label={texts.errorCall} />}
    </Alert>
  );
}
