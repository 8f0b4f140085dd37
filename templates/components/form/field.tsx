import type { ReactNode } from 'react';
import { classes } from '../../format/classes.ts';
import { errorId, type FieldView, type FormView, fieldId, hintId, noteId } from './form-view.ts';
import './field.css';

interface FrameProps {
  readonly view: Pick<FormView, 'id'>;
  readonly field: Pick<FieldView, 'name' | 'label' | 'required' | 'width' | 'hint'>;
  readonly error?: string | undefined;
  /** Note about the current state of the field. */
  readonly note?: ReactNode;
  /** Cannot be used while the form is being sent, because a change would not be sent. */
  readonly isLocked?: boolean | undefined;
  readonly children: ReactNode;
}

/** The parts around a control: label, error, hint and note. */
export function FieldFrame({ view, field, error, note, isLocked, children }: FrameProps) {
  const { name, label, required, width, hint } = field;
  return (
    <div className={classes('field', width && width !== 'full' && `field--${width}`)} inert={isLocked}>
      <label htmlFor={fieldId(view, name)}>
        {label}
        {required && (
          <span className="field-star" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {error && (
        <p className="field-error" id={errorId(view, name)}>
          {error}
        </p>
      )}
      {children}
      {hint && (
        <p className="field-hint" id={hintId(view, name)}>
          {hint}
        </p>
      )}
      {note && (
        <p className="field-hint" id={noteId(view, name)}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Returns the attributes that all kinds of controls share. */
export const controlAttributes = ({ view, field: { name, hint }, error, note }: Omit<FrameProps, 'children'>) => ({
  id: fieldId(view, name),
  name,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': joinIds(error && errorId(view, name), hint && hintId(view, name), note && noteId(view, name)),
});

const joinIds = (...ids: readonly ReactNode[]) => ids.filter(Boolean).join(' ') || undefined;

interface FieldProps extends Pick<FrameProps, 'view' | 'error' | 'note' | 'isLocked'> {
  readonly field: FieldView;
  readonly value?: string | undefined;
  /** Entries of the `datalist`. */
  readonly suggestions?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

/** A control with its label, hint and error. */
export function Field({ view, field, value, error, note, suggestions = [], disabled, isLocked }: FieldProps) {
  const listId = `${fieldId(view, field.name)}-list`;
  return (
    <FieldFrame view={view} field={field} error={error} note={note} isLocked={isLocked}>
      <Control
        field={field}
        attributes={{
          ...controlAttributes({ view, field, error, note }),
          required: field.required,
          disabled,
        }}
        value={value}
        list={suggestions.length > 0 ? listId : undefined}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

interface ControlProps {
  readonly field: FieldView;
  readonly attributes: ReturnType<typeof controlAttributes> & {
    readonly required: boolean;
    readonly disabled: boolean | undefined;
  };
  readonly value: string | undefined;
  readonly list: string | undefined;
}

/** Leaves values to the browser (`defaultValue`), so that input typed before hydration survives. */
function Control({ field, attributes, value, list }: ControlProps) {
  const { type, autocomplete, inputmode, placeholder, emptyOption, options } = field;
  if (type === 'textarea') {
    return (
      <textarea {...attributes} autoComplete={autocomplete} placeholder={placeholder} defaultValue={value} rows={4} />
    );
  }
  if (type === 'select') {
    return (
      <select {...attributes} defaultValue={value}>
        <option value="">{emptyOption}</option>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...attributes}
      type={type}
      inputMode={inputmode}
      autoComplete={autocomplete}
      placeholder={placeholder}
      defaultValue={value}
      list={list}
    />
  );
}
