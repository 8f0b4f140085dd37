import { type FormAnswer, type PageMeta, useSite } from 'nebel/template-api';
import type { ReactNode } from 'react';
import type { Form as FormData } from '../../../.types/data.ts';
import { useSiteData } from '../../site-data.ts';
import { ContactFacts } from '../facts/facts.tsx';
import { ErrorBox, ErrorSummary } from '../form/alert.tsx';
import { Form } from '../form/form.tsx';
import { inputsOf } from '../form/form-view.ts';
import { callOf, viewOfForm } from '../form/view-of-form.ts';
import { PhoneLink } from '../phone/phone.tsx';
import { Section } from '../section/section.tsx';
import './form-answer.css';

/** Returns the page that answers a submission without script: the form again with every value, and what went wrong. */
export function formAnswerPage(answer: FormAnswer): { readonly meta: PageMeta; readonly body: ReactNode } {
  const { notReceivedHeading, titlePrefix, notReceived } = dataOf(answer).texts;
  return {
    meta: { title: `${titlePrefix} ${notReceivedHeading}`, description: notReceived, noindex: true },
    body: <FormAnswerView answer={answer} />,
  };
}

/** The cast is safe: the receiver knows only forms of this site, which validate against its schema. */
const dataOf = (answer: FormAnswer) => answer.form as FormAnswer['form'] & FormData;

/**
 * Content of the page: what went wrong, the form as filled in, and the phone number.
 *
 * @public shown by its examples
 */
export function FormAnswerView({ answer }: { readonly answer: FormAnswer }) {
  const form = dataOf(answer);
  const view = viewOfForm(form, useSite());
  return (
    <Section className="form-answer" labelledBy="answer-heading">
      <h1 className="h2" id="answer-heading">
        {form.texts.notReceivedHeading}
      </h1>
      <div className="grid">
        <div className="form-answer-form box c1-7">
          <Form
            view={view}
            labelledBy="answer-heading"
            values={answer.values}
            errors={answer.errors}
            notes={form.photos && { [form.photos.name]: form.photos.texts.again }}
            hidden={{ submissionId: answer.submissionId }}
          >
            <Problem answer={answer} />
          </Form>
        </div>
        <div className="c8-12">
          <PhoneLink />
          <ContactFacts hours="home" />
        </div>
      </div>
    </Section>
  );
}

function Problem({ answer }: { readonly answer: FormAnswer }) {
  const { company } = useSiteData().site;
  const { texts } = dataOf(answer);
  const view = viewOfForm(dataOf(answer), useSite());
  if (inputsOf(view).some(({ name }) => answer.errors[name])) {
    return <ErrorSummary view={view} errors={answer.errors} heading="h2" hasFocus />;
  }
  const call = callOf(company.phone);
  if (answer.status === 413) return <ErrorBox view={view} call={call} message={texts.tooLarge} hasFocus />;
  return (
    <ErrorBox view={view} call={call} hasFocus>
      <p>{texts.notReceived}</p>
    </ErrorBox>
  );
}
