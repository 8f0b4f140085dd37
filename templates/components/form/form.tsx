import type { FieldErrors, FormValues } from 'nebel/template-api';
import type { FocusEventHandler, FormEventHandler, ReactNode, Ref } from 'react';
import { classes } from '../../format/classes.ts';
import { InlineNodes } from '../inline/inline-nodes.tsx';
import { Field } from './field.tsx';
import { askedIn, type FormView, fieldId } from './form-view.ts';
import { PhotosField, type PhotosFieldProps } from './photos-field.tsx';

interface FormProps {
  readonly view: FormView;
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  readonly className?: string | undefined;
  /** Initial values of the fields. */
  readonly values?: FormValues;
  readonly errors?: FieldErrors | undefined;
  /** What comes first: a notice, or what went wrong. */
  readonly children?: ReactNode;
  /** Field name → what the browser offers while the visitor types. */
  readonly suggestions?: Readonly<Record<string, readonly string[]>>;
  /** Field name → what is true of it just now. */
  readonly notes?: Readonly<Record<string, ReactNode>> | undefined;
  /** What a script adds to the field for pictures. */
  readonly photos?: Pick<PhotosFieldProps, 'onChange' | 'error' | 'children'> | undefined;
  /** Values that the visitor does not see. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly submitting?: boolean;
  /** Greys the button out while there is nothing to send. */
  readonly nothingToSend?: boolean;
  /** Locks the fields while the form is being sent. */
  readonly locksFields?: boolean;
  /** What is said to those who do not see the screen. */
  readonly status?: string;
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly onInput?: FormEventHandler<HTMLFormElement>;
  readonly onFocus?: FocusEventHandler<HTMLFormElement>;
}

/** A form as complete HTML: it works before any script has loaded, and without one. Runs on both sides. */
export function Form({
  view,
  labelledBy,
  className,
  values = {},
  errors = {},
  children,
  suggestions = {},
  notes = {},
  photos: added,
  hidden = {},
  submitting = false,
  nothingToSend = false,
  locksFields = false,
  status = '',
  ...handlers
}: FormProps) {
  const { action, postTo, requiredNote, fields, photos, texts, privacy, noScript } = view;
  const firstWrong = askedIn(view).find(({ name }) => errors[name])?.name;
  return (
    <form
      className={classes('form', className)}
      method="post"
      action={postTo ?? action}
      encType={photos && 'multipart/form-data'}
      aria-labelledby={labelledBy}
      {...handlers}
    >
      {noScript && (
        <noscript>
          <p className="form-notice">
            <InlineNodes nodes={noScript} />
          </p>
        </noscript>
      )}
      {children}
      {requiredNote && <p className="form-note">{requiredNote}</p>}
      {fields.map((field) => (
        <Field
          key={field.name}
          view={view}
          field={field}
          value={values[field.name]}
          error={errors[field.name]}
          hasFocus={field.name === firstWrong}
          suggestions={suggestions[field.name]}
          note={notes[field.name]}
          disabled={submitting && locksFields}
        />
      ))}
      {photos && (
        <PhotosField
          view={view}
          photos={photos}
          error={errors[photos.name]}
          note={notes[photos.name]}
          hasFocus={photos.name === firstWrong}
          {...added}
        />
      )}
      <Trap view={view} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn btn--ink btn--wide" type="submit" disabled={submitting || nothingToSend}>
        {submitting ? texts.submitting : texts.submit}
      </button>
      {privacy && (
        <p className="form-note">
          <InlineNodes nodes={privacy} />
        </p>
      )}
      <p className="visually-hidden" role="status">
        {submitting ? texts.submitting : status}
      </p>
    </form>
  );
}

/** A field that people neither see nor reach. What fills it is probably a program. */
function Trap({ view }: { readonly view: FormView }) {
  const { name, label } = view.honeypot;
  const id = fieldId(view, name);
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
