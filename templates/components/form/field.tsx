import type { Form } from '../../data.gen.ts';

type FieldData = Form['fields'][number];

interface FieldProps {
  readonly field: FieldData;
  readonly id: string;
}

/** A label with its input. */
export function Field({ field, id }: FieldProps) {
  return (
    <div className={`field field--${field.width ?? 'full'}`}>
      <label htmlFor={id}>
        {field.label}
        {field.required && (
          <span className="field__star" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <Control field={field} id={id} />
    </div>
  );
}

function Control({ field, id }: FieldProps) {
  const { name, type, required, autocomplete, inputmode, placeholder } = field;
  const common = { id, name, required, autoComplete: autocomplete, placeholder };
  if (type === 'textarea') return <textarea {...common} rows={4} />;
  if (type === 'select') {
    return (
      <select id={id} name={name} required={required}>
        <option value="">{field.emptyOption}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return <input {...common} type={type} inputMode={inputmode} />;
}
