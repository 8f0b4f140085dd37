import type { FieldErrors, FormValues } from 'nebel/shared/form-spec';
import type { FormAnswer } from 'nebel/template-api';
import type { Form as FormData } from '../../../.types/data.ts';
import { Text } from '../prose/prose.tsx';
import './form.css';

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
  const id = `form${action.replaceAll('/', '-')}`;
  return (
    <form className="form" method="post" action={action} data-thanks={thanksUrl} data-kept={texts.kept}>
      {fields.map((field) => (
        <Field key={field.name} formId={id} field={field} value={values[field.name]} error={errors[field.name]} />
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

type FieldData = FormData['fields'][number];

interface FieldProps {
  readonly field: FieldData;
  /** Distinguishes fields of the same name in several forms on a page. */
  readonly formId: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

/** A field with its label and its message. Browsers check the same rules as the relay. */
function Field({ field, formId, value, error }: FieldProps) {
  const { name, label, type, required, width } = field;
  const id = `${formId}-${name}`;
  const state = {
    name,
    required,
    ...(error && ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const)),
  };
  const star = required && <span aria-hidden="true"> *</span>;
  const message = (
    <span className="form-error" id={`${id}-error`}>
      {error}
    </span>
  );
  const className = `form-field form-field--${width ?? 'full'}`;
  if (type === 'radio') {
    return (
      <fieldset className={className} data-field={name}>
        <legend>
          <Text text={label} />
          {star}
        </legend>
        {message}
        {field.options?.map((option) => (
          <label className="form-choice" key={option.value}>
            <input {...state} type="radio" value={option.value} defaultChecked={option.value === value} />
            {option.label}
          </label>
        ))}
      </fieldset>
    );
  }
  if (type === 'checkbox') {
    const ticked = field.value ?? 'yes';
    return (
      <div className={className} data-field={name}>
        {message}
        <label className="form-choice">
          <input {...state} id={id} type="checkbox" value={ticked} defaultChecked={value === ticked} />
          <span>
            <Text text={label} />
            {star}
          </span>
        </label>
      </div>
    );
  }
  return (
    <div className={className} data-field={name}>
      <label htmlFor={id}>
        <Text text={label} />
        {star}
      </label>
      {message}
      <Control field={field} state={{ ...state, id, defaultValue: value }} />
    </div>
  );
}

/** What a visitor fills in. */
function Control({ field, state }: { readonly field: FieldData; readonly state: object }) {
  const { type, maxLength, min, max, step, pattern, autocomplete: autoComplete, options = [], emptyOption } = field;
  if (type === 'textarea') return <textarea {...{ ...state, maxLength, autoComplete }} rows={5} />;
  if (type === 'select') {
    return (
      <select {...{ ...state, autoComplete }}>
        <option value="">{emptyOption}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const rules = type === 'number' || type === 'date' ? { min, max, step } : { maxLength, pattern };
  return <input {...{ ...state, ...rules, autoComplete }} type={type} />;
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
