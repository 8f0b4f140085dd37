import type { FormAnswer } from 'nebel/template-api';
import type { Form as FormData } from '../../data.gen.ts';
import { Form } from './form.tsx';

/** What the relay answers to a browser without scripts when it could not accept a form: the form again, with all values. */
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
