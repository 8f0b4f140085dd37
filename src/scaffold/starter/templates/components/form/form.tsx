import type { FieldErrors, FormValues } from 'nebel/shared/form-spec';
import type { FormAnswer } from 'nebel/template-api';
import type { Form as FormData } from '../../data.gen.ts';
import { Text } from '../prose/prose.tsx';

interface FormProps {
  readonly form: FormData;
  readonly thanksUrl: string;
  readonly values?: FormValues;
  readonly errors?: FieldErrors;
  /** Recognises a form that is sent twice as the same inquiry. */
  readonly submissionId?: string;
}

/** A form that also works without JavaScript. The script only saves visitors a page load. */
export function Form({ form, thanksUrl, values = {}, errors = {}, submissionId }: FormProps) {
  const { action, fields, honeypot, texts } = form;
  return (
    <form className="form" method="post" action={action} data-thanks={thanksUrl} data-kept={texts.kept}>
      {fields.map((field) => (
        <Field key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
      ))}
      <div className="form-trap" aria-hidden="true">
        <label>
          {honeypot.label} <input type="text" name={honeypot.name} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {submissionId && <input type="hidden" name="submissionId" value={submissionId} />}
      <p className="form-status" role="status" data-failed={texts.error} data-invalid={texts.summaryHeading} />
      <button className="button" type="submit" data-busy={texts.submitting}>
        {texts.submit}
      </button>
      <p className="form-note">
        <Text text={texts.privacy} />
      </p>
    </form>
  );
}

interface FieldProps {
  readonly field: FormData['fields'][number];
  readonly value: string | undefined;
  readonly error: string | undefined;
}

function Field({ field, value, error }: FieldProps) {
  const { name, label, type, required, maxLength, autocomplete, options = [], emptyOption, width } = field;
  const id = `field-${name}`;
  const shared = {
    ...{ id, name, required, maxLength, autoComplete: autocomplete, defaultValue: value },
    ...(error && ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const)),
  };
  return (
    <p className={`form-field form-field--${width ?? 'full'}`}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <span className="form-error" id={`${id}-error`}>
        {error}
      </span>
      {type === 'textarea' && <textarea {...shared} rows={5} />}
      {type === 'select' && (
        <select {...{ ...shared, maxLength: undefined }}>
          <option value="">{emptyOption}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {type !== 'textarea' && type !== 'select' && <input {...shared} type={type} />}
    </p>
  );
}

/** The answer of the relay to a browser without JavaScript if it cannot accept a form: the form again, with all values. */
export function formPage({ form, values, errors, submissionId }: FormAnswer) {
  const { texts } = form as FormAnswer['form'] & FormData;
  const isWrong = Object.keys(errors).length > 0;
  return {
    meta: { title: `${texts.titlePrefix} ${texts.submit}`, description: texts.error, noindex: true },
    body: (
      <div className="wrap prose">
        <h1>{isWrong ? texts.summaryHeading : texts.error}</h1>
        <Form form={form as FormData} {...{ values, errors, submissionId }} thanksUrl="/thanks/" />
      </div>
    ),
  };
}
