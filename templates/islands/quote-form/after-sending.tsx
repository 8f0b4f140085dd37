import type { Ref } from 'react';
import { CallLink } from '../../components/form/call-link.tsx';
import type { CallView, FormView } from '../../components/form/form-view.ts';
import { Outcome } from '../../components/form/outcome.tsx';

interface AfterSendingProps {
  readonly view: Pick<FormView, 'texts'>;
  readonly call: CallView;
  /** Id of the heading that labels this part of the page. */
  readonly headingId: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Replaces the form if an inquiry was already sent from this tab. */
export function SentView({
  view: { texts },
  call,
  headingId,
  ref,
  onAnew,
}: AfterSendingProps & { onAnew: () => void }) {
  return (
    <Outcome heading={texts.doneHeading ?? ''} tag="h3" id={headingId} text={texts.doneText} ref={ref}>
      <CallLink call={call} />
      <button className="btn" type="button" onClick={onAnew}>
        {texts.again}
      </button>
    </Outcome>
  );
}

/** Replaces the form if the inquiry is pending in this browser and the thanks page cannot be reached. */
export function KeptView({ view: { texts }, call, headingId, ref }: AfterSendingProps) {
  return (
    <Outcome heading={texts.keptHeading ?? ''} tag="h3" id={headingId} text={texts.keptText} ref={ref}>
      <CallLink call={call} />
    </Outcome>
  );
}
