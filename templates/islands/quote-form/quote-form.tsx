import type { Runtime } from 'nebel/browser/runtime';
import { useEffect, useRef } from 'react';
import { CallLink } from '../../components/form/call-link.tsx';
import { Form } from '../../components/form/form.tsx';
import type { CallView, FormView } from '../../components/form/form-view.ts';
import { Outcome } from '../../components/form/outcome.tsx';
import { focusOutcome } from '../form/dom.ts';
import { Problems } from '../form/problems.tsx';
import { useSubmission } from '../form/use-submission.ts';
import { ChosenPhotos } from './chosen-photos.tsx';
import { useOfficeNotes } from './office-note.tsx';
import type { Preselections } from './preselection.ts';
import { useDraft } from './use-draft.ts';
import { usePhotos } from './use-photos.ts';
import { usePlaces } from './use-places.ts';
import { useStage } from './use-stage.ts';

export interface QuoteFormProps {
  readonly view: FormView;
  readonly call: CallView;
  readonly heading: string;
  readonly headingId: string;
  /** Preselections for links from service pages. */
  readonly preselect: Preselections;
  /** Destination after sending. */
  readonly thanksUrl: string;
}

/** The quote form. Saves a draft, and shows a notice instead if an inquiry was already sent. */
export function QuoteForm({ runtime, ...props }: QuoteFormProps & { readonly runtime?: Runtime }) {
  const { view, call, heading, headingId, preselect, thanksUrl } = props;
  const { action, texts } = view;
  const form = useRef<HTMLFormElement>(null);
  const { stage, waiting, leave, startOver } = useStage({ form, action, runtime, thanksUrl });
  const draft = useDraft(form, view, preselect);
  const places = usePlaces({ form, texts, filled: draft.askedCity });
  const photos = usePhotos(form, view.photos);
  const officeNotes = useOfficeNotes(view, call);
  const { progress, alert, submittedFrom, noteStart, onSubmit } = useSubmission({
    form,
    view,
    runtime,
    keep: true,
    photos: photos.attached,
    onSent(outcome) {
      draft.erase();
      leave(outcome);
    },
  });

  const outcome = useRef<HTMLDivElement>(null);
  const wasSending = progress.kind === 'submitting';
  // Moves the focus after sending only, not on the first view of the page.
  useEffect(() => {
    if (stage !== 'form' && wasSending) focusOutcome(outcome.current, { from: submittedFrom.current });
  }, [stage, wasSending, submittedFrom]);

  if (stage !== 'form') {
    const [done, text] = stage === 'sent' ? [texts.doneHeading, texts.doneText] : [texts.keptHeading, texts.keptText];
    return (
      <Outcome heading={done ?? ''} tag="h3" id={headingId} text={text} ref={outcome}>
        <CallLink call={call} />
        {stage === 'sent' && (
          <button className="btn" type="button" onClick={startOver}>
            {texts.again}
          </button>
        )}
      </Outcome>
    );
  }
  return (
    <>
      <h3 className="h3" id={headingId}>
        {heading}
      </h3>
      <Form
        view={view}
        labelledBy={headingId}
        errors={progress.kind === 'invalid' ? progress.errors : undefined}
        suggestions={{ city: places.choices }}
        submitting={progress.kind === 'submitting'}
        status={photos.status || places.status}
        notes={{
          ...officeNotes,
          ...(view.photos && photos.isPreparing && { [view.photos.name]: view.photos.texts.preparing }),
        }}
        photos={
          view.photos && {
            onChange: photos.take,
            ...(photos.problem && { error: photos.problem }),
            children: <ChosenPhotos photos={photos} texts={view.photos.texts} />,
          }
        }
        ref={form}
        onSubmit={onSubmit}
        onInput={() => {
          noteStart();
          places.update();
          draft.save();
        }}
        onFocus={() => {
          noteStart();
          places.load();
        }}
      >
        {waiting && progress.kind !== 'submitting' && (
          <p className="form-notice" role="status">
            {texts.waiting}
          </p>
        )}
        <Problems progress={progress} view={view} call={call} heading="h4" ref={alert} />
      </Form>
    </>
  );
}
