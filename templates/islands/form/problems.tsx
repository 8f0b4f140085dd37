import type { Ref } from 'react';
import { ErrorBox, ErrorSummary, type HeadingTag } from '../../components/form/alert.tsx';
import type { CallView, FormView } from '../../components/form/form-view.ts';
import type { Progress } from './use-submission.ts';

interface ProblemsProps {
  readonly progress: Progress;
  readonly view: FormView;
  readonly call: CallView;
  readonly heading: HeadingTag;
  readonly ref: Ref<HTMLDivElement>;
}

/** Reports what went wrong with the last attempt, if anything. */
export function Problems({ progress, view, call, heading, ref }: ProblemsProps) {
  if (progress.kind === 'invalid') {
    return <ErrorSummary ref={ref} view={view} errors={progress.errors} heading={heading} />;
  }
  if (progress.kind === 'failed') return <ErrorBox ref={ref} view={view} call={call} />;
  return null;
}
