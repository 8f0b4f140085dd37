import type { ReactNode } from 'react';
import { errorId, type FieldView, type FormView, fieldId, hintId, noteId } from './form-view.ts';

interface FrameProps {
  readonly view: Pick<FormView, 'id'>;
  readonly field: Pick<FieldView, 'name' | 'label' | 'required' | 'width' | 'hint'>;
  readonly error?: string | undefined;
  /** What is true of the field just now. */
  readonly note?: ReactNode;
  /** Begins with the focus: where an answer without script says what is wrong first. */
  readonly hasFocus?: boolean | undefined;
  /** The control itself. */
  readonly children: ReactNode;
}

/** What is around a control: its label, what is wrong with it and what explains it. */
export function FieldFrame({
  view,
  field: { name, label, required, width = 'full', hint },
  error,
  note,
  children,
}: FrameProps) {
  return (
    <div className={`field field--${width}`}>
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

/** What a control says of itself in every kind of field. */
export const controlAttributes = ({
  view,
  field: { name, hint },
  error,
  note,
  hasFocus,
}: Omit<FrameProps, 'children'>) => ({
  id: fieldId(view, name),
  name,
  autoFocus: hasFocus ? (true as const) : undefined,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': described(error && errorId(view, name), hint && hintId(view, name), note && noteId(view, name)),
});

const described = (...ids: readonly ReactNode[]) => ids.filter(Boolean).join(' ') || undefined;

interface FieldProps extends Pick<FrameProps, 'view' | 'error' | 'note' | 'hasFocus'> {
  readonly field: FieldView;
  /** Initial value of the field. */
  readonly value?: string | undefined;
  /** What the browser offers while the visitor types. */
  readonly suggestions?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

/** A label with its control, what explains it and what is wrong with it. */
export function Field({ view, field, value, error, note, hasFocus, suggestions = [], disabled }: FieldProps) {
  const listId = `${fieldId(view, field.name)}-list`;
  return (
    <FieldFrame view={view} field={field} error={error} note={note}>
      <Control
        field={field}
        attributes={{
          ...controlAttributes({ view, field, error, note, hasFocus }),
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

/** The values stay with the browser (`defaultValue`), so that what was typed before the script came is not lost. */
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
