import type { Form as FormData } from '../../data.gen.ts';
import { classes } from '../../format/classes.ts';
import { Inline } from '../inline/inline.tsx';
import { Field } from './field.tsx';

interface FormProps {
  readonly form: FormData;
  /** Id of the heading that names the form. */
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
}

/** A form as complete HTML: it works before any script has loaded, and without one. */
export function Form({ form, labelledBy, className }: FormProps) {
  const { action, table, requiredNote, fields, texts } = form;
  return (
    <form className={classes('form', className)} method="post" action={action} aria-labelledby={labelledBy}>
      {requiredNote && <p className="form__note">{requiredNote}</p>}
      {fields.map((field) => (
        <Field key={field.name} field={field} id={`${table.toLowerCase()}-${field.name}`} />
      ))}
      <button className="btn btn--ink btn--wide" type="submit">
        {texts.submit}
      </button>
      {texts.privacy && (
        <p className="form__note">
          <Inline text={texts.privacy} />
        </p>
      )}
    </form>
  );
}
