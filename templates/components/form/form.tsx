import type { FieldErrors, FormValues } from 'nebel/template-api';
import type { FocusEventHandler, FormEventHandler, ReactNode, Ref } from 'react';
import { InlineNodes } from '../inline/inline-nodes.tsx';
import { Field } from './field.tsx';
import { type FormView, fieldId } from './form-view.ts';
import { PhotosField, type PhotosFieldProps } from './photos-field.tsx';
import './form.css';

interface FormProps {
  readonly view: FormView;
  /** Id of the heading that labels the form. */
  readonly labelledBy: string;
  readonly values?: FormValues;
  readonly errors?: FieldErrors | undefined;
  /** Content at the top: a notice or an error. */
  readonly children?: ReactNode;
  /** Field name → entries of its `datalist`. */
  readonly suggestions?: Readonly<Record<string, readonly string[]>>;
  /** Field name → note about its current state. */
  readonly notes?: Readonly<Record<string, ReactNode>> | undefined;
  /** Props that a script adds to the photos field. */
  readonly photos?: Pick<PhotosFieldProps, 'onChange' | 'error' | 'children'> | undefined;
  /** Values of hidden inputs. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly submitting?: boolean;
  /** Disables the button while there is nothing to send. */
  readonly nothingToSend?: boolean;
  /** Also disables the fields while the form is being sent. Some browsers then leave them so when the page is reloaded. */
  readonly locksFields?: boolean;
  /** Message for screen readers. */
  readonly status?: string;
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly onInput?: FormEventHandler<HTMLFormElement>;
  readonly onFocus?: FocusEventHandler<HTMLFormElement>;
}

/** A form as complete HTML that works before hydration and without any script. Rendered on the server and in the browser. */
export function Form({
  view,
  labelledBy,
  values = {},
  errors = {},
  children,
  suggestions = {},
  notes = {},
  photos: photosProps,
  hidden = {},
  submitting = false,
  nothingToSend = false,
  locksFields = false,
  status = '',
  ...handlers
}: FormProps) {
  const { action, postTo, requiredNote, fields, photos, texts, privacy, noScript } = view;
  return (
    <form
      className="form"
      method="post"
      action={postTo ?? action}
      encType={photos && 'multipart/form-data'}
      aria-labelledby={labelledBy}
      {...handlers}
    >
      {noScript && (
        <noscript>
          <p className="form-notice" role="alert">
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
          suggestions={suggestions[field.name]}
          note={notes[field.name]}
          disabled={submitting && locksFields}
          isLocked={submitting}
        />
      ))}
      {photos && (
        <PhotosField
          view={view}
          photos={photos}
          error={errors[photos.name]}
          note={notes[photos.name]}
          isLocked={submitting}
          {...photosProps}
        />
      )}
      <Honeypot view={view} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        className="btn btn--ink btn--wide"
        type="submit"
        data-busy={texts.submitting}
        disabled={submitting || nothingToSend}
      >
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

/** Honeypot: a field that people neither see nor reach. Whatever fills it in is probably a bot. */
function Honeypot({ view }: { readonly view: FormView }) {
  const { name, label } = view.honeypot;
  const id = fieldId(view, name);
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
