import { errorId, type FieldView, type FormView, fieldId, hintId } from './form-view.ts';

interface FieldProps {
  readonly view: Pick<FormView, 'id'>;
  readonly field: FieldView;
  /** Initial value of the field. */
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  /** Begins with the focus: where an answer without script says what is wrong first. */
  readonly hasFocus?: boolean | undefined;
  /** What the browser offers while the visitor types. */
  readonly suggestions?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}

/** A label with its control, what explains it and what is wrong with it. */
export function Field({ view, field, value, error, hasFocus, suggestions = [], disabled }: FieldProps) {
  const id = fieldId(view, field.name);
  const listId = `${id}-list`;
  return (
    <div className={`field field--${field.width ?? 'full'}`}>
      <label htmlFor={id}>
        {field.label}
        {field.required && (
          <span className="field-star" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {error && (
        <p className="field-error" id={errorId(view, field.name)}>
          {error}
        </p>
      )}
      <Control
        field={field}
        attributes={{
          id,
          name: field.name,
          required: field.required,
          disabled,
          autoFocus: hasFocus || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy(error && errorId(view, field.name), field.hint && hintId(view, field.name)),
        }}
        value={value}
        list={suggestions.length > 0 ? listId : undefined}
      />
      {field.hint && (
        <p className="field-hint" id={hintId(view, field.name)}>
          {field.hint}
        </p>
      )}
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}

const describedBy = (...ids: readonly (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

interface ControlProps {
  readonly field: FieldView;
  readonly attributes: {
    readonly id: string;
    readonly name: string;
    readonly required: boolean;
    readonly disabled: boolean | undefined;
    readonly autoFocus: true | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
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
